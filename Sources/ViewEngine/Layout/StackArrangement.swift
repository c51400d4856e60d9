/// A rule that places the views of a container.
@MainActor
protocol Arrangement {
  /// Returns the size of all items together for a proposal.
  func size(of items: [Node], for proposal: ProposedSize) -> Size
  /// Calls `body` with each item, its rectangle and its proposal.
  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ body: (Node, Rect, ProposedSize) -> Void
  )
  /// Returns whether the last item with an explicit guide determines the guide of the container,
  /// instead of the first such item.
  func takesLastGuide(_ key: GuideKey) -> Bool
}

extension Arrangement {
  /// Returns the position of a guide in the container, from the item that determines it, or `nil`
  /// if no item sets it.
  func guide(
    _ key: GuideKey,
    of items: [Node],
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? {
    var found: Int?
    let takesLast = takesLastGuide(key)
    let frame = Rect(origin: .zero, size: size)
    let plain = EnvironmentValues()
    forEachSlot(of: items, for: proposal, in: frame, plain) { item, rect, proposal in
      guard found == nil || takesLast else { return }
      guard let guide = item.ownGuide(key, in: rect.size, for: proposal) else { return }
      found = guide + (key.axis == .horizontal ? rect.minX : rect.minY)
    }
    return found
  }
}

/// The arrangement of a stack: items in sequence along the axis, aligned by a guide across it.
@MainActor
struct StackArrangement: Arrangement, Equatable {
  let axis: Axis
  let spacing: Int
  let alignment: Alignment

  private var layout: StackLayout { StackLayout(axis: axis, spacing: spacing) }

  private var key: GuideKey {
    axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
  }

  func size(of items: [Node], for proposal: ProposedSize) -> Size {
    let shares = layout.shares(of: items, for: proposal)
    let size = layout.size(of: shares)
    guard let guides = guides(items, shares) else { return size }
    let (before, after) = extent(guides, shares)
    return axis == .vertical
      ? Size(width: before + after, height: size.height)
      : Size(width: size.width, height: before + after)
  }

  /// Calls `body` with each child, its rectangle and its proposal.
  func forEachSlot(
    of items: [Node],
    for proposal: ProposedSize,
    in frame: Rect,
    _ environment: EnvironmentValues,
    _ body: (Node, Rect, ProposedSize) -> Void
  ) {
    let shares = layout.shares(of: items, for: proposal)
    let starts = startsAcross(items, shares, in: frame.size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var along = 0
    for (index, item) in items.enumerated() {
      let size = shares[index].size
      let across = starts?[index] ?? key.offset(of: size, in: frame.size)
      let (x, y) = axis == .vertical ? (across, along) : (along, across)
      let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
      body(
        item,
        Rect(origin: Point(x: left, y: frame.minY + y), size: size),
        shares[index].proposal
      )
      along += layout.mainLength(size) + spacing
    }
  }

  /// Returns the guides of the children; `nil` if all have the standard position, so that aligning
  /// by size suffices.
  private func guides(_ items: [Node], _ shares: [StackLayout.Share]) -> [Int]? {
    if key.isPlain, items.first?.host.usesAlignmentGuides != true { return nil }
    var guides: [Int] = []
    guides.reserveCapacity(items.count)
    var isUsual = key.isPlain
    for (item, share) in zip(items, shares) {
      let explicit = item.ownGuide(key, in: share.size, for: share.proposal)
      if explicit != nil { isUsual = false }
      guides.append(explicit ?? key.standard(in: share.size))
    }
    return isUsual ? nil : guides
  }

  /// Returns the extents of the children before and after their common guide.
  private func extent(_ guides: [Int], _ shares: [StackLayout.Share]) -> (before: Int, after: Int) {
    var extent = (before: Int.min, after: Int.min)
    for (guide, share) in zip(guides, shares) {
      extent.before = max(extent.before, guide)
      extent.after = max(extent.after, layout.crossLength(share.size) - guide)
    }
    return guides.isEmpty ? (0, 0) : extent
  }

  private func startsAcross(
    _ items: [Node],
    _ shares: [StackLayout.Share],
    in size: Size
  ) -> [Int]? {
    guard let guides = guides(items, shares) else { return nil }
    let (before, after) = extent(guides, shares)
    let all =
      axis == .vertical
      ? Size(width: before + after, height: 0) : Size(width: 0, height: before + after)
    let start = key.isPlain ? key.offset(of: all, in: size) : 0
    return guides.map { start + before - $0 }
  }

  /// The last text baseline of a stack is the last text baseline of its last child.
  func takesLastGuide(_ key: GuideKey) -> Bool { key.place == .lastBaseline }
}
