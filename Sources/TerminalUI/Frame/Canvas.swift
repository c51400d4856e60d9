/// Where nodes draw: a frame that cuts off whatever lies outside the window that a
/// drawing names.
@MainActor
final class Canvas {
  private(set) var frame: Frame
  private let bounds: Rect

  init(size: Size) {
    frame = Frame(size: size)
    bounds = Rect(origin: .zero, size: size)
  }

  /// Puts the cursor at a place, if that can be seen through the window.
  func setCursor(_ point: Point, in window: Rect) {
    if window.intersection(bounds).contains(point) { frame.cursor = point }
  }

  /// Draws one line of text from a cell on.
  func draw(_ text: CellText, at origin: Point, in window: Rect) {
    let window = window.intersection(bounds)
    guard !window.isEmpty else { return }
    guard origin.y >= window.minY, origin.y < window.maxY else { return }
    var x = origin.x
    for unit in text.units {
      if x >= window.maxX { return }
      if x >= window.minX {
        if x + unit.columns <= window.maxX {
          put(unit.text, unit.columns, unit.style, x, origin.y)
        } else {
          put(" ", 1, unit.style, x, origin.y)
        }
      } else if x + unit.columns > window.minX {
        put(" ", 1, unit.style, window.minX, origin.y)
      }
      x += unit.columns
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
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        clearHalves(x, y)
        frame[x, y] = Cell(text: text, columns: 1, style: style)
      }
    }
  }

  /// Changes the style of the cells in a rectangle.
  func restyle(_ rect: Rect, in window: Rect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(window).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { change(&frame[x, y].style) }
    }
  }

  /// Text without a background of its own stands on whatever was filled before.
  private func put(_ text: String, _ columns: Int, _ style: CellStyle, _ x: Int, _ y: Int) {
    clearHalves(x, y)
    var style = style
    if style.background == .standard { style.background = frame[x, y].style.background }
    frame[x, y] = Cell(text: text, columns: UInt8(columns), style: style)
    guard columns == 2 else { return }
    clearHalves(x + 1, y)
    frame[x + 1, y] = Cell(text: "", columns: 0, style: style)
  }

  /// Whatever loses a half of itself becomes blank, so that no half remains.
  private func clearHalves(_ x: Int, _ y: Int) {
    let columns = frame[x, y].columns
    if columns == 1 { return }
    let other = columns == 2 ? x + 1 : x - 1
    guard other >= 0, other < frame.size.width else { return }
    let style = frame[other, y].style
    frame[other, y] = Cell(text: " ", columns: 1, style: style)
  }
}
