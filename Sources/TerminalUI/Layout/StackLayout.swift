/// How a stack shares its length among its children, the same for both axes.
///
/// SwiftUI's way: children of higher priority first, among these the least flexible
/// first; each is offered an equal share of what is left. Of our own: where there is
/// room for the longest of all of them, each is offered its longest, for a cell that an
/// equal share cuts off is a letter lost.
@MainActor
struct StackLayout {
  /// The direction in which the children follow one another.
  let axis: Axis
  let spacing: Int

  /// What one child is offered, and the size it answers with.
  struct Share {
    var proposal = ProposedSize.unspecified
    var size = Size.zero
  }

  /// The shares of all children for a proposal.
  func shares(of children: [Node], for proposal: ProposedSize) -> [Share] {
    let cross = crossLength(proposal)
    if children.count == 1 {
      return [Share(proposal: proposal, size: children[0].measure(proposal))]
    }
    guard let length = mainLength(proposal) else {
      let offered = makeProposal(main: nil, cross: cross)
      return children.map { Share(proposal: offered, size: $0.measure(offered)) }
    }
    return share(length - spacing * max(0, children.count - 1), among: children, cross: cross)
  }

  /// The stack's own size, given the shares of its children.
  func size(of shares: [Share]) -> Size {
    let main = shares.reduce(spacing * max(0, shares.count - 1)) { $0 + mainLength($1.size) }
    let cross = shares.reduce(0) { max($0, crossLength($1.size)) }
    return makeSize(main: min(main, ProposedSize.infinity), cross: cross)
  }

  private func share(_ length: Int, among children: [Node], cross: Int?) -> [Share] {
    var shares = Array(repeating: Share(), count: children.count)
    var remaining = max(0, length)
    for group in priorityGroups(children) {
      let reserved = minimumLength(of: children, below: group.priority, cross: cross)
      var free = max(0, remaining - reserved)
      let order = leastFlexibleFirst(group.indices, children, cross)
      let hasRoomForAll = order.reduce(0) { $0 + $1.longest } <= free
      for (position, (index, _, longest)) in order.enumerated() {
        let part = hasRoomForAll ? longest : free / (order.count - position)
        let offered = makeProposal(main: part, cross: cross)
        let size = children[index].measure(offered)
        shares[index] = Share(proposal: offered, size: size)
        let used = mainLength(size)
        free = max(0, free - used)
        remaining = max(0, remaining - used)
      }
    }
    return shares
  }

  private func priorityGroups(_ children: [Node]) -> [(priority: Double, indices: [Int])] {
    let indices = Array(children.indices)
    guard children.contains(where: { $0.layoutPriority != 0 }) else { return [(0, indices)] }
    let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
    return priorities.map { priority in
      (priority, indices.filter { children[$0].layoutPriority == priority })
    }
  }

  private func minimumLength(of children: [Node], below priority: Double, cross: Int?) -> Int {
    children.reduce(0) { sum, child in
      guard child.layoutPriority < priority else { return sum }
      return sum + mainLength(child.measure(makeProposal(main: 0, cross: cross)))
    }
  }

  private typealias Bounds = (index: Int, shortest: Int, longest: Int)

  private func leastFlexibleFirst(
    _ indices: [Int],
    _ children: [Node],
    _ cross: Int?
  ) -> [Bounds] {
    if indices.count == 1 { return [(indices[0], 0, ProposedSize.infinity)] }
    let bounds = indices.map { self.bounds(of: children[$0], at: $0, cross) }
    return bounds.sorted {
      ($0.longest - $0.shortest, $0.index) < ($1.longest - $1.shortest, $1.index)
    }
  }

  private func bounds(of child: Node, at index: Int, _ cross: Int?) -> Bounds {
    let longest = child.measure(makeProposal(main: ProposedSize.infinity, cross: cross))
    let shortest = child.measure(makeProposal(main: 0, cross: cross))
    return (index, mainLength(shortest), mainLength(longest))
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
