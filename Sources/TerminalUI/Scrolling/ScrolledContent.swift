import Foundation

/// The geometry of content that is scrolled in a window.
struct ScrolledContent {
  let window: Rect
  let offset: Point
  let isMirrored: Bool

  /// Returns the offset that shows a rectangle. An anchor moves that point of the rectangle to the
  /// same point of the window. Without an anchor, the distance is the shortest.
  func offset(showing rect: Rect, at anchor: UnitPoint?) -> Point {
    let x = (isMirrored ? window.maxX - rect.maxX : rect.minX - window.minX) + offset.x
    let y = rect.minY - window.minY + offset.y
    guard let anchor else {
      return Point(
        x: Self.nearest(x, rect.size.width, window.size.width, offset.x),
        y: Self.nearest(y, rect.size.height, window.size.height, offset.y)
      )
    }
    let across = anchor.x * CGFloat(rect.size.width - window.size.width)
    let down = anchor.y * CGFloat(rect.size.height - window.size.height)
    return Point(x: x + Points.cells(across), y: y + Points.cells(down))
  }

  /// Returns the nearest offset at which a range is visible. A range too long for the window is
  /// shown from its beginning.
  private static func nearest(_ start: Int, _ length: Int, _ room: Int, _ offset: Int) -> Int {
    if start < offset || length > room { return start }
    return start + length > offset + room ? start + length - room : offset
  }
}
