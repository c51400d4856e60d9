import Foundation

/// Some text, wrapped at words to the width there is: SwiftUI's `Text`.
///
/// Whatever the string holds, no control character, escape or bidi control reaches
/// the screen.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  let content: Content
  /// Changes of style, the innermost first.
  var changes: [TextChange] = []

  init(_ content: Content) { self.content = content }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(.string(String(content))) }

  /// Shows the text of a key in the reader's language, or the key itself where there is
  /// no such text, with Markdown's emphasis.
  ///
  /// - Parameters:
  ///   - key: The key, as a string literal makes it.
  ///   - tableName: The name of a string table, `Localizable` unless told.
  ///   - bundle: Where the table is, the program's own bundle unless told.
  ///   - comment: What translators are told; not used at run time.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, StringTable(name: tableName, bundle: bundle)))
  }

  /// Shows the text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.key(resource.localizedKey, resource.stringTable))
  }

  /// Shows an image within text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Shows a string with attributes: links, and those of TerminalUI (font, colours, lines).
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// One text after the other, each in its own style.
  public static func + (left: Text, right: Text) -> Text { Text(.joined([left, right])) }
}

extension Text {
  /// Where the letters come from.
  enum Content: Equatable, Sendable {
    case string(String)
    case key(LocalizedStringKey, StringTable)
    indirect case image(Image)
    case attributed(AttributedString)
    case value(AnyTextValue)
    case joined([Text])
  }

  /// Capitals or small letters: SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// All small letters.
    case lowercase
  }

  /// Which part of a text is left out when it is too long: SwiftUI's
  /// `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    var cellMode: CellText.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The size of a text beside others: SwiftUI's `Text.Scale`. A secondary one is dim.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The usual size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller than the text around, told by being dim.
    public static let secondary = Scale(isSecondary: true)
  }
}

extension Text {
  /// Only shows something.
  public nonisolated static var _isPassive: Bool { true }
}
