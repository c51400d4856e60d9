import TerminalUI

/// The style that a terminal last received, and the shortest sequences that change it (SGR of
/// ECMA-48, with xterm's colours).
struct SGR {
  private(set) var state = ShownStyle.plain

  /// Returns the sequence that changes the present style to another style; empty if both are equal.
  mutating func change(to style: ShownStyle) -> String {
    guard style != state else { return "" }
    let changed = changes(to: style).joined(separator: ";")
    let afterReset = (["0"] + Self.codes(of: style)).joined(separator: ";")
    state = style
    return "\u{1B}[\(changed.utf8.count <= afterReset.utf8.count ? changed : afterReset)m"
  }

  /// Returns the sequence for a blank in a style. Properties that are invisible on blanks stay
  /// unchanged.
  mutating func changeForBlank(to style: ShownStyle) -> String {
    let seen = ShownStyle.linesAndAreas
    guard style.attributes.isDisjoint(with: seen) else { return change(to: style) }
    var needed = state
    needed.background = style.background
    needed.attributes.subtract(seen)
    return change(to: needed)
  }

  /// Returns the sequence that resets the style; empty if nothing is set.
  mutating func reset() -> String {
    guard state != .plain else { return "" }
    state = .plain
    return "\u{1B}[0m"
  }

  private func changes(to style: ShownStyle) -> [String] {
    let gone = state.attributes.subtracting(style.attributes)
    var new = style.attributes.subtracting(state.attributes)
    var codes: [String] = []
    if !gone.isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      new.formUnion(style.attributes.intersection([.bold, .dim]))
    }
    for (attribute, code) in Self.ends where gone.contains(attribute) { codes.append(code) }
    codes += Self.codes(of: new)
    if style.foreground != state.foreground { codes.append(Self.code(style.foreground, 30)) }
    if style.background != state.background { codes.append(Self.code(style.background, 40)) }
    return codes
  }

  private static func codes(of style: ShownStyle) -> [String] {
    var codes = codes(of: style.attributes)
    if style.foreground != .standard { codes.append(code(style.foreground, 30)) }
    if style.background != .standard { codes.append(code(style.background, 40)) }
    return codes
  }

  private static func codes(of attributes: CellStyle.Attributes) -> [String] {
    starts.filter { attributes.contains($0.0) }.map(\.1)
  }

  private static let starts: [(CellStyle.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    (.strikethrough, "9"),
  ]
  private static let ends: [(CellStyle.Attributes, String)] = [
    (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
  ]

  /// Returns the code of a colour: `first` is 30 for the foreground and 40 for the background.
  private static func code(_ shown: ShownColor, _ first: Int) -> String {
    switch shown {
    case .standard: "\(first + 9)"
    case .number(let number) where number < 8: "\(first + number)"
    case .number(let number) where number < 16: "\(first + 60 + number - 8)"
    case .number(let number): "\(first + 8);5;\(number)"
    case .exact(let red, let green, let blue): "\(first + 8);2;\(red);\(green);\(blue)"
    }
  }
}
