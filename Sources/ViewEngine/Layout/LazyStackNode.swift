/// The node of a lazy stack or grid. It creates, measures and places the visible lines.
package final class LazyStackNode<V>: ContainerNode<V>, ItemLocator {
  private let describe: (V) -> LazyLayout
  private var sources = LazySources()
  private var needsSources = true
  private var itemCount = 0
  /// The indices of the visible lines; `reach` is their extent along the axis, in cells.
  private var visible = 0..<0
  private var reach = 0..<0
  /// The measurements at the length across at which the lines are placed.
  private var current = LazyMeasurements()
  private var width: Int?
  /// The measurements at other lengths across, because a scroll view measures at several. The key
  /// `nil` is the ideal length.
  private var others: [Int?: LazyMeasurements] = [:]
  /// The lengths across at which the node was measured since something inside changed.
  private var measuredLengths: Set<Int?> = []
  private var inner = DerivedEnvironment()

  package override var nodeRole: NodeRole? { .locating(self) }

  private var layout: LazyLayout { describe(view) }
  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  package override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = true
      $0.stackAxis = layout.tracks == nil ? layout.axis : nil
    }
  }

  package init<Content: View>(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    describe: @escaping (V) -> LazyLayout
  ) {
    self.describe = describe
    super.init(view, context, content: content)
  }

  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let layout = layout
    listSources()
    guard let offered = layout.cross(proposal), offered < ProposedSize.infinity else {
      let ideal = idealCross(layout)
      let known = measurements(across: ideal, layout)
      return layout.size(main: known.total(layout), cross: ideal ?? known.widest)
    }
    let known = measurements(across: offered, layout)
    let cross = layout.hugs ? min(offered, known.widest) : offered
    return layout.size(main: known.total(layout), cross: cross)
  }

  /// Returns the ideal length across of a grid, at which each lane fits its first item. `nil` for a
  /// stack.
  private func idealCross(_ layout: LazyLayout) -> Int? {
    guard let tracks = layout.tracks else { return nil }
    let lanes = layout.lanes(across: 0)
    let first = (0..<min(sources.itemCount, lanes.count)).flatMap { node(at: $0).elements }
    let proposal = layout.proposal(across: nil)
    return tracks.ideal(first.reduce(0) { max($0, layout.cross($1.measure(proposal))) })
  }

  package override func unmount() {
    host.forgetLazy(self)
    super.unmount()
  }

  // MARK: Measurements at each length across

  private func measurements(across length: Int?, _ layout: LazyLayout) -> LazyMeasurements {
    measuredLengths.insert(length)
    if let length, length == width { return current }
    others[length]?.heights.adopt(current.heights)
    if let known = others[length] { return known }
    let made = firstMeasurements(across: length, layout)
    others[length] = made
    return made
  }

  /// Returns the first measurements at a length across. The first line is measured and is the
  /// estimate for the others. Heights that are known at the current length are adopted.
  private func firstMeasurements(across length: Int?, _ layout: LazyLayout) -> LazyMeasurements {
    var known = LazyMeasurements(across: length, sources, layout)
    if known.lines.count > 0 {
      let first = measure(0, known, layout)
      known.heights = ItemHeights(count: known.lines.count, estimate: max(1, first.length))
      known.note(first, at: 0)
    }
    known.heights.adopt(current.heights)
    return known
  }

  /// Switches to another length across, at which the lines will be placed.
  ///
  /// - Returns: Whether the size differs from the size reported for this length earlier.
  private func relayout(across length: Int, _ layout: LazyLayout) -> Bool {
    guard length != width else { return false }
    let knownTotal = others[length]?.heights.total
    var next = others.removeValue(forKey: length) ?? firstMeasurements(across: length, layout)
    next.heights.adopt(current.heights)
    if let width { others[width] = current }
    (current, width) = (next, length)
    return knownTotal != nil && knownTotal != next.heights.total
  }

  /// The maximum number of lengths across at which unused measurements are retained. This project's
  /// choice: the measurements at each length store a height per line, and resizing a window passes
  /// many lengths.
  private static var oldLengthLimit: Int { 24 }

  /// The maximum number of lengths across with measurements. This project's choice: above this
  /// number, all measurements are discarded, because updating them would take longer than measuring
  /// again.
  private static var lengthLimit: Int { 64 }

  /// Measures the visible items again for the other requested widths of a vertical stack, or the
  /// other heights of a horizontal one.
  ///
  /// - Returns: Whether the total size at one of these lengths has changed.
  private func followAtOtherLengths(_ layout: LazyLayout) -> Bool {
    if others.count > Self.oldLengthLimit {
      others = others.filter { measuredLengths.contains($0.key) }
    }
    if others.count > Self.lengthLimit {
      others = [:]
      return true
    }
    guard !others.isEmpty, let items = visibleItems else { return false }
    var hasChanged = false
    for length in measuredLengths where length != width {
      guard var known = others.removeValue(forKey: length) else { continue }
      let (total, widest) = (known.heights.total, known.widest)
      // Lines with an estimated height adopt the height at the current length instead.
      let isExact = length == nil || layout.hugs
      for line in known.lines.lines(of: items)
      where isExact || known.heights.isMeasured(at: line) {
        known.note(measure(line, known, layout), at: line)
      }
      known.heights.adopt(current.heights)
      others[length] = known
      if known.heights.total != total || known.widest != widest { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: Place

  package override func placeChildren() {
    let layout = layout
    listSources()
    var hasOtherSize = relayout(across: layout.cross(frame.size), layout)
    let (corrections, widest) = (current.heights.corrections, current.widest)
    placeVisible(layout)
    let kept = sources.retainedItems(pinned: layout.pinned ?? environment.pinnedItem)
    for line in kept.map({ current.lines.place(of: $0).line }) where !visible.contains(line) {
      placeLine(line, at: current.heights.offset(of: line), layout)
    }
    if current.heights.corrections != corrections { hasOtherSize = true }
    if layout.hugs, current.widest != widest { hasOtherSize = true }
    if followAtOtherLengths(layout) { hasOtherSize = true }
    if host.makesAllItems(self) {
      placeInvisible(layout)
    } else {
      sources.discardItems(outside: visibleItems ?? 0..<0, keeping: kept)
    }
    guard hasOtherSize, host.canRefineLayout else { return }
    invalidateLayout()
    host.setNeedsLayout()
  }

  private func placeVisible(_ layout: LazyLayout) {
    (visible, reach) = (0..<0, 0..<0)
    let count = current.heights.count
    guard count > 0 else { return }
    let window = layout.window(viewport, in: frame, isMirrored: isMirrored)
    let top = max(0, window.lowerBound)
    var (index, y) = begin(above: top, window.upperBound, layout)
    let (first, start) = (index, y)
    var past = 0
    while index < count, past < 1 || y < window.upperBound {
      if y >= window.upperBound { past += 1 }
      y += placeLine(index, at: y, layout)
      index += 1
    }
    (visible, reach) = (first..<index, start..<max(start, y))
    if index == count { measureLines(above: first, filling: window.upperBound - y, layout) }
  }

  /// Measures lines above the window if the content ends inside it, because they will move into
  /// view. Measuring them together avoids one layout pass per line.
  private func measureLines(above line: Int, filling length: Int, _ layout: LazyLayout) {
    var (line, length) = (line, length)
    while line > 0, length > 0 {
      line -= 1
      length -= measureLine(line, layout)
    }
  }

  /// Creates and places the lines out of sight, before and after the visible lines, for the full
  /// semantics. Their measurements are discarded, so that the visible lines do not move.
  private func placeInvisible(_ layout: LazyLayout) {
    let known = current
    var start = reach.lowerBound
    for line in (0..<visible.lowerBound).reversed() {
      start -= measureLine(line, layout)
      placeLine(line, at: start, layout)
    }
    var end = reach.upperBound
    for line in visible.upperBound..<current.heights.count {
      end += placeLine(line, at: end, layout)
    }
    current = known
  }

  /// The items in the visible lines.
  private var visibleItems: Range<Int>? {
    guard let first = visible.first, let last = visible.last else { return nil }
    return current.lines.items(in: first).lowerBound..<current.lines.items(in: last).upperBound
  }

  /// Returns the first line to place, one above the visible part, and its position.
  ///
  /// Lines above a line that was visible before grow upwards, so that nothing visible moves. The
  /// enclosing scroll view follows.
  private func begin(above top: Int, _ bottom: Int, _ layout: LazyLayout) -> (Int, Int) {
    let anchor = current.heights.steadyItem(from: top, to: bottom)
    var index = anchor
    var y = current.heights.offset(of: anchor)
    while index > 0, y > top {
      index -= 1
      y -= measureLine(index, layout)
    }
    if index > 0 {
      index -= 1
      y -= measureLine(index, layout)
    }
    let shift = current.heights.offset(of: index) - y
    guard shift != 0 else { return (index, y) }
    let follows = host.canRefineLayout && moveScroll(by: shift, layout.axis)
    return (index, follows ? y : current.heights.offset(of: index))
  }

  private func moveScroll(by shift: Int, _ axis: Axis) -> Bool {
    guard enclosingScroll?.contentMoved(by: shift, along: axis) == true else { return false }
    invalidateLayout()
    host.setNeedsLayout()
    return true
  }

  // MARK: Lines

  @discardableResult
  private func placeLine(_ line: Int, at start: Int, _ layout: LazyLayout) -> Int {
    if current.lanes.count == 1 { return placeItem(line, current.lanes[0], at: start, layout) }
    let length = measureLine(line, layout)
    for (lane, item) in zip(current.lanes(of: line), current.lines.items(in: line)) {
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

  /// Places the only item of a line, and returns the length of the line.
  private func placeItem(
    _ item: Int,
    _ lane: LazyLayout.Lane,
    at start: Int,
    _ layout: LazyLayout
  ) -> Int {
    let proposal = layout.proposal(across: lane.length)
    var line = LazyMeasurements.Line()
    for element in node(at: item).elements {
      let size = element.measure(proposal)
      let room = layout.size(main: layout.main(size), cross: lane.length)
      let along = start + line.length
      let slot = layout.rect(along, lane.start, room, in: frame, isMirrored: isMirrored)
      let place = environment.align(size, in: slot, lane.alignment ?? layout.alignment)
      element.place(place, for: proposal, in: viewport)
      line.add(size, layout)
    }
    current.note(line, at: item)
    return line.length
  }

  /// Returns the length of a line including the spacing after it, at the current length across.
  private func measureLine(_ line: Int, _ layout: LazyLayout) -> Int {
    let measured = measure(line, current, layout)
    current.note(measured, at: line)
    return measured.length
  }

  private func measure(
    _ line: Int,
    _ known: LazyMeasurements,
    _ layout: LazyLayout
  ) -> LazyMeasurements.Line {
    var longest = LazyMeasurements.Line()
    for (lane, item) in zip(known.lanes(of: line), known.lines.items(in: line)) {
      let proposal = layout.proposal(across: known.isIdeal ? nil : lane.length)
      var measured = LazyMeasurements.Line()
      for element in node(at: item).elements { measured.add(element.measure(proposal), layout) }
      longest.cover(measured)
    }
    return longest
  }

  // MARK: Items

  package override func forgetMeasurements() {
    super.forgetMeasurements()
    needsSources = true
    measuredLengths.removeAll(keepingCapacity: true)
  }

  /// Lists the items. If the items or the lanes have changed, all measurements are discarded.
  private func listSources() {
    if needsSources {
      needsSources = false
      sources.list(below: children, inGrid: layout.tracks != nil)
      host.noteLazy(self, isPassive: sources.itemsArePassive)
    }
    let isSame = sources.countItems() && sources.itemCount == itemCount
    if isSame, width.map({ layout.lanes(across: $0) == current.lanes }) ?? true { return }
    sources.noteGenerations()
    itemCount = sources.itemCount
    (current, width, others) = (LazyMeasurements(), nil, [:])
  }

  private func node(at index: Int) -> Node { sources.item(at: index) ?? self }

  // MARK: Identifiers

  package func locate(_ id: AnyHashable) -> Rect? {
    if let item = sources.firstItem({ $0.index(ofID: id) }) { return rect(ofItem: item) }
    guard let item = sources.firstItem({ $0.index(holding: id) }) else { return nil }
    if visible.contains(current.lines.place(of: item).line),
      let rect = node(at: item).rect(ofID: id), !rect.isEmpty
    {
      return rect
    }
    return rect(ofItem: item)
  }

  private func rect(ofItem index: Int) -> Rect? {
    let (line, number) = current.lines.place(of: index)
    let lanes = current.lanes(of: line)
    guard lanes.indices.contains(number), line < current.heights.count else { return nil }
    let lane = lanes[number]
    let length = max(0, current.heights[line] - layout.spacing)
    let size = layout.size(main: length, cross: lane.length)
    let start = current.heights.offset(of: line)
    return layout.rect(start, lane.start, size, in: frame, isMirrored: isMirrored)
  }

  package func firstID(seenIn window: Rect) -> AnyHashable? {
    let seen = layout.window(window, in: frame, isMirrored: isMirrored)
    guard current.heights.count > 0, !seen.isEmpty else { return nil }
    let line = current.heights.index(at: max(0, seen.lowerBound))
    return sources.itemID(at: current.lines.items(in: line).lowerBound)
  }
}
