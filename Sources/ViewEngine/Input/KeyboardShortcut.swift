/// A keyboard shortcut that activates a control wherever the focus is: SwiftUI's
/// `KeyboardShortcut`.
///
/// - In a terminal: Control replaces Command: ⌘S is Ctrl-S. Keys without a control code, such as
///   digits, Enter and arrows, are pressed without Control. A shortcut with Option cannot be
///   pressed.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to keyboards and languages.
  ///
  /// - In a terminal: Shortcuts are the same on all keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: Int

    /// The adaptation that the system chooses.
    public static let automatic = Localization(name: 0)
    /// No mirroring in right-to-left languages.
    public static let withoutMirroring = Localization(name: 1)
    /// No adaptation to other keyboards.
    public static let custom = Localization(name: 2)
  }

  /// The key without modifier keys.
  public let key: KeyEquivalent
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// The adaptation to keyboards and languages.
  public let localization: Localization

  /// Creates a shortcut from a key and modifier keys.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Creates a shortcut from a key as the terminal reports it.
  @_disfavoredOverload
  public init(_ key: Key) {
    self.init(key.equivalent.key, modifiers: key.equivalent.modifiers)
  }

  /// The shortcut of the default button: Enter.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Returns whether a key that the terminal reported triggers the shortcut.
  package func matches(_ pressed: Key) -> Bool {
    if modifiers.contains(.option) { return false }
    let (pressedKey, held) = pressed.equivalent
    let wanted = modifiers.isDisjoint(with: [.command, .control]) ? modifiers : .control
    guard let letter, wanted == .control else {
      return pressedKey == shifted && (wanted == .control || held == wanted)
    }
    return held == .control && pressedKey.character == letter
  }

  /// The letter of the key, if it has a control code; otherwise `nil`.
  private var letter: Character? {
    let letter = key.character.lowercased().first
    return letter.flatMap { ("a"..."z").contains($0) ? $0 : nil }
  }

  /// The key with Shift applied, if that produces another character.
  private var shifted: KeyEquivalent {
    guard modifiers.contains(.shift), let upper = key.character.uppercased().first else {
      return key
    }
    return KeyEquivalent(upper)
  }
}

extension View {
  /// Activates the control in this view when the shortcut is pressed and no focused view handles
  /// it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Activates the control in this view when the shortcut is pressed and no focused view handles
  /// it. `nil` removes the shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Activates the control in this view when the shortcut is pressed and no focused view handles
  /// it. Control replaces Command.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

private enum ShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keyboard shortcut of the controls inside: SwiftUI's `keyboardShortcut`.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}
