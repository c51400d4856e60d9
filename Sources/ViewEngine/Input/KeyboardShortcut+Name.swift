extension KeyboardShortcut {
  /// The name of the shortcut's key as on a keyboard; `nil` if a terminal cannot report the
  /// shortcut.
  package var name: String? {
    if modifiers.contains(.option) { return nil }
    let character = key.character
    let isControl = !modifiers.isDisjoint(with: [.command, .control])
    if isControl, character.isLetter { return "Ctrl-\(character.uppercased())" }
    if let name = Self.names[key] { return name }
    if modifiers.contains(.shift) { return character.uppercased() }
    return String(character)
  }

  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Esc", .space: "Space", .tab: "Tab", .delete: "Backspace",
    .deleteForward: "Del", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←",
    .rightArrow: "→", .home: "Home", .end: "End", .pageUp: "PgUp", .pageDown: "PgDn",
  ]
}

private enum ShowsShortcutsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether menus show the keyboard shortcuts of their items.
  package var showsShortcuts: Bool {
    get { self[ShowsShortcutsKey.self] }
    set { self[ShowsShortcutsKey.self] = newValue }
  }
}
