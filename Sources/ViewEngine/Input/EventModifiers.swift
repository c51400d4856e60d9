/// Keys held while another is pressed: SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The keys, one bit each.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift, known by the letter it makes.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  ///
  /// - In a terminal: Control takes its place.
  public static let command = EventModifiers(rawValue: 16)
  /// The keypad.
  ///
  /// - In a terminal: A terminal does not report the key.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}
