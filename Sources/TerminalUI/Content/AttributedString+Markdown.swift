import Foundation

extension AttributedString {
  /// Options for reading Markdown: Foundation's `AttributedString.MarkdownParsingOptions`, which
  /// Linux lacks.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is interpreted: Foundation's `InterpretedSyntax`.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and the syntax inside lines. The marks of headings, lists, quotations and code
      /// blocks are removed, and the blocks follow each other without a line break. The attribute
      /// `presentationIntent`, which describes a block on Apple's systems, is missing.
      case full
      /// Only the syntax inside lines. Several spaces or line breaks become one space.
      case inlineOnly
      /// Only the syntax inside lines. Spaces and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The response to an error in the Markdown: Foundation's `FailurePolicy`. This parser never
    /// fails: text that only resembles markup stays unchanged.
    public enum FailurePolicy: Hashable, Sendable {
      /// The initializer throws an error.
      case throwError
      /// The initializer returns the string up to the error.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](name: value)` sets attributes. Not supported: the marks are removed.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The response to an error.
    public var failurePolicy: FailurePolicy
    /// The language of the string (BCP 47), which becomes an attribute; `nil` if unknown.
    public var languageCode: String?
    /// Whether attributes contain positions in the source. Not supported.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Not supported.
    ///   - interpretedSyntax: The part of Markdown that is interpreted (default: all of it).
    ///   - failurePolicy: The response to an error. This parser never fails.
    ///   - languageCode: The language of the string (BCP 47).
    ///   - appliesSourcePositionAttributes: Not supported.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from Markdown: Foundation's `init(markdown:options:baseURL:)`, which Linux
  /// lacks.
  ///
  /// Emphasis and code set `inlinePresentationIntent`, and links set `link`.
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// func terms() throws -> Text {
  ///   Text(try AttributedString(markdown: "**Renews** until [cancelled](https://example.com)."))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: The options for reading Markdown.
  ///   - baseURL: The URL that links are relative to.
  /// - Throws: Nothing, because this parser never fails.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for block in MarkdownBlocks(markdown, options.interpretedSyntax).blocks {
      if block.isCode {
        append(AttributedString(block.text))
      } else {
        for run in TextMarkdown(block.text).runs { append(AttributedString(run, baseURL)) }
      }
    }
    if let code = options.languageCode { self.languageIdentifier = code }
  }

  /// Creates a string from Markdown in UTF-8: Foundation's `init(markdown:options:baseURL:)`.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are not UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a Markdown file: Foundation's `init(contentsOf:options:baseURL:)`.
  ///
  /// - Throws: An error if the file cannot be read or is not UTF-8.
  public init(
    contentsOf url: URL,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private init(_ run: TextMarkdown.Run, _ baseURL: URL?) {
    self.init(run.text)
    var intent: InlinePresentationIntent = []
    if run.attributes.contains(.italic) { intent.insert(.emphasized) }
    if run.attributes.contains(.bold) { intent.insert(.stronglyEmphasized) }
    if run.attributes.contains(.strikethrough) { intent.insert(.strikethrough) }
    if run.isCode { intent.insert(.code) }
    if !intent.isEmpty { self.inlinePresentationIntent = intent }
    if let target = run.link { self.link = URL(string: target, relativeTo: baseURL) }
  }
}
