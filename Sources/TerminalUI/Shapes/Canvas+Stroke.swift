import Foundation

extension Canvas {
  /// Draws the outline of a path: with box characters where it is one upright rectangle,
  /// else with dots of braille, in ASCII with stars.
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
      var dots = BrailleDots(size: rect.size)
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
    let left = min(rect.maxX - 1, rect.minX + Int((box.rect.minX / 8).rounded()))
    let top = min(rect.maxY - 1, rect.minY + Int((box.rect.minY / 16).rounded()))
    let right = max(left, min(rect.maxX, rect.minX + Int((box.rect.maxX / 8).rounded())) - 1)
    let bottom = max(top, min(rect.maxY, rect.minY + Int((box.rect.maxY / 16).rounded())) - 1)
    guard box.rect.width > 0, box.rect.height > 0 else { return }
    let signs = BoxSigns(style, rounded: box.corners, ascii: ascii)
    let put = { (mark: String, x: Int, y: Int) in
      self.drawLine(mark, at: Point(x: x, y: y), of: rect, paint, in: window)
    }
    if top == bottom {
      put(left == right ? signs.dot : signs.ends.0, left, top)
      if left < right { put(signs.ends.1, right, top) }
      return
    }
    for x in left...right {
      put(x == left ? signs.corners[0] : x == right ? signs.corners[1] : signs.across, x, top)
      put(x == left ? signs.corners[3] : x == right ? signs.corners[2] : signs.across, x, bottom)
    }
    for y in top + 1..<max(top + 1, bottom) {
      put(signs.down, left, y)
      put(signs.down, right, y)
    }
  }
}

/// The characters of a box.
private struct BoxSigns {
  let corners: [String]
  let across: String
  let down: String
  /// The sides of a box of one row.
  let ends: (String, String)
  let dot: String

  init(_ style: StrokeStyle, rounded: [Bool], ascii: Bool) {
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

/// An outline as dots, two across and four down in each cell.
private struct BrailleDots {
  let size: Size
  private var cells: [UInt8]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: 0, count: size.width * size.height)
  }

  mutating func draw(_ path: Path, _ style: StrokeStyle) {
    for line in path.polylines {
      var gone: CGFloat = style.dashPhase
      for (from, to) in line.segments {
        let length = hypot(to.x - from.x, to.y - from.y)
        let steps = max(1, Int((length / 2).rounded(.up)))
        for step in 0...steps {
          let part = CGFloat(step) / CGFloat(steps)
          guard style.isOn(at: gone + length * part) else { continue }
          dot(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, style)
        }
        gone += length
      }
    }
  }

  private mutating func dot(x: CGFloat, y: CGFloat, _ style: StrokeStyle) {
    let column = Int((x / 4).rounded(.down))
    let row = Int((y / 4).rounded(.down))
    // What lies on the far edges belongs to the last dots.
    set(column == size.width * 2 ? column - 1 : column, row == size.height * 4 ? row - 1 : row)
    guard style.lineWidth >= 3 else { return }
    set(column - 1, row)
    set(column, row - 1)
    set(column - 1, row - 1)
  }

  private mutating func set(_ column: Int, _ row: Int) {
    guard column >= 0, row >= 0, column < size.width * 2, row < size.height * 4 else { return }
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[row / 4 * size.width + column / 2] |= bits[row % 4][column % 2]
  }

  func marks(ascii: Bool) -> [(Int, Int, String)] {
    cells.indices.compactMap { index in
      guard cells[index] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[index])) else {
        return nil
      }
      let mark = ascii ? "*" : String(Character(scalar))
      return (index % size.width, index / size.width, mark)
    }
  }
}
