/// A key that presses a button wherever the focus is: SwiftUI's `KeyboardShortcut`.
///
/// - In a terminal: Control takes the place of Command: ⌘S is Ctrl-S. What has no control code, as
///   digits, signs, Enter and arrows, is pressed without it. A shortcut with Option is never
///   pressed.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Which localizations move the key.
  ///
  /// - In a terminal: Keys stay where they are on the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: Int

    /// As the system does.
    public static let automatic = Localization(name: 0)
    /// Not mirrored in right-to-left languages.
    public static let withoutMirroring = Localization(name: 1)
    /// Not moved for other keyboards.
    public static let custom = Localization(name: 2)
  }

  /// The key.
  public let key: KeyEquivalent
  /// What is held along with it.
  public let modifiers: EventModifiers
  /// Which localizations move the key.
  public let localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Creates a shortcut of one of the terminal's keys.
  @_disfavoredOverload
  public init(_ key: Key) {
    self.init(key.equivalent.key, modifiers: key.equivalent.modifiers)
  }

  /// Enter: the one thing that is to be done here.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leave without doing it.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the key that a terminal reported is the one.
  package func matches(_ pressed: Key) -> Bool {
    if modifiers.contains(.option) { return false }
    let (pressedKey, held) = pressed.equivalent
    let wanted = modifiers.isDisjoint(with: [.command, .control]) ? modifiers : .control
    guard let letter, wanted == .control else {
      return pressedKey == shifted && (wanted == .control || held == wanted)
    }
    return held == .control && pressedKey.character == letter
  }

  /// The letter of a key that has a control code.
  private var letter: Character? {
    let letter = key.character.lowercased().first
    return letter.flatMap { ("a"..."z").contains($0) ? $0 : nil }
  }

  /// The key with Shift, when that makes another character.
  private var shifted: KeyEquivalent {
    guard modifiers.contains(.shift), let upper = key.character.uppercased().first else {
      return key
    }
    return KeyEquivalent(upper)
  }
}

extension View {
  /// Presses the control in this view when a key is pressed that no focused view takes.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Presses the control in this view when a key is pressed that no focused view takes; no
  /// key does without a shortcut.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Presses the control in this view when a key is pressed that no focused view takes;
  /// Control stands for Command.
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
  /// The shortcut of the controls inside; SwiftUI's `keyboardShortcut`.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}
