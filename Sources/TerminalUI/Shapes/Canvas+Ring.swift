@_spi(Nodes) import ViewEngine

/// The characters that show circles too small for an outline.
struct RingCharacters {
  let ring: String
  let ringWithDot: String

  static let unicode = RingCharacters(ring: "○", ringWithDot: "◉")
  static let ascii = RingCharacters(ring: "o", ringWithDot: "@")
}

extension Canvas {
  /// Draws the outline of a small circle as one character in the middle of `rect`.
  func drawRing(in rect: Rect, with paint: Paint, _ signs: RingCharacters, _ window: Rect) {
    let middle = Point(
      x: rect.minX + (rect.size.width - 1) / 2,
      y: rect.minY + (rect.size.height - 1) / 2
    )
    drawLine(signs.ring, at: middle, of: rect, paint, in: window)
  }

  /// Adds a dot to the ring drawn in `rect`, and returns whether there is a ring.
  ///
  /// Also looks one column to the left and right, because centring rounds half columns.
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
