@_spi(Nodes) import ViewEngine

/// The columns and rows that the marks and bars of a scroll view take.
struct ScrollIndicatorSpace: Hashable {
  /// Whether indicators take a column at the trailing edge.
  var hasColumn = false
  /// Whether indicators take a column on each side.
  var hasSides = false
  /// Whether indicators take the last row.
  var hasBarBelow = false

  func union(_ other: ScrollIndicatorSpace) -> ScrollIndicatorSpace {
    ScrollIndicatorSpace(
      hasColumn: hasColumn || other.hasColumn,
      hasSides: hasSides || other.hasSides,
      hasBarBelow: hasBarBelow || other.hasBarBelow
    )
  }

  var insets: CellInsets {
    CellInsets(
      leading: hasSides ? 1 : 0,
      bottom: hasBarBelow ? 1 : 0,
      trailing: hasSides || hasColumn ? 1 : 0
    )
  }

  /// Returns whether any of the content remains visible beside the indicators in a frame of a size.
  func fits(in size: Size) -> Bool {
    (insets.horizontal == 0 || size.width > insets.horizontal)
      && (insets.vertical == 0 || size.height > insets.vertical)
  }
}

@MainActor
struct ScrollIndicatorPainter {
  let frame: Rect
  let window: Rect
  let viewport: Rect
  let isASCII: Bool
  let isMirrored: Bool
  private let style = CellStyle(foreground: .secondary)

  init(frame: Rect, window: Rect, viewport: Rect, isASCII: Bool, isMirrored: Bool) {
    self.frame = frame
    self.window = window
    self.viewport = viewport
    self.isASCII = isASCII
    self.isMirrored = isMirrored
  }

  private var column: Int { isMirrored ? frame.minX : frame.maxX - 1 }
  /// The row of the marks on the sides.
  private var middle: Int { window.minY + (window.size.height - 1) / 2 }

  /// Returns the directions of the scroll marks at a cell. In a window of a single row, one mark
  /// has two directions.
  func edges(at point: Point, _ indicatorSpace: ScrollIndicatorSpace) -> [Key] {
    var edges: [Key] = []
    if indicatorSpace.hasColumn, point.x == column {
      if point.y == window.maxY - 1 { edges.append(.down) }
      if point.y == window.minY { edges.append(.up) }
    }
    if indicatorSpace.hasSides, point.y == middle {
      if point.x == frame.minX { edges.append(.left) }
      if point.x == frame.maxX - 1 { edges.append(.right) }
    }
    return viewport.contains(point) ? edges : []
  }

  /// Draws the marks at the ends of the column for content above and below. In a window of a single
  /// row, one mark shows both directions.
  func drawMarks(above: Bool, below: Bool, _ canvas: Canvas) {
    if window.size.height == 1, above, below {
      return draw(isASCII ? ":" : "↕", column, window.minY, canvas)
    }
    if above { draw(isASCII ? "^" : "↑", column, window.minY, canvas) }
    if below { draw(isASCII ? "v" : "↓", column, window.maxY - 1, canvas) }
  }

  /// Draws the marks in the middle of the sides for content before and after.
  func drawMarks(before: Bool, after: Bool, _ canvas: Canvas) {
    let y = middle
    let (left, right) = isMirrored ? (after, before) : (before, after)
    if left { draw(isASCII ? "<" : "←", frame.minX, y, canvas) }
    if right { draw(isASCII ? ">" : "→", frame.maxX - 1, y, canvas) }
  }

  /// Draws a vertical scroll bar. Its thick part is the visible part of the content.
  func drawColumn(_ offset: Int, of length: Int, _ canvas: Canvas) {
    let thumb = thumb(offset, of: length, seen: window.size.height)
    for row in 0..<window.size.height {
      let glyph = thumb.contains(row) ? (isASCII ? "#" : "┃") : (isASCII ? "|" : "│")
      draw(glyph, column, window.minY + row, canvas)
    }
  }

  /// Draws a horizontal scroll bar. Its thick part is the visible part of the content.
  func drawRow(_ offset: Int, of length: Int, _ canvas: Canvas) {
    let thumb = thumb(offset, of: length, seen: window.size.width)
    for step in 0..<window.size.width {
      let glyph = thumb.contains(step) ? (isASCII ? "=" : "━") : (isASCII ? "-" : "─")
      let x = isMirrored ? window.maxX - 1 - step : window.minX + step
      draw(glyph, x, frame.maxY - 1, canvas)
    }
  }

  /// Returns the cells of the thick part, at least one. The thick part touches an end of the bar
  /// only if the content is at that end.
  private func thumb(_ offset: Int, of length: Int, seen: Int) -> Range<Int> {
    guard seen > 0, length > seen else { return 0..<max(0, seen) }
    let size = max(1, min(seen - 1, (seen * seen + length / 2) / length))
    let free = seen - size
    let place = (offset * free + (length - seen) / 2) / (length - seen)
    let isInside = offset > 0 && offset < length - seen
    let start = isInside && free > 1 ? max(1, min(free - 1, place)) : place
    return start..<start + size
  }

  private func draw(_ glyph: String, _ x: Int, _ y: Int, _ canvas: Canvas) {
    canvas.draw(glyph, at: Point(x: x, y: y), style, in: viewport)
  }
}
