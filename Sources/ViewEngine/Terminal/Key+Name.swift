extension Key {
  /// Creates a key from its name: `up` `down` `left` `right` `enter` `space` `tab` `backtab`
  /// `escape` `home` `end` `pageup` `pagedown` `backspace` `delete` `ctrl-x`, `f1` to `f12`, or one
  /// character. Returns `nil` for other names.
  public init?(name: String) {
    if let key = Self.named[name.lowercased()], name.count > 1 {
      self = key
    } else if name.count == 1, let character = name.first {
      self = character == " " ? .space : .character(character)
    } else if name.count == 6, name.lowercased().hasPrefix("ctrl-"), let letter = name.last {
      self = .control(Character(letter.lowercased()))
    } else if let number = Self.functionKeys.firstIndex(of: name.lowercased()) {
      self = .function(number + 1)
    } else {
      return nil
    }
  }

  private static let functionKeys = (1...12).map { "f\($0)" }

  private static let named: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "enter": .enter,
    "space": .space, "tab": .tab, "backtab": .backtab, "escape": .escape, "home": .home,
    "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "backspace": .backspace,
    "delete": .delete,
  ]
}
