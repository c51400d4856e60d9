import Foundation
@_spi(Nodes) import ViewEngine

extension Canvas {
  /// Fills a path. A cell that is half covered gets a half block; a shape too small to fill any
  /// half cell is drawn as one dot.
  func fill(
    _ coverage: Coverage,
    at origin: Point,
    with paint: Paint,
    ascii: Bool,
    isRound: Bool,
    in window: Rect
  ) {
    let rect = Rect(origin: origin, size: coverage.size)
    let takesHalves = !ascii && paint.source != .blank && paint.opacity >= Paint.coveringOpacity
    var isDrawn = false
    for y in coverage.part.minY..<coverage.part.maxY {
      for x in coverage.part.minX..<coverage.part.maxX {
        let (upper, lower) = (coverage.upper(x: x, y: y) >= 0.5, coverage.lower(x: x, y: y) >= 0.5)
        guard upper || lower else { continue }
        let isWhole = upper && lower
        guard isWhole || takesHalves || coverage.isInside(x: x, y: y) else { continue }
        isDrawn = true
        let cell = Point(x: rect.minX + x, y: rect.minY + y)
        if isWhole || !takesHalves {
          self.paint(rect, with: paint, in: window.intersection(Rect(cell)))
        } else {
          drawMark(upper ? "▀" : "▄", at: cell, of: rect, paint, in: window)
        }
      }
    }
    guard !isDrawn, let place = coverage.fullest else { return }
    let mark = ascii ? "*" : isRound ? "●" : "■"
    let cell = Point(x: rect.minX + place.x, y: rect.minY + place.y)
    drawMark(mark, at: cell, of: rect, paint, in: window)
  }

  /// Draws one character in the colour that a paint has at the character's cell.
  func drawMark(_ mark: String, at cell: Point, of rect: Rect, _ paint: Paint, in window: Rect) {
    let place = rect.unitPoint(x: cell.x, y: cell.y)
    guard let sample = paint.sample(place, in: rect.pointSize) else { return }
    let faded = sample.opacity < Paint.dimOpacity ? paint.attributes.union(.dim) : paint.attributes
    draw(mark, at: cell, CellStyle(foreground: sample.color, attributes: faded), in: window)
  }

  /// Draws a character of a line, unless the cell has text: a line never covers text.
  func drawLine(_ mark: String, at cell: Point, of rect: Rect, _ paint: Paint, in window: Rect) {
    let screen = Rect(origin: .zero, size: frame.size)
    guard window.intersection(screen).contains(cell) else { return }
    let old = frame[cell.x, cell.y].text
    guard old == " " || old.unicodeScalars.allSatisfy(Self.isLine)
    else { return }
    drawMark(mark, at: cell, of: rect, paint, in: window)
  }

  /// Returns whether a scalar is a box character, a block element or a braille pattern.
  private static func isLine(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
  }
}
