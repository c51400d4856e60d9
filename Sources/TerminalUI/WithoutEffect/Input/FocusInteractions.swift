/// The uses of a focused view: SwiftUI's `FocusInteractions`.
///
/// - In a terminal: A focused view receives keys in any case.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``activate``, 2 is ``edit``.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view can be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view can be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The uses that the platform supports.
  public static let automatic = FocusInteractions(rawValue: 3)
}
