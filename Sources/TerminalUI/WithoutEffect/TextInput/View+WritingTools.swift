/// How a system helps with writing: SwiftUI's `WritingToolsBehavior`.
///
/// - In a terminal: No help with writing is offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As suits the place.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In full.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a window of its own.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Says how a system helps with writing: SwiftUI's `writingToolsBehavior(_:)`.
  ///
  /// - In a terminal: No help with writing is offered.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Says whether text can be searched: SwiftUI's `findDisabled(_:)`.
  ///
  /// - In a terminal: The terminal's own search can always be used.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
}
