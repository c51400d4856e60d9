/// The modifier keys held during a key press: SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key, derived from an uppercase letter.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  ///
  /// - In a terminal: Control is used instead.
  public static let command = EventModifiers(rawValue: 16)
  /// A key on the numeric keypad.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}
