/// The reasons for hiding content: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not available yet. Shade characters replace texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content is hidden. Shade characters replace views marked with `privacySensitive()`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date. It is still shown.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Hides the texts and images in this view behind shade characters of the same size.
  public func redacted(reason: RedactionReasons) -> some View {
    changingText(.addRedaction(reason))
  }

  /// Removes all redactions set by outer views.
  public func unredacted() -> some View { changingText(.noRedaction) }

  /// Marks the texts and images in this view as private. A redaction for `.privacy` hides them.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingText(.isPrivate(sensitive))
  }
}
