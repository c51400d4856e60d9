import TerminalUI

/// What a terminal was last told about colours and attributes, and the shortest sequence
/// that changes it (`SGR` of ECMA-48, with the colours of xterm).
struct SGR {
  private(set) var state = ShownStyle.plain

  /// The sequence from here to a style; empty when there is nothing to change.
  mutating func change(to style: ShownStyle) -> String {
    guard style != state else { return "" }
    let changed = changes(to: style).joined(separator: ";")
    let anew = (["0"] + Self.codes(of: style)).joined(separator: ";")
    state = style
    return "\u{1B}[\(changed.utf8.count <= anew.utf8.count ? changed : anew)m"
  }

  /// The sequence for a blank of a style: what is not seen on a blank stays as it is.
  mutating func changeForBlank(to style: ShownStyle) -> String {
    let seen = ShownStyle.linesAndAreas
    guard style.attributes.isDisjoint(with: seen) else { return change(to: style) }
    var needed = state
    needed.background = style.background
    needed.attributes.subtract(seen)
    return change(to: needed)
  }

  /// The sequence that ends all of it.
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

  /// A colour as text from 30, as ground from 40.
  private static func code(_ ink: Ink, _ first: Int) -> String {
    switch ink {
    case .standard: "\(first + 9)"
    case .number(let number) where number < 8: "\(first + number)"
    case .number(let number) where number < 16: "\(first + 60 + number - 8)"
    case .number(let number): "\(first + 8);5;\(number)"
    case .exact(let red, let green, let blue): "\(first + 8);2;\(red);\(green);\(blue)"
    }
  }
}
