import Foundation
@_spi(Nodes) import ViewEngine

extension Canvas {
  /// Draws the outline of a path: with box characters if it is a single upright rectangle, else
  /// with braille dots (in ASCII with asterisks).
  func stroke(
    _ path: Path,
    at rect: Rect,
    with paint: Paint,
    _ style: StrokeStyle,
    ascii: Bool,
    in window: Rect
  ) {
    guard style.lineWidth > 0, !rect.isEmpty else { return }
    if let box = path.box {
      stroke(box, at: rect, with: paint, style, ascii: ascii, in: window)
    } else {
      var dots = BrailleDots(size: rect.size, part: visiblePart(of: rect, in: window))
      dots.draw(path, style)
      for (x, y, mark) in dots.marks(ascii: ascii) {
        let cell = Point(x: rect.minX + x, y: rect.minY + y)
        drawLine(mark, at: cell, of: rect, paint, in: window)
      }
    }
  }

  private func stroke(
    _ box: Path.Box,
    at rect: Rect,
    with paint: Paint,
    _ style: StrokeStyle,
    ascii: Bool,
    in window: Rect
  ) {
    guard box.isDrawable else { return }
    let sides = box.sides(in: rect)
    let (left, top, right, bottom) = (sides.minX, sides.minY, sides.maxX - 1, sides.maxY - 1)
    let signs = BoxCharacters(style, rounded: box.corners, ascii: ascii)
    let put = { (mark: String, x: Int, y: Int) in
      self.drawLine(mark, at: Point(x: x, y: y), of: rect, paint, in: window)
    }
    if top == bottom {
      put(left == right ? signs.dot : signs.ends.0, left, top)
      if left < right { put(signs.ends.1, right, top) }
      return
    }
    let seen = sides.intersection(window).intersection(Rect(origin: .zero, size: frame.size))
    for x in seen.minX..<seen.maxX {
      put(x == left ? signs.corners[0] : x == right ? signs.corners[1] : signs.across, x, top)
      put(x == left ? signs.corners[3] : x == right ? signs.corners[2] : signs.across, x, bottom)
    }
    for y in seen.minY..<seen.maxY where y > top && y < bottom {
      put(signs.down, left, y)
      put(signs.down, right, y)
    }
  }
}

extension Path.Box {
  /// Whether the box has a size, and only finite coordinates.
  fileprivate var isDrawable: Bool {
    rect.width > 0 && rect.height > 0
      && [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
  }

  /// Returns the rectangle of cells on whose edges the box is drawn, at least one cell.
  fileprivate func sides(in area: Rect) -> Rect {
    let left = min(area.maxX - 1, area.minX + Points.cells(rect.minX / Points.perColumn))
    let top = min(area.maxY - 1, area.minY + Points.cells(rect.minY / Points.perRow))
    let right = min(area.maxX, area.minX + Points.cells(rect.maxX / Points.perColumn))
    let bottom = min(area.maxY, area.minY + Points.cells(rect.maxY / Points.perRow))
    return Rect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }
}

private struct BoxCharacters {
  let corners: [String]
  let across: String
  let down: String
  /// The characters at both ends of a box that is one row high.
  let ends: (String, String)
  let dot: String

  init(_ style: StrokeStyle, rounded: [Bool], ascii: Bool) {
    // Lines of 3 points or more are heavy, as documented at `StrokeStyle`. All lines are one cell
    // wide.
    let isHeavy = style.lineWidth >= 3
    let isDashed = !style.dash.isEmpty
    let isRound = rounded.contains(true)
    ends = isRound ? ("(", ")") : ("[", "]")
    dot = ascii ? (isRound ? "o" : "#") : (isRound ? "○" : "□")
    guard !ascii else {
      corners = ["+", "+", "+", "+"]
      across = isDashed ? "." : isHeavy ? "=" : "-"
      down = isDashed ? ":" : "|"
      return
    }
    let (square, round) =
      isHeavy
      ? (["┏", "┓", "┛", "┗"], ["┏", "┓", "┛", "┗"])
      : (["┌", "┐", "┘", "└"], ["╭", "╮", "╯", "╰"])
    corners = (0..<4).map { rounded[$0] ? round[$0] : square[$0] }
    across = isDashed ? (isHeavy ? "┅" : "┄") : (isHeavy ? "━" : "─")
    down = isDashed ? (isHeavy ? "┇" : "┆") : (isHeavy ? "┃" : "│")
  }
}
