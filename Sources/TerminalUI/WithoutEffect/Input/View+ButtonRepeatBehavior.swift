/// The repetition of a held button's action: SwiftUI's `ButtonRepeatBehavior`.
///
/// - In a terminal: A button acts once for each key press that the terminal sends. The terminal
///   sends a held key repeatedly.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let repeats: Bool

  /// Repeats as often as the terminal sends the key.
  public static let automatic = ButtonRepeatBehavior(repeats: true)
  /// Repeats as often as the terminal sends the key.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// Repeats as often as the terminal sends the key, because it sends each repetition as a new key
  /// press.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

extension View {
  /// Sets whether held buttons repeat their action: SwiftUI's `buttonRepeatBehavior`.
  ///
  /// - In a terminal: A button acts once for each key press that the terminal sends. The terminal
  ///   sends a held key repeatedly. The value can be read from the environment.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
