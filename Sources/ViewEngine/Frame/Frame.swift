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

extension Frame {
  /// Makes every cell blank again, in the memory there is.
  mutating func clear() {
    cursor = nil
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
  }

  /// Changes the cells of one row in place.
  @inline(__always)
  mutating func edit(row y: Int, _ change: (UnsafeMutableBufferPointer<Cell>) -> Void) {
    let columns = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      change(UnsafeMutableBufferPointer(rebasing: cells[y * columns..<(y + 1) * columns]))
    }
  }

  /// Reads the cells of one row.
  @inlinable
  package func read(row y: Int, _ take: (UnsafeBufferPointer<Cell>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      take(UnsafeBufferPointer(rebasing: cells[y * size.width..<(y + 1) * size.width]))
    }
  }

  /// Whether a row is the same in another frame of the same size.
  package func hasSameRow(_ y: Int, as other: Frame) -> Bool {
    let start = y * size.width
    return cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { others in
        guard let mine = mine.baseAddress, let others = others.baseAddress else { return true }
        let stride = MemoryLayout<Cell>.stride
        return hasSameBytes(mine + start * stride, others + start * stride, size.width * stride)
      }
    }
  }
}
