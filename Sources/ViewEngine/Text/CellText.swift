/// Text as terminal cells, the form in which every string is laid out.
///
/// A `CellText` is safe to print: no cell contains a control, escape, line separator or bidi
/// control character, and curses can store each cell. Tabs become spaces. Line breaks of every kind
/// are stored in `breaks`.
package struct CellText: Hashable, Sendable {
  /// The text of one cell: a spacing scalar with up to four marks.
  package struct Unit: Hashable, Sendable {
    /// The cell to draw.
    package private(set) var cell: Cell
    let breaking: LineBreaking

    /// The text of the cell, never empty.
    package var text: String { cell.text }
    /// The width in columns: 1 or 2.
    package var columns: Int { Int(cell.columns) }
    /// The colours and attributes.
    package var style: CellStyle {
      get { cell.style }
      set { cell.style = newValue }
    }

    /// The properties of the cell in a text with right-to-left letters.
    var turnedText: TurnedText {
      get { cell.turnedText }
      set { cell.turnedText = newValue }
    }

    /// Whether the unit is a space at which a line may break.
    package var isSpace: Bool { breaking == .space }

    /// The cell that replaces half of a wide character at the edge of a window.
    var blank: Cell {
      var blank = Cell(scalar: 0x20, columns: 1, style: cell.style)
      blank.turnedText = cell.turnedText
      return blank
    }
  }

  /// The maximum number of marks per cell besides the spacing scalar. curses supports no more.
  static let markLimit = Cell.markLimit

  /// The cells in logical order, without line breaks.
  package internal(set) var units: [Unit]
  /// The number of units before each line break, in ascending order.
  package internal(set) var breaks: [Int]

  /// Converts a string to cells of one style.
  package init(_ string: String, style: CellStyle = .plain) {
    var builder = CellBuilder(style: style)
    builder.append(string)
    units = builder.units
    breaks = builder.breaks
  }

  /// Converts a string to cells. If `asciiOnly` is `true`, the cells contain only ASCII, possibly
  /// in more or fewer columns; see ``ASCIIFallback``.
  package init(_ string: String, style: CellStyle = .plain, asciiOnly: Bool) {
    self.init(string, style: style)
    if asciiOnly { self = ASCIIFallback.text(for: self) }
  }

  init(units: [Unit] = [], breaks: [Int] = []) {
    self.units = units
    self.breaks = breaks
  }

  /// The total width in columns. O(n).
  package var columns: Int { units.reduce(0) { $0 + $1.columns } }

  /// Whether there are neither cells nor line breaks.
  package var isEmpty: Bool { units.isEmpty && breaks.isEmpty }

  /// The text with a line feed at each line break.
  package var string: String { plainLines.joined(separator: "\n") }

  /// The text on one line, for accessibility labels.
  package var label: String { plainLines.joined(separator: " ") }

  /// The text without styles, by line.
  package var plainLines: [String] { lines.map(\.lineString) }

  private var lineString: String { units.map(\.text).joined() }

  /// The lines between line breaks, always one more than there are line breaks.
  package var lines: [CellText] {
    var lines: [CellText] = []
    var start = 0
    for end in breaks + [units.count] {
      lines.append(CellText(units: Array(units[start..<end])))
      start = end
    }
    return lines
  }

  /// Concatenates two texts; each keeps its styles.
  package static func + (first: CellText, second: CellText) -> CellText {
    var sum = first
    sum += second
    return sum
  }

  /// Appends a text with its styles.
  package static func += (text: inout CellText, more: CellText) {
    let offset = text.units.count
    text.units += more.units
    text.breaks += more.breaks.map { $0 + offset }
  }
}
