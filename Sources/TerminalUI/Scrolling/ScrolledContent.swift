import Foundation

/// Content behind a window, scrolled so far.
struct ScrolledContent {
  let window: Rect
  let offset: Point
  let isMirrored: Bool

  /// How far to scroll so that a rectangle is seen: its anchor point where the same point
  /// of the window is, or as little as is needed.
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

  /// The offset nearest to the present one at which something is seen, by its beginning
  /// where it is too long.
  private static func nearest(_ start: Int, _ length: Int, _ room: Int, _ offset: Int) -> Int {
    if start < offset || length > room { return start }
    return start + length > offset + room ? start + length - room : offset
  }
}
