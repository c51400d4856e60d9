import Foundation
@_spi(Nodes) import ViewEngine

/// The node of a scroll view. It places the content at an offset and clips it to its window.
final class ScrollNode<V>: ContainerNode<V>, Scrolling {
  private let readAxes: (V) -> Axis.Set
  private let readIndicators: (V) -> Bool
  private(set) var offset = Point.zero
  private(set) var contentSize = Size.zero
  private var indicatorSpace = ScrollIndicatorSpace()
  /// The targets to scroll to in the next layout, in order.
  private var targets: [ScrollTarget] = []
  /// Whether the targets have already been applied, with the positions of the last layout.
  private var hasPassed = false
  /// The window, content size and offset of the last placement.
  private var placed = (window: Rect.zero, size: Size.zero, offset: Point.zero)
  private var hasBeenPlaced = false
  private var wasAtAnchor = false
  private var knownSize = Size.zero
  /// Whether user input has scrolled since the last layout.
  private var wasScrolled = false
  private var inner = DerivedEnvironment()

  init<Content: View>(_ view: V, _ context: NodeContext) where V == ScrollView<Content> {
    readAxes = { $0.axes }
    readIndicators = { $0.showsIndicators }
    super.init(view, context, content: { $0.content })
  }

  override var nodeRole: NodeRole? { .scrolling(self) }
  override var scrollWindow: Rect? { window }

  var isAtOpeningPosition: Bool {
    guard let anchor = traits.anchor else { return false }
    return !hasBeenPlaced || offset == place(of: anchor)
  }

