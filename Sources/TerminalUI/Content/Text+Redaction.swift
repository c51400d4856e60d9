/// Why content is not to be shown as it is: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: shades stand for text and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content is hidden: shades stand for what `privacySensitive()` marks.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date; it is shown as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Hides what text and images say, behind shades of the same size.
  public func redacted(reason: RedactionReasons) -> some View {
    changingText(.addRedaction(reason))
  }

  /// Shows everything, whatever was hidden around.
  public func unredacted() -> some View { changingText(.noRedaction) }

  /// Marks text and images as private: they are hidden where `.privacy` is among the
  /// reasons of a redaction.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingText(.isPrivate(sensitive))
  }
}
