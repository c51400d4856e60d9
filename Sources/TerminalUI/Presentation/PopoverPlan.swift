@_spi(Nodes) import ViewEngine

/// Computes the position of a popover next to its anchor.
struct PopoverPlan {
  let anchor: Rect
  let screen: Size
  let isMirrored: Bool

  /// The minimum height of a truncated popover in rows. A lower popover shows a single line,
  /// without a mark for further lines.
  private static let fewestRows = 4
  /// The minimum width of a popover beside its anchor in columns. A narrower popover shows almost
  /// nothing.
  private static let fewestColumns = 8

  /// Returns the rectangle of a popover with the ideal size `ideal`.
  ///
  /// It is below the anchor if it fits there, else above, else at a side. If it fits nowhere, it is
  /// truncated at the place where most of it is visible. It covers the anchor only if there is no
  /// space beside the anchor.
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

  /// Returns a rectangle that covers as little of the anchor as possible.
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

  /// Returns the column at which a popover starts. The popover is aligned with the anchor's leading
  /// edge, or with its trailing edge if it would otherwise exceed the screen.
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
  /// Returns the rectangle of a layer next to `anchor`. Over a sheet, the layer does not cover the
  /// rows below the sheet, which show the available keys.
  func popoverRect(near anchor: Rect) -> Rect {
    let size = popoverSpace(anchor)
    let width = min(measure(ProposedSize(width: size.width, height: nil)).width, size.width)
    let height = measure(ProposedSize(width: width, height: nil)).height
    let isMirrored = environment.layoutDirection == .rightToLeft
    let plan = PopoverPlan(anchor: anchor, screen: size, isMirrored: isMirrored)
    let rect = plan.rect(for: Size(width: width, height: height))
    if rect.size.height >= height { return rect }
    // A popover that has to scroll may need more columns, for its scroll marks.
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
