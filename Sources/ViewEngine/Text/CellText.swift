/// Text as terminal cells: what any string becomes before it is laid out.
///
/// A `CellText` is harmless by construction: whatever the string held, no cell holds
/// a control character, an escape, a line separator or a control of writing
/// direction, and each cell is one that curses can hold. Tabs become a space; line
/// ends of every kind are kept as breaks between cells.
package struct CellText: Hashable, Sendable {
  /// One cell's worth of text: a spacing scalar with up to four marks.
  package struct Unit: Hashable, Sendable {
    /// The cell to draw.
    package private(set) var cell: Cell
    let breaking: LineBreaking

    /// The text of the cell, never empty.
    package var text: String { cell.text }
    /// The columns it takes, 1 or 2.
    package var columns: Int { Int(cell.columns) }
    /// Colours and attributes.
    package var style: CellStyle {
      get { cell.style }
      set { cell.style = newValue }
    }

    /// What its cell tells of a text with letters from the right.
    var turnedText: TurnedText {
      get { cell.turnedText }
      set { cell.turnedText = newValue }
    }

    /// Whether it is a space at which a line may end.
    package var isSpace: Bool { breaking == .space }

    /// What stands for the half of it that can be seen.
    var blank: Cell {
      var blank = Cell(scalar: 0x20, columns: 1, style: cell.style)
      blank.turnedText = cell.turnedText
      return blank
    }
  }

  /// The most marks a cell keeps beside its spacing scalar; curses holds no more.
  static let markLimit = Cell.markLimit

  /// The cells, in logical order; line ends are not among them.
  package internal(set) var units: [Unit]
  /// How many units stand before each line end, in ascending order.
  package internal(set) var breaks: [Int]

  /// Turns a string into cells that all have one style.
  package init(_ string: String, style: CellStyle = .plain) {
    var builder = CellBuilder(style: style)
    builder.append(string)
    units = builder.units
    breaks = builder.breaks
  }

  /// Turns a string into cells; with `asciiOnly`, into cells that a terminal without
  /// Unicode can show, which may be more or fewer columns (see ``ASCIIFallback``).
  package init(_ string: String, style: CellStyle = .plain, asciiOnly: Bool) {
    self.init(string, style: style)
    if asciiOnly { self = ASCIIFallback.text(for: self) }
  }

  init(units: [Unit] = [], breaks: [Int] = []) {
    self.units = units
    self.breaks = breaks
  }

  /// The columns of all units together.
  package var columns: Int { units.reduce(0) { $0 + $1.columns } }

  /// Whether there is nothing: neither a cell nor a line end.
  package var isEmpty: Bool { units.isEmpty && breaks.isEmpty }

  /// The text again, a line feed at each line end.
  package var string: String { plainLines.joined(separator: "\n") }

  /// The text as it is read out: on one line.
  package var label: String { plainLines.joined(separator: " ") }

  /// The text without styles, line by line.
  package var plainLines: [String] { lines.map(\.lineString) }

  private var lineString: String { units.map(\.text).joined() }

  /// The lines between line ends; always one more than there are line ends.
  package var lines: [CellText] {
    var lines: [CellText] = []
    var start = 0
    for end in breaks + [units.count] {
      lines.append(CellText(units: Array(units[start..<end])))
      start = end
    }
    return lines
  }

  /// The two texts one after the other, each with its own styles.
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
