@_spi(Nodes) import ViewEngine

/// Where a popover stands beside what it belongs to.
struct PopoverPlan {
  let anchor: Rect
  let screen: Size
  let isMirrored: Bool

  /// Fewer rows than these show one line between the edges of a popover, and not that there
  /// are more.
  private static let fewestRows = 4
  /// Fewer columns than these show next to nothing.
  private static let fewestColumns = 8

  /// The popover's rectangle, given the size it wants.
  ///
  /// It stands below the anchor if it fits there, else above, else at a side; where it fits
  /// nowhere it is cut where most of it can be seen. It covers the anchor only where there
  /// is no room beside it.
  func rect(for ideal: Size) -> Rect {
    let ideal = Size(
      width: min(ideal.width, screen.width),
      height: min(ideal.height, screen.height)
    )
    let (below, above) = (rowsBelow, rowsAbove)
    if ideal.height <= below { return under(ideal) }
    if ideal.height <= above { return over(ideal) }
    if let beside = beside(ideal, atLeast: ideal.width) { return beside }
    if max(below, above) >= Self.fewestRows {
      let size = Size(width: ideal.width, height: max(below, above))
      return below >= above ? under(size) : over(size)
    }
    return beside(ideal, atLeast: Self.fewestColumns) ?? covering(ideal)
  }

  /// As little over the anchor as can be.
  private func covering(_ ideal: Size) -> Rect {
    Rect(
      x: start(ideal.width),
      y: max(0, min(anchor.maxY, screen.height - ideal.height)),
      width: ideal.width,
      height: ideal.height
    )
  }

  private var rowsBelow: Int { max(0, screen.height - max(0, anchor.maxY)) }
  private var rowsAbove: Int { max(0, min(anchor.minY, screen.height)) }

  private func under(_ size: Size) -> Rect {
    Rect(
      x: start(size.width),
      y: max(0, anchor.maxY),
      width: size.width,
      height: size.height
    )
  }

  private func over(_ size: Size) -> Rect {
    Rect(
      x: start(size.width),
      y: min(anchor.minY, screen.height) - size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Begins where the anchor does or, where the screen ends before, ends where it ends.
  private func start(_ width: Int) -> Int {
    let (first, second) =
      isMirrored
      ? (anchor.maxX - width, anchor.minX) : (anchor.minX, anchor.maxX - width)
    let fits = first >= 0 && first + width <= screen.width
    return max(0, min(fits ? first : second, screen.width - width))
  }

  private func beside(_ size: Size, atLeast columns: Int) -> Rect? {
    let left = max(0, min(anchor.minX, screen.width))
    let right = max(0, screen.width - max(0, anchor.maxX))
    let isRight = isMirrored ? left < size.width && right > left : right >= min(size.width, left)
    let width = min(size.width, isRight ? right : left)
    guard width >= columns, width > 0 else { return nil }
    return Rect(
      x: isRight ? max(0, anchor.maxX) : left - width,
      y: max(0, min(anchor.minY, screen.height - size.height)),
      width: width,
      height: size.height
    )
  }
}

extension Node {
  /// The rectangle of a layer that stands beside something. Over a sheet it leaves free what
  /// the sheet does: programs tell of keys there.
  func popoverRect(near anchor: Rect) -> Rect {
    let size = popoverSpace(anchor)
    let width = min(measure(ProposedSize(width: size.width, height: nil)).width, size.width)
    let height = measure(ProposedSize(width: width, height: nil)).height
    let isMirrored = environment.layoutDirection == .rightToLeft
    let plan = PopoverPlan(anchor: anchor, screen: size, isMirrored: isMirrored)
    let rect = plan.rect(for: Size(width: width, height: height))
    if rect.size.height >= height { return rect }
    // What has to scroll may need more columns, for the marks that tell so.
    let scrolling = ProposedSize(width: size.width, height: rect.size.height)
    let wider = min(max(width, measure(scrolling).width), size.width)
    return plan.rect(for: Size(width: wider, height: height))
  }

  private func popoverSpace(_ anchor: Rect) -> Size {
    let size = screenSize
    guard isOnSheet(anchor.origin) else { return size }
    return Size(width: size.width, height: max(size.sheetRows, anchor.maxY))
  }
}
