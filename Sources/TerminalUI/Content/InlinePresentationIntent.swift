import Foundation

/// The emphasis of a run in a string with attributes: Foundation's `InlinePresentationIntent`,
/// which Linux lacks.
///
/// ```swift
/// import SwiftUI
///
/// func price(_ old: String) -> AttributedString {
///   var string = AttributedString(old)
///   string.inlinePresentationIntent = .strikethrough
///   return string
/// }
/// ```
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set, with Foundation's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, in Markdown `*text*`: italic.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis, in Markdown `**text**`: bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, in Markdown a text between backticks. It looks like other text, because all text in a
  /// terminal is monospaced.
  public static let code = Self(rawValue: 1 << 2)
  /// Deleted text, in Markdown `~~text~~`: struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break that only separates two lines of the source.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break that the source requests.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML inside a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML of whole lines.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  /// The style changes that show the emphasis.
  var textChanges: [TextChange] {
    var changes: [TextChange] = []
    if contains(.emphasized) { changes.append(.attribute(.italic, true)) }
    if contains(.stronglyEmphasized) { changes.append(.attribute(.bold, true)) }
    if contains(.strikethrough) { changes.append(.attribute(.strikethrough, true)) }
    return changes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of a run's emphasis. In Apple's Foundation, the key belongs to `FoundationAttributes`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The attribute's encoded name.
    public static let name = "NSInlinePresentationIntent"
  }
}
