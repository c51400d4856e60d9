/// One character cell.
public struct Cell: Hashable, Sendable {
  /// One spacing scalar and the zero-width marks that belong to it, already
  /// harmless (no control, escape or bidi control); empty in the second half of a
  /// wide character.
  public var text: String
  /// How many columns `text` takes: 1, 2, or 0 in the second half of a wide character.
  public var columns: UInt8
  /// Colours and attributes.
  public var style: CellStyle

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell(text: " ", columns: 1, style: .plain)

  /// Creates a cell.
  public init(text: String, columns: UInt8, style: CellStyle) {
    self.text = text
    self.columns = columns
    self.style = style
  }
}

/// A screen's worth of cells: what the view layer makes and a terminal shows.
///
/// A wide character fills its cell and leaves the next one with no text and no
/// columns; a frame never holds half a wide character.
public struct Frame: Hashable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// All cells, row by row from the top.
  public private(set) var cells: [Cell]
  /// Where the terminal's cursor stands: at the focused control, for screen readers
  /// and magnifiers. `nil` hides it.
  public var cursor: Point?

  /// Creates a blank frame.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The cell at a column and row inside the frame.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// The cells of one row, from the left.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// The text of one row with trailing blanks removed.
  public func text(row y: Int) -> String {
    var text = ""
    for cell in row(y) { text += cell.text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of every row, trailing blanks removed.
  public var lines: [String] { (0..<size.height).map(text(row:)) }
}
