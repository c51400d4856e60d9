/// The extent of writing tools: SwiftUI's `WritingToolsBehavior`.
///
/// - In a terminal: No help with writing is offered.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The system decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All writing tools, inline.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Writing tools in a separate window.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Sets the extent of writing tools: SwiftUI's `writingToolsBehavior(_:)`.
  ///
  /// - In a terminal: No help with writing is offered.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets whether searching in text is disabled: SwiftUI's `findDisabled(_:)`.
  ///
  /// - In a terminal: The terminal's own search can always be used.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
}
