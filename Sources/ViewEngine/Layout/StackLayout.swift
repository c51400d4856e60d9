/// How a stack shares its length among its children, the same for both axes.
///
/// SwiftUI's way: children of higher priority first, among these the least flexible
/// first; each is offered an equal share of what is left. Of our own: where there is
/// room for the longest of all of them, each is offered its longest, for a cell that an
/// equal share cuts off is a letter lost.
@MainActor
package struct StackLayout {
  /// The direction in which the children follow one another.
  package let axis: Axis
  package let spacing: Int

  /// Lays children out along an axis, `spacing` cells from one another.
  package init(axis: Axis, spacing: Int) {
    self.axis = axis
    self.spacing = spacing
  }

  /// What one child is offered, and the size it answers with.
  package struct Share {
    package var proposal = ProposedSize.unspecified
    package var size = Size.zero
  }

  /// The shares of all children for a proposal.
  package func shares(of children: [Node], for proposal: ProposedSize) -> [Share] {
    let cross = crossLength(proposal)
    if children.count == 1 {
      return [Share(proposal: proposal, size: children[0].measure(proposal))]
    }
    guard let length = mainLength(proposal) else {
      let offered = makeProposal(main: nil, cross: cross)
      var shares: [Share] = []
      shares.reserveCapacity(children.count)
      for child in children {
        shares.append(Share(proposal: offered, size: child.measure(offered)))
      }
      return shares
    }
    return share(length - spacing * max(0, children.count - 1), among: children, cross: cross)
  }

  /// The stack's own size, given the shares of its children.
  package func size(of shares: [Share]) -> Size {
    var main = spacing * max(0, shares.count - 1)
    var cross = 0
    for share in shares {
      main += mainLength(share.size)
      cross = max(cross, crossLength(share.size))
    }
    return makeSize(main: min(main, ProposedSize.infinity), cross: cross)
  }

  private func share(_ length: Int, among children: [Node], cross: Int?) -> [Share] {
    var shares = Array(repeating: Share(), count: children.count)
    var remaining = max(0, length)
    for group in priorityGroups(children) {
      let reserved = minimumLength(of: children, below: group.priority, cross: cross)
      var free = max(0, remaining - reserved)
      let order = leastFlexibleFirst(group.indices, children, cross)
      var wanted = 0
      for bounds in order { wanted += bounds.longest }
      let hasRoomForAll = wanted <= free
      for (position, bounds) in order.enumerated() {
        let part = hasRoomForAll ? bounds.longest : free / (order.count - position)
        let offered = makeProposal(main: part, cross: cross)
        let size = children[bounds.index].measure(offered)
        shares[bounds.index] = Share(proposal: offered, size: size)
        let used = mainLength(size)
        free = max(0, free - used)
        remaining = max(0, remaining - used)
      }
    }
    return shares
  }

  private func priorityGroups(_ children: [Node]) -> [(priority: Double, indices: [Int])] {
    var groups: [(priority: Double, indices: [Int])] = []
    for (index, child) in children.enumerated() {
      let priority = child.layoutPriority
      var place = 0
      while place < groups.count, groups[place].priority > priority { place += 1 }
      if place < groups.count, groups[place].priority == priority {
        groups[place].indices.append(index)
      } else {
        groups.insert((priority, [index]), at: place)
      }
    }
    return groups
  }

  private func minimumLength(of children: [Node], below priority: Double, cross: Int?) -> Int {
    var sum = 0
    for child in children where child.layoutPriority < priority {
      sum += mainLength(child.measure(makeProposal(main: 0, cross: cross)))
    }
    return sum
  }

  /// How far a child can yield and stretch.
  private struct Bounds: Comparable {
    let index: Int
    let shortest: Int
    let longest: Int

    /// The less flexible first, those written first among equals.
    static func < (left: Bounds, right: Bounds) -> Bool {
      let (leftRoom, rightRoom) = (left.longest - left.shortest, right.longest - right.shortest)
      return leftRoom == rightRoom ? left.index < right.index : leftRoom < rightRoom
    }
  }

  private func leastFlexibleFirst(
    _ indices: [Int],
    _ children: [Node],
    _ cross: Int?
  ) -> [Bounds] {
    if indices.count == 1 {
      return [Bounds(index: indices[0], shortest: 0, longest: ProposedSize.infinity)]
    }
    var bounds: [Bounds] = []
    bounds.reserveCapacity(indices.count)
    for index in indices { bounds.append(self.bounds(of: children[index], at: index, cross)) }
    return bounds.sorted()
  }

  private func bounds(of child: Node, at index: Int, _ cross: Int?) -> Bounds {
    let longest = child.measure(makeProposal(main: ProposedSize.infinity, cross: cross))
    let shortest = child.measure(makeProposal(main: 0, cross: cross))
    return Bounds(index: index, shortest: mainLength(shortest), longest: mainLength(longest))
  }

  // MARK: Axes

  func mainLength(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

  func crossLength(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }

  private func mainLength(_ proposal: ProposedSize) -> Int? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func crossLength(_ proposal: ProposedSize) -> Int? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  private func makeProposal(main: Int?, cross: Int?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
  }

  private func makeSize(main: Int, cross: Int) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}
