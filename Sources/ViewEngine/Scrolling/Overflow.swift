/// Where content that may be larger than its window stands: at its beginning, or moved so
/// that the focused view is seen. Nothing but the focus decides, so that the same focus
/// always makes the same picture; only somebody who scrolls is followed from where they
/// were, until the focus moves out of what they see.
package struct Overflow {
  private(set) var window = Rect.zero
  /// How far the content is moved, up and to the left.
  private(set) var offset = Point.zero
  private var size = Size.zero
  private var isScrolled = false

  /// Begins with content that stands at its beginning.
  package init() {}

  /// Whether content stands elsewhere than at its beginning.
  var isMoved: Bool { offset != .zero }

  package var hasMoreAbove: Bool { offset.y > 0 }
  package var hasMoreBelow: Bool { offset.y + window.size.height < size.height }

  /// Where content of a size stands: aligned in the window as far as it fits, else from
  /// its beginning.
  package mutating func place(
    _ size: Size,
    in window: Rect,
    _ alignment: Alignment,
    _ environment: EnvironmentValues
  ) -> Rect {
    if window.size != self.window.size || size != self.size {
      (offset, isScrolled) = (.zero, false)
    }
    (self.size, self.window) = (size, window)
    var rect = environment.align(size, in: window, alignment)
    if size.height > window.size.height { rect.origin.y = window.minY }
    if size.width > window.size.width {
      let isMirrored = environment.layoutDirection == .rightToLeft
      rect.origin.x = isMirrored ? window.maxX - size.width : window.minX
    }
    rect.origin.x -= offset.x
    rect.origin.y -= offset.y
    return rect
  }

  /// Shows the focused view; true when that moves anything.
  package mutating func show(_ rect: Rect?) -> Bool {
    if isScrolled { return false }
    guard var rect, !rect.isEmpty else { return move(to: .zero) }
    rect.origin.x += offset.x
    rect.origin.y += offset.y
    return move(
      to: Point(
        x: Self.distance(rect.minX - window.minX, rect.size.width, size.width, window.size.width),
        y: Self.distance(rect.minY - window.minY, rect.size.height, size.height, window.size.height)
      )
    )
  }

  /// Follows the focus again, if somebody has scrolled away from where it is now.
  package mutating func follow(_ rect: Rect) {
    if isScrolled, rect.intersection(window) != rect { isScrolled = false }
  }

  /// Scrolls by rows as somebody asks; false when nothing more lies there.
  package mutating func scroll(by rows: Int) -> Bool {
    let furthest = max(0, size.height - window.size.height)
    let place = max(0, min(furthest, offset.y + rows))
    guard place != offset.y, furthest > 0 else { return false }
    isScrolled = true
    return move(to: Point(x: offset.x, y: place))
  }

  private mutating func move(to place: Point) -> Bool {
    defer { offset = place }
    return offset != place
  }

  /// The least way that shows a length, or its beginning where it is too long and does not
  /// begin in sight. Where the content as a whole fits, a part of it that is seen is enough:
  /// what is cut off there may have been meant to be.
  private static func distance(_ lead: Int, _ length: Int, _ whole: Int, _ room: Int) -> Int {
    if whole <= room, lead < room, lead + length > 0 { return 0 }
    if length > room { return lead >= 0 && lead <= room / 2 ? 0 : lead }
    return lead < 0 ? lead : max(0, lead + length - room)
  }
}

extension Node {
  /// Has the node placed again if what is in it has moved.
  package func laidOutAnew(_ hasMoved: Bool) -> Bool {
    guard hasMoved else { return false }
    invalidateLayout()
    host.setNeedsLayout()
    return true
  }
}
