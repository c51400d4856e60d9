@_spi(Nodes) import ViewEngine

/// The columns and rows that a scroll view's marks and bars take.
struct ScrollChrome: Hashable {
  /// A column at the trailing edge.
  var hasColumn = false
  /// A column at each side.
  var hasSides = false
  /// The last row.
  var hasBarBelow = false

  func union(_ other: ScrollChrome) -> ScrollChrome {
    ScrollChrome(
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

  /// Whether something of the content is left to be seen.
  func fits(in size: Size) -> Bool {
    (insets.horizontal == 0 || size.width > insets.horizontal)
      && (insets.vertical == 0 || size.height > insets.vertical)
  }
}

/// Draws the marks and bars of a scroll view.
@MainActor
struct ScrollPen {
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
  /// The row of the marks at the sides.
  private var middle: Int { window.minY + (window.size.height - 1) / 2 }

  /// The edges of the screen to which a mark at a cell points.
  func edges(at point: Point, _ chrome: ScrollChrome) -> [Key] {
    var edges: [Key] = []
    if chrome.hasColumn, point.x == column {
      if point.y == window.maxY - 1 { edges.append(.down) }
      if point.y == window.minY { edges.append(.up) }
    }
    if chrome.hasSides, point.y == middle {
      if point.x == frame.minX { edges.append(.left) }
      if point.x == frame.maxX - 1 { edges.append(.right) }
    }
    return viewport.contains(point) ? edges : []
  }

  /// Marks at the ends of the column: something lies above, below. In a single row one
  /// mark tells both.
  func drawMarks(above: Bool, below: Bool, _ canvas: Canvas) {
    if window.size.height == 1, above, below {
      return draw(isASCII ? ":" : "↕", column, window.minY, canvas)
    }
    if above { draw(isASCII ? "^" : "↑", column, window.minY, canvas) }
    if below { draw(isASCII ? "v" : "↓", column, window.maxY - 1, canvas) }
  }

  /// Marks in the middle of the sides: something lies before, after.
  func drawMarks(before: Bool, after: Bool, _ canvas: Canvas) {
    let y = middle
    let (left, right) = isMirrored ? (after, before) : (before, after)
    if left { draw(isASCII ? "<" : "←", frame.minX, y, canvas) }
    if right { draw(isASCII ? ">" : "→", frame.maxX - 1, y, canvas) }
  }

  /// A bar down the column: its thick part stands for what is seen.
  func drawColumn(_ offset: Int, of length: Int, _ canvas: Canvas) {
    let thumb = thumb(offset, of: length, seen: window.size.height)
    for row in 0..<window.size.height {
      let glyph = thumb.contains(row) ? (isASCII ? "#" : "┃") : (isASCII ? "|" : "│")
      draw(glyph, column, window.minY + row, canvas)
    }
  }

  /// A bar along the last row: its thick part stands for what is seen.
  func drawRow(_ offset: Int, of length: Int, _ canvas: Canvas) {
    let thumb = thumb(offset, of: length, seen: window.size.width)
    for step in 0..<window.size.width {
      let glyph = thumb.contains(step) ? (isASCII ? "=" : "━") : (isASCII ? "-" : "─")
      let x = isMirrored ? window.maxX - 1 - step : window.minX + step
      draw(glyph, x, frame.maxY - 1, canvas)
    }
  }

  /// At least a cell long, and at an end only when nothing more lies there.
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