  var axes: Axis.Set { readAxes(view) }
  var windowSize: Size { window.size }
  var contentMargins: CellInsets { traits.margins }
  var hasMoreBelow: Bool { offset.y < furthest.y }
  private var traits: ScrollTraits { environment.scrollTraits }
  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
  private var axis: Axis { axes == .horizontal ? .horizontal : .vertical }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: super.contentEnvironment) { environment in
      if environment.scrollTraits != environment.scrollTraits.inherited {
        environment.scrollTraits = environment.scrollTraits.inherited
      }
    }
  }

  // MARK: Size

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let hugs = axes == .horizontal
    if !hugs, let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let ideal = size(inside: proposal)
    let width = proposal.width ?? ideal.width
    guard hugs else {
      return Size(width: width, height: proposal.height ?? ideal.height)
    }
    let bar = showsBar(.horizontal) && ideal.width > width ? 1 : 0
    return Size(width: width, height: min(ideal.height + bar, proposal.height ?? .max))
  }

  /// Returns the size of the content and its margins in the offered space.
  private func size(inside room: ProposedSize) -> Size {
    let size = runSize(offered(room), along: axis)
    return Size(
      width: size.width + traits.margins.horizontal,
      height: size.height + traits.margins.vertical
    )
  }

  /// Returns the size to propose to the content: unspecified along the scrolling axes.
  private func offered(_ room: ProposedSize) -> ProposedSize {
    let room = traits.margins.inset(room)
    return ProposedSize(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height
    )
  }

  // MARK: Marks and bars

  private func indicators(_ axis: Axis) -> ScrollIndicatorVisibility {
    guard axes.contains(axis) else { return .never }
    guard readIndicators(view) else { return .hidden }
    return axis == .vertical ? traits.verticalIndicators : traits.horizontalIndicators
  }

  private func showsBar(_ axis: Axis) -> Bool { indicators(axis) == .visible }

  /// Chooses the indicators that the content needs, and measures the content beside them.
  ///
  /// Indicators take columns and rows of their own, so that they never cover the content. Layouts
  /// without indicators are tried first: text that wraps beside an indicator may need the indicator
  /// only because of the wrapping. Content several times as long as its space keeps its indicators,
  /// so that a long list is not measured for two widths.
  private func fit() {
    let both = wanted(.vertical).union(wanted(.horizontal))
    if indicatorSpace != ScrollIndicatorSpace(), fit(indicatorSpace, where: isLong) { return }
    let kinds = [ScrollIndicatorSpace(), wanted(.vertical), wanted(.horizontal), both]
    if kinds.contains(where: { fit($0) }) { return }
    indicatorSpace = both.fits(in: frame.size) ? both : ScrollIndicatorSpace()
    contentSize = size(inside: ProposedSize(window.size))
  }

  /// Adopts indicators if the content beside them needs exactly these indicators. Returns whether
  /// it did.
  ///
  /// - Parameter isWanted: A closure that returns whether to adopt the indicators, given the size
  ///   of the content.
  private func fit(
    _ candidate: ScrollIndicatorSpace,
    where isWanted: (Size) -> Bool = { _ in true }
  ) -> Bool {
    guard candidate.fits(in: frame.size) else { return false }
    let room = candidate.insets.inset(frame, environment.layoutDirection).size
    let size = size(inside: ProposedSize(room))
    guard isWanted(size), needed(for: size, beside: candidate) == candidate else { return false }
    (indicatorSpace, contentSize) = (candidate, size)
    return true
  }

  /// Content that is longer than this multiple of the space is not measured without indicators.
  /// Without this limit, a list of thousands of rows would be measured twice.
  private static var longContentFactor: Int { 4 }

  /// Returns whether content is so much longer than its space that one more column cannot make it
  /// fit.
  private func isLong(_ content: Size) -> Bool {
    content.height > Self.longContentFactor * frame.size.height
      || content.width > Self.longContentFactor * frame.size.width
  }

  private func wanted(_ axis: Axis) -> ScrollIndicatorSpace {
    switch indicators(axis) {
    case .never: return ScrollIndicatorSpace()
    case .visible where axis == .horizontal: return ScrollIndicatorSpace(hasBarBelow: true)
    default:
      return axis == .vertical
        ? ScrollIndicatorSpace(hasColumn: true) : ScrollIndicatorSpace(hasSides: true)
    }
  }

  /// Returns the indicators that content of a size needs if `taken` are already shown.
  private func needed(for content: Size, beside taken: ScrollIndicatorSpace) -> ScrollIndicatorSpace
  {
    let room = taken.insets.inset(frame, environment.layoutDirection).size
    var needed = ScrollIndicatorSpace()
    if content.height > room.height { needed = needed.union(wanted(.vertical)) }
    if content.width > room.width { needed = needed.union(wanted(.horizontal)) }
    return needed.fits(in: frame.size) ? needed : ScrollIndicatorSpace()
  }

  // MARK: Place

  /// The part of the frame in which the content is visible.
  private var window: Rect { indicatorSpace.insets.inset(frame, environment.layoutDirection) }

  private var furthest: Point {
    Point(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - window.size.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - window.size.height) : 0
    )
  }

  private func clamp(_ point: Point) -> Point {
    Point(x: max(0, min(point.x, furthest.x)), y: max(0, min(point.y, furthest.y)))
  }

  override func placeChildren() {
    if frame.size != knownSize {
      if hasBeenPlaced, frame.size.height < knownSize.height {
        focusEngine.scrollViewShrank(self, to: frame.size.height)
      }
      knownSize = frame.size
      windowSizeChanged()
    }
    fit()
    stickToAnchor()
    offset = clamp(offset)
    if (placed.window, placed.size) == (window, contentSize) {
      passTargets()
    } else if hasPassed {
      targets = []
    }
    hasPassed = false
    placeContent()
    moveToTarget()
    wasAtAnchor = offset == furthest
    hasBeenPlaced = true
    if wasScrolled { positionNode?.noteScrolling(self) }
    notifyWatchers(byPerson: wasScrolled)
    wasScrolled = false
  }

  /// Sets the initial offset according to the anchor. Keeps the offset at the end when content is
  /// added or the window changes its size.
  private func stickToAnchor() {
    guard let anchor = traits.anchor, !frame.isEmpty else { return }
    guard !hasBeenPlaced || wasAtAnchor && (anchor.x == 1 || anchor.y == 1) else { return }
    offset = place(of: anchor)
  }

  /// Returns the offset at which an anchor of the content is at the same anchor of the window.
  private func place(of anchor: UnitPoint) -> Point {
    Point(
      x: Int(nearest: Double(furthest.x) * anchor.x),
      y: Int(nearest: Double(furthest.y) * anchor.y)
    )
  }

  private func placeContent() {
    let window = window
    placed = (window, contentSize, offset)
    let margins = traits.margins
    let size = Size(
      width: axes.contains(.horizontal) ? contentSize.width : window.size.width,
      height: axes.contains(.vertical) ? contentSize.height : window.size.height
    )
    let x = isMirrored ? window.maxX - size.width + offset.x : window.minX - offset.x
    let whole = Rect(origin: Point(x: x, y: window.minY - offset.y), size: size)
    placeRun(
      for: offered(ProposedSize(window.size)),
      in: margins.inset(whole, environment.layoutDirection),
      along: axis,
      viewport: traits.isClipDisabled ? viewport : viewport.intersection(window)
    )
  }

  /// The maximum number of attempts to reach a target at an estimated distance. Each attempt
  /// measures new rows; sizes that depend on the scroll position might never settle.
  private static var approachLimit: Int { 8 }

  /// Scrolls to the last target. The sizes of rows created while scrolling can differ from the
  /// estimates. The function therefore repeats until the offset is stable, at most `approachLimit`
  /// times.
  private func moveToTarget() {
    guard let last = targets.last, !frame.isEmpty else { return }
    passTargets()
    for _ in 0..<Self.approachLimit {
      if offset != placed.offset { placeContent() }
      contentSize = size(inside: ProposedSize(window.size))
      guard let wanted = place(of: last).map(clamp), wanted != offset else { break }
      offset = wanted
    }
    if offset != placed.offset { placeContent() }
    targets = []
  }

  /// Applies the targets with the known positions, without creating rows. A burst of keys may have
  /// set several targets. All are applied in order, because the minimal scroll distance depends on
  /// the previous position.
  private func passTargets() {
    guard !frame.isEmpty, let last = targets.last else { return }
    for target in targets {
      if let wanted = place(of: target) { offset = clamp(wanted) }
    }
    targets = [last]
  }

  func passesKnownTargets() -> Bool {
    guard !frame.isEmpty, size(inside: ProposedSize(window.size)) == placed.size else {
      return false
    }
    passTargets()
    hasPassed = true
    return true
  }

  /// Returns the offset at which a target is visible. The content may still be placed for an
  /// earlier offset than `offset`.
  private func place(of target: ScrollTarget) -> Point? {
    switch target {
    case .offset(let x, let y): return Point(x: x ?? offset.x, y: y ?? offset.y)
    case .edge(let edge): return place(at: edge)
    case .id(let id, let anchor):
      guard var rect = rect(ofID: id) else { return nil }
      let distance = placed.offset.x - offset.x
      rect.origin.x += isMirrored ? -distance : distance
      rect.origin.y += placed.offset.y - offset.y
      return place(of: rect, anchor)
    }
  }

  private func place(at edge: Edge) -> Point {
    switch edge {
    case .top: Point(x: offset.x, y: 0)
    case .bottom: Point(x: offset.x, y: furthest.y)
    case .leading: Point(x: 0, y: offset.y)
    case .trailing: Point(x: furthest.x, y: offset.y)
    }
  }

  private func place(of rect: Rect, _ anchor: UnitPoint?) -> Point {
    let content = ScrolledContent(window: window, offset: offset, isMirrored: isMirrored)
    return content.offset(showing: rect, at: anchor)
  }

  // MARK: Scrolling

  func scroll(to target: ScrollTarget) {
    if frame.isEmpty || hasPassed { targets = [] }
    hasPassed = false
    targets.append(target)
    willScroll()
    invalidateLayout()
  }

  func contentMoved(by distance: Int, along axis: Axis) -> Bool {
    guard axes.contains(axis) else { return false }
    if axis == .vertical { offset.y += distance } else { offset.x += distance }
    return true
  }

  override func scroll(by rows: Int) -> Bool {
    if traits.isDisabled { return false }
    if axes == .horizontal { return move(to: Point(x: nextBeginning(by: rows), y: 0)) }
    return move(to: Point(x: offset.x, y: offset.y + rows))
  }

  func scroll(columns: Int) -> Bool {
    if traits.isDisabled || !axes.contains(.horizontal) { return false }
    return move(to: Point(x: offset.x + (isMirrored ? -columns : columns), y: offset.y))
  }

  func scroll(byMarkAt point: Point) -> Bool {
    painter.edges(at: point, indicatorSpace).contains { edge in
      switch edge {
      case .up: scroll(by: -ScrollStep.rows)
      case .down: scroll(by: ScrollStep.rows)
      case _ where axes == .horizontal:
        scroll(by: (edge == .right) == isMirrored ? -ScrollStep.rows : ScrollStep.rows)
      default: scroll(columns: edge == .right ? ScrollStep.columns : -ScrollStep.columns)
      }
    }
  }

  /// Returns the offset at which the next or previous focusable view of a horizontal scroll view
  /// begins, so that no view is cut in half. Without such views, moves by `columns`.
  private func nextBeginning(by columns: Int) -> Int {
    let content = ScrolledContent(window: window, offset: offset, isMirrored: isMirrored)
    let beginnings = focusEngine.focusableElements.filter { $0.node.isInside(self) }
      .map { content.offset(showing: $0.rect, at: .leading).x }
    let next =
      columns > 0
      ? beginnings.filter { $0 > offset.x }.min() : beginnings.filter { $0 < offset.x }.max()
    return next ?? offset.x + columns
  }

  private func move(to point: Point) -> Bool {
    guard jump(to: point) else { return false }
    wasScrolled = true
    return true
  }

  private func jump(to point: Point) -> Bool {
    let place = clamp(point)
    guard place != offset else { return false }
    offset = place
    wasAtAnchor = offset == furthest
    invalidateLayout()
    willScroll()
    return true
  }

  /// Returns whether a view taller than the window begins in the window's upper half. Such a view
  /// needs no scrolling.
  private func isWellVisible(_ rect: Rect) -> Bool {
    rect.minY >= window.minY && rect.minY - window.minY <= window.size.height / 2
  }

  override func reveal(_ rect: Rect) -> Bool {
    var place = place(of: rect, nil)
    if rect.size.height > window.size.height, isWellVisible(rect) { place.y = offset.y }
    let end = rect.maxY - window.minY + offset.y
    if rect.minY < window.minY, end <= window.size.height { place.y = 0 }
    return jump(to: place)
  }

  /// The first identifier of a view in the window; `nil` if no view there has an identifier.
  var firstVisibleID: AnyHashable? { firstID(in: window) }

  // MARK: Draw

  private var painter: ScrollIndicatorPainter {
    ScrollIndicatorPainter(
      frame: frame,
      window: window,
      viewport: viewport.intersection(frame),
      isASCII: environment.usesASCII,
      isMirrored: isMirrored
    )
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    let painter = painter
    if indicatorSpace.hasColumn {
      showsBar(.vertical)
        ? painter.drawColumn(offset.y, of: contentSize.height, canvas)
        : painter.drawMarks(above: offset.y > 0, below: offset.y < furthest.y, canvas)
    }
    if indicatorSpace.hasSides {
      painter.drawMarks(before: offset.x > 0, after: offset.x < furthest.x, canvas)
    }
    if indicatorSpace.hasBarBelow { painter.drawRow(offset.x, of: contentSize.width, canvas) }
  }
}
