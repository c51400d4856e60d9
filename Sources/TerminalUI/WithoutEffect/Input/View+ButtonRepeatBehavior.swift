/// Whether a held button acts again and again: SwiftUI's `ButtonRepeatBehavior`.
///
/// - In a terminal: A button acts once for each key press that the terminal sends. A held key is
///   sent again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let repeats: Bool

  /// As the terminal repeats the key.
  public static let automatic = ButtonRepeatBehavior(repeats: true)
  /// As the terminal repeats the key.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// As the terminal repeats the key.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

extension View {
  /// Says whether a held button acts again.
  ///
  /// - In a terminal: A button acts once for each key press that the terminal sends. A held key is
  ///   sent again and again. The value can be read from the environment.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
