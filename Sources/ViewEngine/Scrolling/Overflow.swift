/// The offset of content that may be larger than its window.
///
/// The content is at its start, or moved so that the focused view is visible. Normally the offset
/// depends on the focus only, so the same focus always produces the same picture. The offset after
/// a person has scrolled stays until the focus leaves the visible part.
package struct Overflow {
  private(set) var window = Rect.zero
  /// The distance of the content to the left and upwards, in cells.
  private(set) var offset = Point.zero
  private var size = Size.zero
  private var isScrolled = false

  /// Creates an offset of zero.
  package init() {}

  /// Whether the content is moved from its start.
  var isMoved: Bool { offset != .zero }

  package var hasMoreAbove: Bool { offset.y > 0 }
  package var hasMoreBelow: Bool { offset.y + window.size.height < size.height }

  /// Returns the rectangle of content with the given size. The content is aligned in the window if
  /// it fits; otherwise the window shows it from its start.
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

  /// Moves the content so that the focused view is visible. Returns whether it moved.
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

  /// Discards the offset to which a person scrolled, if the focused view is not fully visible.
  package mutating func follow(_ rect: Rect) {
    if isScrolled, rect.intersection(window) != rect { isScrolled = false }
  }

  /// Scrolls by rows on behalf of a person. Returns `false` at the end of the content.
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

  /// Returns the shortest distance that makes a range visible. For a range longer than the window,
  /// this is the distance to its start, unless the start is visible. If the whole content fits, a
  /// visible part suffices, because clipping may be intended there.
  private static func distance(_ lead: Int, _ length: Int, _ whole: Int, _ room: Int) -> Int {
    if whole <= room, lead < room, lead + length > 0 { return 0 }
    if length > room { return lead >= 0 && lead <= room / 2 ? 0 : lead }
    return lead < 0 ? lead : max(0, lead + length - room)
  }
}

extension Node {
  /// Requests a layout if the content has moved. Returns `hasMoved`.
  package func invalidatePlacement(_ hasMoved: Bool) -> Bool {
    guard hasMoved else { return false }
    invalidateLayout()
    host.setNeedsLayout()
    return true
  }
}
