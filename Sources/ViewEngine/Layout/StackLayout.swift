/// The algorithm that distributes the length of a stack among its children, for both axes.
///
/// As in SwiftUI, children of higher priority come first. Among children of equal priority, the
/// least flexible come first. The proposal to each child is an equal share of the remaining length.
/// One rule differs: if all children fit at their maximum length, the proposal to each child is its
/// maximum. An equal share could truncate text by a letter.
@MainActor
package struct StackLayout {
  /// The direction in which the children follow one another.
  package let axis: Axis
  package let spacing: Int

  /// Creates a layout with `spacing` cells between the children.
  package init(axis: Axis, spacing: Int) {
    self.axis = axis
    self.spacing = spacing
  }

  /// The proposal to one child, and the child's size for this proposal.
  package struct Share {
    package var proposal = ProposedSize.unspecified
    package var size = Size.zero
  }

  /// Distributes the length of `proposal` among the children and returns one share per child.
  /// Measures each child at several lengths.
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

  /// Returns the size of the stack from the shares of its children.
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

  /// The minimum and maximum length of a child.
  private struct Bounds: Comparable {
    let index: Int
    let shortest: Int
    let longest: Int

    /// Orders less flexible children first, equally flexible ones by position.
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
