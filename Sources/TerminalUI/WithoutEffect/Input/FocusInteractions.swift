/// How a view is used once it has the focus: SwiftUI's `FocusInteractions`.
///
/// - In a terminal: Every focus is for keys.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The interactions, one bit each.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform has it.
  public static let automatic = FocusInteractions(rawValue: 3)
}
