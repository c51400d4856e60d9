/// Where nodes draw: a frame that cuts off whatever lies outside the window that a
/// drawing names.
@MainActor
@_spi(Nodes) public final class Canvas {
  package private(set) var frame: Frame
  private let bounds: Rect

  package init(size: Size) {
    frame = Frame(size: size)
    bounds = Rect(origin: .zero, size: size)
  }

  /// Draws over an old frame, in its memory where nobody else has it, and leaves another
  /// in its place: a second reference, however short, would have the memory copied.
  package init(reusing old: inout Frame) {
    frame = Frame(size: .zero)
    swap(&frame, &old)
    frame.clear()
    bounds = Rect(origin: .zero, size: frame.size)
  }

  /// Puts the cursor at a place, if that can be seen through the window.
  package func setCursor(_ point: Point, in window: Rect) {
    if window.intersection(bounds).contains(point) { frame.cursor = point }
  }

  /// Puts the cursor where a control starts for who reads it, or where what can be seen of
  /// it does.
  package func setCursor(atStartOf rect: Rect, _ direction: LayoutDirection, in window: Rect) {
    let seen = rect.intersection(window).intersection(bounds)
    guard !seen.isEmpty else { return }
    frame.cursor = Point(x: direction == .leftToRight ? seen.minX : seen.maxX - 1, y: seen.minY)
  }

  /// Draws one line of text from a cell on.
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

  /// Draws plain text from a cell on.
  package func draw(_ text: String, at origin: Point, _ style: CellStyle, in window: Rect) {
    draw(CellText(text, style: style), at: origin, in: window)
  }

  /// Fills a rectangle with one narrow character; nothing of what was there remains.
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

  /// Marks what stands in a rectangle as the one in focus, without colour and without
  /// taking cells: all of it gets bold, its words are underlined. Where there are no words
  /// the whole rectangle is underlined.
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

  /// Whether a cell holds a letter, a digit or a sign of one, or the blank between two.
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

  /// Text without a background of its own stands on whatever was filled before.
  @inline(__always)
  private static func put(_ cell: Cell, _ x: Int, _ row: UnsafeMutableBufferPointer<Cell>) {
    clearHalves(x, row)
    var cell = cell
    cell.stand(on: row[x])
    row[x] = cell
    guard cell.columns == 2 else { return }
    clearHalves(x + 1, row)
    row[x + 1] = Cell(scalar: 0, columns: 0, style: cell.style)
  }

  /// Whatever loses a half of itself becomes blank, so that no half remains.
  @inline(__always)
  private static func clearHalves(_ x: Int, _ row: UnsafeMutableBufferPointer<Cell>) {
    let columns = row[x].columns
    if columns == 1 { return }
    let other = columns == 2 ? x + 1 : x - 1
    guard other >= 0, other < row.count else { return }
    row[other] = Cell(scalar: 0x20, columns: 1, style: row[other].style)
  }
}
