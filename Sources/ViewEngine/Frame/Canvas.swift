/// The drawing surface of nodes: a frame with drawing functions that clip to a window. All
/// positions are in screen cells.
@MainActor
@_spi(Nodes) public final class Canvas {
  package internal(set) var frame: Frame
  let bounds: Rect
  /// The pictures drawn so far, in drawing order.
  var drawnPictures: [DrawnPicture] = []

  package init(size: Size) {
    frame = Frame(size: size)
    bounds = Rect(origin: .zero, size: size)
  }

  /// Creates a canvas from an old frame and replaces `old` with an empty frame. The canvas reuses
  /// the memory of the frame if nothing else refers to it. Without the replacement, `old` would
  /// refer to it, and the memory would be copied.
  package init(reusing old: inout Frame) {
    frame = Frame(size: .zero)
    swap(&frame, &old)
    frame.clear()
    bounds = Rect(origin: .zero, size: frame.size)
  }

  /// Sets the cursor to the insertion point of a text field, if its cell is visible in the window.
  package func setCursor(_ point: Point, in window: Rect) {
    guard window.intersection(bounds).contains(point) else { return }
    frame.cursor = point
    frame.hasInsertionPoint = true
  }

  /// Sets the cursor to the leading end of the visible part of a control.
  package func setCursor(atStartOf rect: Rect, _ direction: LayoutDirection, in window: Rect) {
    let seen = rect.intersection(window).intersection(bounds)
    guard !seen.isEmpty else { return }
    frame.cursor = Point(x: direction == .leftToRight ? seen.minX : seen.maxX - 1, y: seen.minY)
    frame.hasInsertionPoint = false
  }

  /// Draws one line of text from a cell.
  package func draw(_ text: CellText, at origin: Point, in window: Rect) {
    guard origin.y >= window.minY, origin.y < window.maxY else { return }
    let window = window.intersection(bounds)
    guard !window.isEmpty, origin.y >= window.minY, origin.y < window.maxY else { return }
    frame.edit(row: origin.y) { row in
      var x = origin.x
      for unit in text.units {
        if x >= window.maxX { return }
        let end = x + unit.columns
        if x >= window.minX {
          Self.put(end <= window.maxX ? unit.cell : unit.blank, x, row)
        } else if end > window.minX {
          Self.put(unit.blank, window.minX, row)
        }
        x = end
      }
    }
  }

  /// Draws a string as one line from a cell, in one style.
  package func draw(_ text: String, at origin: Point, _ style: CellStyle, in window: Rect) {
    draw(CellText(text, style: style), at: origin, in: window)
  }

  /// Fills a rectangle with a character one column wide, replacing its content.
  package func fill(_ rect: Rect, _ style: CellStyle, with text: String = " ", in window: Rect) {
    let area = rect.intersection(window).intersection(bounds)
    guard !area.isEmpty else { return }
    let cell = Cell(text: text, columns: 1, style: style)
    for y in area.minY..<area.maxY {
      frame.edit(row: y) { row in
        for x in area.minX..<area.maxX {
          Self.clearHalves(x, row)
          row[x] = cell
        }
      }
    }
  }

  /// Changes the style of the cells in a rectangle.
  package func restyle(_ rect: Rect, in window: Rect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(window).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      frame.edit(row: y) { row in
        for x in area.minX..<area.maxX { change(&row[x].style) }
      }
    }
  }

  /// Marks the content of a rectangle as focused, without colour and without extra cells: the
  /// content becomes bold and its words underlined. A rectangle without words is underlined
  /// completely.
  package func markFocus(_ rect: Rect, in window: Rect) {
    let area = rect.intersection(window).intersection(bounds)
    guard !area.isEmpty else { return }
    var hasWords = false
    for y in area.minY..<area.maxY {
      frame.edit(row: y) { row in
        for x in area.minX..<area.maxX where Self.isWord(x, row, area.minX..<area.maxX) {
          row[x].style.attributes.insert(.underline)
          hasWords = true
        }
      }
    }
    let attributes: CellStyle.Attributes = hasWords ? .bold : [.bold, .underline]
    restyle(rect, in: window) { $0.attributes.formUnion(attributes) }
  }

  /// Returns whether a cell belongs to a word. Such a cell contains a letter, an ASCII character
  /// that draws no line, or the second half of a wide character. A blank between two such cells
  /// belongs to the word.
  private static func isWord(
    _ x: Int,
    _ row: UnsafeMutableBufferPointer<Cell>,
    _ range: Range<Int>
  ) -> Bool {
    if isLetter(row[x]) { return true }
    guard row[x].scalar == 0x20, x > range.lowerBound, x + 1 < range.upperBound else {
      return false
    }
    return isLetter(row[x - 1]) && isLetter(row[x + 1])
  }

  private static func isLetter(_ cell: Cell) -> Bool {
    guard let scalar = Unicode.Scalar(cell.scalar), cell.scalar > 0x20 else {
      return cell.columns == 0
    }
    return scalar.isASCII
      ? !"|-+=#".unicodeScalars.contains(scalar) : scalar.properties.isAlphabetic
  }

  /// Text without its own background takes the background of the cells below it.
  @inline(__always)
  private static func put(_ cell: Cell, _ x: Int, _ row: UnsafeMutableBufferPointer<Cell>) {
    clearHalves(x, row)
    var cell = cell
    cell.inheritBackground(on: row[x])
    row[x] = cell
    guard cell.columns == 2 else { return }
    clearHalves(x + 1, row)
    row[x + 1] = Cell(scalar: 0, columns: 0, style: cell.style)
  }

  /// A wide character that loses one half becomes blank, so that no half remains.
  @inline(__always)
  private static func clearHalves(_ x: Int, _ row: UnsafeMutableBufferPointer<Cell>) {
    let columns = row[x].columns
    if columns == 1 { return }
    let other = columns == 2 ? x + 1 : x - 1
    guard other >= 0, other < row.count else { return }
    row[other] = Cell(scalar: 0x20, columns: 1, style: row[other].style)
  }
}
