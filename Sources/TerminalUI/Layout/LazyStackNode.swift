/// The node of a lazy stack or grid: makes, measures and places the lines that are to be
/// seen.
final class LazyStackNode<V: View, Content: View>: ContainerNode<V, Content>, Locating {
  private let describe: (V) -> LazyLayout
  private var heights = ItemHeights()
  private var sources = LazySources()
  private var needsSources = true
  private var visible = 0..<0
  private var width = 0
  private var lanes: [LazyLayout.Lane] = []
  private var lines = LazyLines()
  private var itemCount: Int { sources.itemCount }
  /// The greatest length across of what a row was asked to hold so far.
  private var widest = 0
  /// What was measured for other widths: a scroll view asks for more than one.
  private var otherHeights: [Int: ItemHeights] = [:]
  private var inner = DerivedEnvironment()

  override var locating: (any Locating)? { self }

  private var layout: LazyLayout { describe(view) }
  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = true
      $0.stackAxis = layout.tracks == nil ? layout.axis : nil
    }
  }

  init(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    describe: @escaping (V) -> LazyLayout
  ) {
    self.describe = describe
    super.init(view, context, content: content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let layout = layout
    guard let offered = layout.cross(proposal), offered < ProposedSize.infinity else {
      if let cross = idealCross(layout) {
        prepare(width: cross)
        return layout.size(main: total, cross: cross)
      }
      prepare(width: hugs(layout) ? 0 : layout.cross(frame.size))
      return layout.size(main: total, cross: widest)
    }
    prepare(width: offered)
    let cross = hugs(layout) ? min(offered, widest) : offered
    return layout.size(main: total, cross: cross)
  }

  /// Where a grid may be as wide as it likes, each of its lanes has room for the first items.
  private func idealCross(_ layout: LazyLayout) -> Int? {
    guard let tracks = layout.tracks else { return nil }
    prepare(width: 0)
    let first = (0..<min(itemCount, lanes.count)).flatMap { node(at: $0).elements }
    let proposal = layout.proposal(across: nil)
    return tracks.ideal(first.reduce(0) { max($0, layout.cross($1.measure(proposal))) })
  }

  /// A row is as high as what is in it.
  private func hugs(_ layout: LazyLayout) -> Bool {
    layout.axis == .horizontal && layout.tracks == nil
  }

  /// The length of all lines; no room follows the last one.
  private var total: Int { max(0, heights.total - (heights.count > 0 ? layout.spacing : 0)) }

  override func unmount() {
    host.noteLazy(self, isPassive: true)
    super.unmount()
  }

  // MARK: Place

  override func placeChildren() {
    let layout = layout
    prepare(width: layout.cross(frame.size))
    let (corrections, widest) = (heights.corrections, widest)
    placeVisible(layout)
    let kept = sources.keptItems(pinned: layout.pinned)
    for line in kept.map({ lines.place(of: $0).line }) where !visible.contains(line) {
      placeLine(line, at: heights.offset(of: line), layout)
    }
    discard(keeping: kept)
    let hasOtherSize = heights.corrections != corrections || hugs(layout) && self.widest != widest
    guard hasOtherSize, host.canRefineLayout else { return }
    invalidateLayout()
    host.setNeedsLayout()
  }

  private func placeVisible(_ layout: LazyLayout) {
    visible = 0..<0
    guard heights.count > 0 else { return }
    let window = layout.window(viewport, in: frame, isMirrored: isMirrored)
    let top = max(0, window.lowerBound)
    var (index, y) = begin(above: top, window.upperBound, layout)
    let first = index
    var past = 0
    while index < heights.count, past < 1 || y < window.upperBound {
      if y >= window.upperBound { past += 1 }
      y += placeLine(index, at: y, layout)
      index += 1
    }
    visible = first..<index
  }

  /// The first line to place, one above what is seen, and where it begins.
  ///
  /// What is measured above a line that was seen before grows upward, so that nothing
  /// moves before the eyes: the scroll view around goes along.
  private func begin(above top: Int, _ bottom: Int, _ layout: LazyLayout) -> (Int, Int) {
    let anchor = steadyLine(from: heights.index(at: top), to: bottom)
    var index = anchor
    var y = heights.offset(of: anchor)
    while index > 0, y > top {
      index -= 1
      y -= measureLine(index, layout)
    }
    if index > 0 {
      index -= 1
      y -= measureLine(index, layout)
    }
    let shift = heights.offset(of: index) - y
    guard shift != 0 else { return (index, y) }
    let follows = host.canRefineLayout && moveScroll(by: shift, layout.axis)
    return (index, follows ? y : heights.offset(of: index))
  }

  private func moveScroll(by shift: Int, _ axis: Axis) -> Bool {
    guard enclosingScroll?.contentMoved(by: shift, along: axis) == true else { return false }
    invalidateLayout()
    host.setNeedsLayout()
    return true
  }

  /// A line in the window that was measured before, else the first.
  private func steadyLine(from first: Int, to bottom: Int) -> Int {
    var index = first
    while index < heights.count, !heights.isMeasured(at: index) {
      index += 1
      if index < heights.count, heights.offset(of: index) >= bottom { return first }
    }
    return index < heights.count ? index : first
  }

  // MARK: Lines

  @discardableResult
  private func placeLine(_ line: Int, at start: Int, _ layout: LazyLayout) -> Int {
    if lanes.count == 1 { return placeItem(line, lanes[0], at: start, layout) }
    let length = measureLine(line, layout)
    for (lane, item) in zip(lanes(of: line), lines.items(in: line)) {
      var along = start
      let proposal = layout.proposal(across: lane.length)
      for element in node(at: item).elements {
        let size = element.measure(proposal)
        let room = layout.size(main: length - layout.spacing, cross: lane.length)
        let slot = layout.rect(along, lane.start, room, in: frame, isMirrored: isMirrored)
        let place = environment.align(size, in: slot, lane.alignment ?? layout.alignment)
        element.place(place, for: proposal, in: viewport)
        along += layout.main(size) + layout.spacing
      }
    }
    return length
  }

  /// Places the only item of a line.
  private func placeItem(
    _ item: Int,
    _ lane: LazyLayout.Lane,
    at start: Int,
    _ layout: LazyLayout
  ) -> Int {
    let proposal = layout.proposal(across: lane.length)
    var along = start
    for element in node(at: item).elements {
      let size = element.measure(proposal)
      let room = layout.size(main: layout.main(size), cross: lane.length)
      let slot = layout.rect(along, lane.start, room, in: frame, isMirrored: isMirrored)
      let place = environment.align(size, in: slot, lane.alignment ?? layout.alignment)
      element.place(place, for: proposal, in: viewport)
      along += layout.main(size) + layout.spacing
      widest = max(widest, layout.cross(size))
    }
    heights.set(along - start, at: item)
    return along - start
  }

  /// The length of a line with the room after it.
  @discardableResult
  private func measureLine(_ line: Int, _ layout: LazyLayout) -> Int {
    var length = 0
    for (lane, item) in zip(lanes(of: line), lines.items(in: line)) {
      let proposal = layout.proposal(across: lane.length)
      length = max(length, measureItem(item, proposal, layout))
    }
    heights.set(length, at: line)
    return length
  }

  private func measureItem(_ item: Int, _ proposal: ProposedSize, _ layout: LazyLayout) -> Int {
    var length = 0
    for element in node(at: item).elements {
      let size = element.measure(proposal)
      length += layout.main(size) + layout.spacing
      widest = max(widest, layout.cross(size))
    }
    return length
  }

  /// The lanes of a line: what has one of its own gets all of them.
  private func lanes(of line: Int) -> [LazyLayout.Lane] {
    guard lanes.count > 1, lines.isWhole(line), let first = lanes.first, let last = lanes.last
    else { return lanes }
    let length = last.start + last.length - first.start
    return [LazyLayout.Lane(start: first.start, length: length)]
  }

  private func prepare(width: Int) {
    let layout = layout
    let isSame = listSources()
    let lanes = layout.lanes(across: width)
    if !isSame || lanes.count != self.lanes.count {
      lines = sources.lines(laneCount: max(1, lanes.count))
    }
    let count = lines.count
    var known: ItemHeights?
    if !isSame || count != heights.count && lanes.count == self.lanes.count {
      sources.noteGenerations()
      otherHeights = [:]
      heights = ItemHeights(count: count, estimate: heights.estimate)
    } else if width != self.width {
      if otherHeights.count > 3 { otherHeights = [:] }
      known = heights
      otherHeights[self.width] = heights
      heights = otherHeights[width] ?? ItemHeights(count: count, estimate: heights.estimate)
    }
    if count != heights.count { heights = ItemHeights(count: count, estimate: heights.estimate) }
    (self.width, self.lanes) = (width, lanes)
    if heights.isUnmeasured, count > 0 { measureFirst(layout) }
    if let known { heights.adopt(known) }
  }

  private func measureFirst(_ layout: LazyLayout) {
    if hugs(layout), width == 0 {
      let ideal = measureItem(0, layout.proposal(across: nil), layout)
      heights = ItemHeights(count: heights.count, estimate: max(1, ideal))
      return
    }
    let height = measureLine(0, layout)
    heights = ItemHeights(count: heights.count, estimate: max(1, height))
    heights.set(height, at: 0)
  }

  // MARK: Items

  override func forgetMeasurements() {
    super.forgetMeasurements()
    needsSources = true
  }

  /// Whether the items are those there were.
  private func listSources() -> Bool {
    if needsSources {
      needsSources = false
      sources.list(below: children, inGrid: layout.tracks != nil)
      host.noteLazy(self, isPassive: sources.itemsArePassive)
    }
    return sources.countItems()
  }

  private func node(at index: Int) -> Node { sources.item(at: index) ?? self }

  private func discard(keeping kept: [Int]) {
    let end = visible.isEmpty ? 0 : lines.items(in: visible.upperBound - 1).upperBound
    let seen = (visible.isEmpty ? 0 : lines.items(in: visible.lowerBound).lowerBound)..<end
    sources.discardItems(outside: seen, keeping: kept)
  }

  // MARK: Identifiers

  func locate(_ id: AnyHashable) -> Rect? {
    if let item = sources.firstItem({ $0.index(ofID: id) }) { return rect(ofItem: item) }
    guard let item = sources.firstItem({ $0.index(holding: id) }) else { return nil }
    if visible.contains(lines.place(of: item).line), let rect = node(at: item).rect(ofID: id),
      !rect.isEmpty
    {
      return rect
    }
    return rect(ofItem: item)
  }

  private func rect(ofItem index: Int) -> Rect? {
    let (line, number) = lines.place(of: index)
    let lanes = lanes(of: line)
    guard lanes.indices.contains(number), line < heights.count else { return nil }
    let lane = lanes[number]
    let size = layout.size(main: max(0, heights[line] - layout.spacing), cross: lane.length)
    let start = heights.offset(of: line)
    return layout.rect(start, lane.start, size, in: frame, isMirrored: isMirrored)
  }

  func firstID(seenIn window: Rect) -> AnyHashable? {
    let seen = layout.window(window, in: frame, isMirrored: isMirrored)
    guard heights.count > 0, !seen.isEmpty else { return nil }
    return sources.itemID(
      at: lines.items(in: heights.index(at: max(0, seen.lowerBound))).lowerBound
    )
  }
}
