import TerminalUI

extension InputEvent {
  /// The event as a line for the previewed program: `key up`, `mouse click 10 4`, `resize 80 24`.
  /// Pasted text is written as hexadecimal bytes, because it may contain line feeds.
  var text: String {
    switch self {
    case .key(let key): "key \(key.text)"
    case .mouse(let action, let point): "mouse \(action.text) \(point.x) \(point.y)"
    case .paste(let text): "paste " + text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    case .resize(let size): "resize \(size.width) \(size.height)"
    case .colorScheme(let scheme): "scheme \(scheme == .light ? "light" : "dark")"
    }
  }

  /// Parses a line written by ``text``; `nil` for any other line.
  init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int($0) }
    switch (words.first, words.count) {
    case ("key", 2...):
      guard let key = Key(words: Array(words.dropFirst())) else { return nil }
      self = .key(key)
    case ("mouse", 4):
      guard let action = MouseAction(text: words[1]), numbers.count == 2 else { return nil }
      self = .mouse(action, at: Point(x: numbers[0], y: numbers[1]))
    case ("paste", _):
      let bytes = words.dropFirst().compactMap { UInt8($0, radix: 16) }
      self = .paste(String(decoding: bytes, as: UTF8.self))
    case ("resize", 3):
      guard numbers.count == 2 else { return nil }
      self = .resize(Size(width: numbers[0], height: numbers[1]))
    case ("scheme", 2): self = .colorScheme(words[1] == "light" ? .light : .dark)
    default: return nil
    }
  }
}

extension Key {
  private static let names: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "enter": .enter,
    "space": .space, "tab": .tab, "backtab": .backtab, "escape": .escape, "home": .home,
    "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "backspace": .backspace,
    "delete": .delete,
  ]

  fileprivate var text: String {
    switch self {
    case .character(let character): "character " + Self.scalars(of: character)
    case .control(let character): "control " + Self.scalars(of: character)
    case .function(let number): "function \(number)"
    default: Self.names.first { $0.value == self }?.key ?? ""
    }
  }

  fileprivate init?(words: [String]) {
    if words.count == 1 {
      guard let key = Self.names[words[0]] else { return nil }
      self = key
      return
    }
    if words[0] == "function", let number = Int(words[1]) {
      self = .function(number)
      return
    }
    let scalars = words.dropFirst().compactMap { UInt32($0).flatMap(Unicode.Scalar.init) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    guard text.count == 1, let character = text.first else { return nil }
    self = words[0] == "control" ? .control(character) : .character(character)
  }

  /// Returns the numbers of a character's scalars, separated by blanks. Numbers are needed because
  /// a character may be a blank or a line feed.
  private static func scalars(of character: Character) -> String {
    character.unicodeScalars.map { String($0.value) }.joined(separator: " ")
  }
}

extension MouseAction {
  private static let names: [String: MouseAction] = [
    "press": .press, "drag": .drag, "release": .release, "click": .click,
    "secondary": .secondaryClick, "wheelup": .wheelUp, "wheeldown": .wheelDown,
  ]

  fileprivate var text: String { Self.names.first { $0.value == self }?.key ?? "" }

  fileprivate init?(text: String) {
    guard let action = Self.names[text] else { return nil }
    self = action
  }
}
