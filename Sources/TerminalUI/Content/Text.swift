import Foundation

/// A text that wraps at words: SwiftUI's `Text`.
///
/// Control characters, escape sequences and bidirectional controls in the string never reach the
/// terminal.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
  let content: Content
  /// The style changes, the innermost first.
  var changes: [TextChange] = []

  init(_ content: Content) { self.content = content }

  /// Creates a text from a string without localization.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Creates a text from a string without localization.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(.string(String(content))) }

  /// Creates a localized text. Markdown in it becomes emphasis and links.
  ///
  /// Without a translation, the key is the text.
  ///
  /// - Parameters:
  ///   - key: The key, usually a string literal.
  ///   - tableName: The name of the string table (default: `Localizable`).
  ///   - bundle: The bundle of the table (default: the program and the resource bundles next to
  ///     it).
  ///   - comment: A note for translators, unused at run time.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, StringTable(name: tableName, bundle: bundle)))
  }

  /// Creates a text from a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.key(resource.localizedKey, resource.stringTable))
  }

  /// Creates a text that consists of an image.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text from an attributed string. It shows fonts, colours, lines and links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Joins two texts. Each keeps its style.
  public static func + (left: Text, right: Text) -> Text { Text(.joined([left, right])) }
}

extension Text {
  /// The source of a text.
  enum Content: Equatable, Sendable {
    case string(String)
    case key(LocalizedStringKey, StringTable)
    indirect case image(Image)
    case attributed(AttributedString)
    case value(AnyTextValue)
    case joined([Text])
  }

  /// A transformation of case: SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The part of a text that is removed if it does not fit: SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// Removes the beginning.
    case head
    /// Removes the end.
    case tail
    /// Removes the middle.
    case middle

    var cellMode: CellText.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The scale of a text: SwiftUI's `Text.Scale`. A secondary scale is dim.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The default size.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size, which a terminal shows as dim text.
    public static let secondary = Scale(isSecondary: true)
  }
}

extension Text {
  /// Always `true`: a text without links handles no input and holds no state.
  public nonisolated static var _isPassive: Bool { true }
}
