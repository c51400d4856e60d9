@_spi(Nodes) import ViewEngine

/// The characters of small circles.
struct RingCharacters {
  let ring: String
  let ringWithDot: String

  static let unicode = RingCharacters(ring: "○", ringWithDot: "◉")
  static let ascii = RingCharacters(ring: "o", ringWithDot: "@")
}

extension Canvas {
  /// Draws a small circle's outline as one character in its middle.
  func drawRing(in rect: Rect, with paint: Paint, _ signs: RingCharacters, _ window: Rect) {
    let middle = Point(
      x: rect.minX + (rect.size.width - 1) / 2,
      y: rect.minY + (rect.size.height - 1) / 2
    )
    drawLine(signs.ring, at: middle, of: rect, paint, in: window)
  }

  /// Puts a dot into a ring that was drawn in a rectangle, or a column beside it where halves
  /// of columns were rounded away; false where there is none.
  func addDot(to rect: Rect, with paint: Paint, _ signs: RingCharacters, _ window: Rect) -> Bool {
    let wide = Rect(
      x: rect.minX - 1,
      y: rect.minY,
      width: rect.size.width + 2,
      height: rect.size.height
    )
    let seen = wide.intersection(window).intersection(Rect(origin: .zero, size: frame.size))
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX where frame[x, y].text == signs.ring {
        drawMark(signs.ringWithDot, at: Point(x: x, y: y), of: rect, paint, in: window)
        return true
      }
    }
    return false
  }
}
