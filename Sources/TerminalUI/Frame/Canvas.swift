/// Where nodes draw: a frame that cuts off whatever lies outside the window that a
/// drawing names.
@MainActor
final class Canvas {
  @exclusivity(unchecked) private(set) var frame: Frame
  private let bounds: Rect

  init(size: Size) {
    frame = Frame(size: size)
    bounds = Rect(origin: .zero, size: size)
  }

  /// Draws over an old frame, in its memory where nobody else has it.
  init(reusing old: consuming Frame) {
    frame = old
    frame.clear()
    bounds = Rect(origin: .zero, size: frame.size)
  }

  /// Puts the cursor at a place, if that can be seen through the window.
  func setCursor(_ point: Point, in window: Rect) {
    if window.intersection(bounds).contains(point) { frame.cursor = point }
  }

  /// Draws one line of text from a cell on.
  func draw(_ text: CellText, at origin: Point, in window: Rect) {
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
  func draw(_ text: String, at origin: Point, _ style: CellStyle, in window: Rect) {
    draw(CellText(text, style: style), at: origin, in: window)
  }

  /// Fills a rectangle with one narrow character; nothing of what was there remains.
  func fill(_ rect: Rect, _ style: CellStyle, with text: String = " ", in window: Rect) {
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
  func restyle(_ rect: Rect, in window: Rect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(window).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      frame.edit(row: y) { row in
        for x in area.minX..<area.maxX { change(&row[x].style) }
      }
    }
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
