import TerminalUI

@testable import TerminalExport

/// A terminal that supports what exports use: text, `SGR`, cursor positions and erasing.
struct SmallTerminal {
  private(set) var texts: [[String]]
  private(set) var styles: [[ShownStyle]]
  private(set) var cursor = Point.zero
  private(set) var showsCursor = true
  /// The sequences that the terminal does not support.
  private(set) var complaints: [String] = []
  private var style = ShownStyle.plain
  private let size: Size

  init(_ size: Size) {
    self.size = size
    texts = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
    styles = Array(repeating: Array(repeating: .plain, count: size.width), count: size.height)
  }

  var lines: [String] {
    var grid = Grid(size)
    grid.texts = texts
    return grid.lines
  }

  mutating func send(_ output: String) {
    var text = ""
    var scalars = output.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        write(text)
        text = ""
        if scalars.popFirst() != "[" { complaints.append("ESC without [") }
        let parameters = scalars.prefix { !("@"..."~").contains($0) }
        scalars = scalars[parameters.endIndex...]
        obey(String(parameters), scalars.popFirst().map(Character.init) ?? "?")
      } else if scalar == "\n" {
        write(text)
        text = ""
        if style != .plain { complaints.append("a style is still set at the end of a line") }
        cursor = Point(x: 0, y: cursor.y + 1)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    write(text)
  }

  private mutating func write(_ text: String) {
    for unit in CellText(text).units {
      guard texts.indices.contains(cursor.y), cursor.x + unit.columns <= size.width else {
        complaints.append("\(unit.text) outside the screen at \(cursor)")
        continue
      }
      texts[cursor.y][cursor.x] = unit.text
      styles[cursor.y][cursor.x] = style
      if unit.columns == 2 { texts[cursor.y][cursor.x + 1] = "" }
      cursor.x += unit.columns
    }
  }

  private mutating func obey(_ parameters: String, _ command: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (command, parameters) {
    case ("m", _): change(numbers[...])
    case ("H", _): cursor = Point(x: (numbers.last ?? 1) - 1, y: (numbers.first ?? 1) - 1)
    case ("J", "2"): for y in 0..<size.height { erase(y) }
    case ("K", "2"): erase(cursor.y)
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    default: complaints.append("CSI \(parameters) \(command)")
    }
  }

  private mutating func erase(_ y: Int) {
    if style != .plain { complaints.append("erased with a style set") }
    texts[y] = Array(repeating: " ", count: size.width)
    styles[y] = Array(repeating: .plain, count: size.width)
  }

  private mutating func change(_ numbers: ArraySlice<Int>) {
    var rest = numbers
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...39, 90...97: style.foreground = shownColor(number, from: 30, &rest)
      case 40...49, 100...107: style.background = shownColor(number, from: 40, &rest)
      default: complaints.append("SGR \(number)")
      }
    }
  }

  private func shownColor(
    _ number: Int,
    from first: Int,
    _ rest: inout ArraySlice<Int>
  ) -> ShownColor {
    switch number - first {
    case 9: return .standard
    case 8 where rest.popFirst() == 5: return .number(rest.popFirst() ?? -1)
    case 8:
      let parts = (0..<3).map { _ in UInt8(clamping: rest.popFirst() ?? 0) }
      return .exact(red: parts[0], green: parts[1], blue: parts[2])
    case 60...: return .number(number - first - 60 + 8)
    default: return .number(number - first)
    }
  }
}
