/// The cells of a screen: the result of drawing, which a terminal shows.
///
/// A wide character is stored in its first cell; the next cell has no text and zero columns. A
/// frame never contains half a wide character.
///
/// ```swift
/// import TerminalUI
///
/// func describe(_ frame: Frame) -> String {
///   let corner = frame[0, 0]
///   return "\(frame.size.width) columns, corner \(corner.text), first row \(frame.text(row: 0))"
/// }
/// ```
public struct Frame: Hashable, Sendable {
  /// The size in columns and rows.
  public let size: Size
  /// All cells, row by row from the top.
  public private(set) var cells: [Cell]
  /// The position of the terminal's cursor: at the focused control, for screen readers and
  /// magnifiers. `nil` hides the cursor.
  public var cursor: Point?
  /// Whether the cursor is the insertion point of a text field. Pictures show only such a cursor: at
  /// other controls, a terminal's cursor would hide the first character.
  package var hasInsertionPoint = false
  /// The pictures that a screen with pixels can show instead of their half blocks. Empty for most
  /// frames.
  package var pictures: [FramePicture] = []

  /// Creates a blank frame.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The cell at a column and row. Both must be inside the frame.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Returns the cells of one row, from left to right.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// Returns the text of one row without trailing blanks.
  public func text(row y: Int) -> String {
    var text = ""
    for cell in row(y) { text += cell.text }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of every row without trailing blanks.
  public var lines: [String] { (0..<size.height).map(text(row:)) }
}

extension Frame {
  /// Makes every cell blank, reusing the memory.
  mutating func clear() {
    cursor = nil
    hasInsertionPoint = false
    pictures = []
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
  }

  /// Calls `change` with the cells of one row, to modify them in place.
  @inline(__always)
  mutating func edit(row y: Int, _ change: (UnsafeMutableBufferPointer<Cell>) -> Void) {
    let columns = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      change(UnsafeMutableBufferPointer(rebasing: cells[y * columns..<(y + 1) * columns]))
    }
  }

  /// Calls `take` with the cells of one row.
  @inlinable
  package func read(row y: Int, _ take: (UnsafeBufferPointer<Cell>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      take(UnsafeBufferPointer(rebasing: cells[y * size.width..<(y + 1) * size.width]))
    }
  }

  /// Returns whether a row is identical in another frame of the same size.
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
