extension ViewHost {
  /// Tells the nodes around the old and the new focus of what happened below them, from the
  /// inside out, but not those that are around both.
  func tellAround(_ old: [Node], _ new: [Node]) {
    tellLeft(old, for: new)
    for node in Self.part(of: new, besides: old) { node.focusChangedBelow(true) }
  }

  /// Tells the nodes around what had the focus that it is no longer below them, as far as they
  /// are not around what has it now.
  func tellLeft(_ old: [Node], for new: [Node]) {
    for node in Self.part(of: old, besides: new) where node.isMounted {
      node.focusChangedBelow(false)
    }
  }

  /// The part of a path, from the inside out, that another has not in common with it. What both
  /// end with is the same, and a path that was put aside ends before the root. Of the rest they
  /// have something in common where a subview was moved elsewhere with what is inside.
  private static func part(of path: [Node], besides other: [Node]) -> [Node] {
    var (count, otherCount) = (path.count, other.count)
    if let end = path.last, let meeting = other.lastIndex(where: { $0 === end }) {
      otherCount = meeting + 1
      while count > 0, otherCount > 0, path[count - 1] === other[otherCount - 1] {
        count -= 1
        otherCount -= 1
      }
    }
    if count == 0 { return [] }
    let known = Set(other[..<otherCount].map(ObjectIdentifier.init))
    return path[..<count].filter { !known.contains(ObjectIdentifier($0)) }
  }
}

/// Where a state asks the focus to go.
enum FocusRequest {
  /// To something inside a node.
  case into
  /// Away from what is inside a node.
  case outOf
}

extension ViewHost {
  /// Moves the focus once the layout is known: into a node, or on from it.
  func moveFocus(_ request: FocusRequest, _ node: Node) {
    aftermath.add { [weak node] in
      guard let node, node.isMounted else { return }
      node.host.carryOut(request, node)
    }
  }

  private func carryOut(_ request: FocusRequest, _ node: Node) {
    switch request {
    case .into:
      if let inside = focusableElements.first(where: { $0.node.isInside(node) }) {
        let entry = entry(to: inside.node)
        focus(entry.isInside(node) ? entry : inside.node)
        isFocusAsked = true
      }
    case .outOf: leaveFocus(of: node)
    }
  }

  private func leaveFocus(of node: Node) {
    guard let focusedNode, focusedNode.isInside(node) else { return }
    let elements = focusableElements
    let index = elements.firstIndex { $0.node === focusedNode } ?? 0
    let others = elements[index...] + elements[..<index]
    if let other = others.first(where: { !$0.node.isInside(node) }) {
      focus(entry(to: other.node))
    }
  }
}

extension ViewHost {
  /// What gets the focus when what had it has gone: what had it before a sheet came, then
  /// what came with the wish for it, then what came in its place, then the nearest in reading
  /// order of what is left, and where all is new the first that wishes for it. These are
  /// wanted, so that one scrolls to them, but not to what came and is seen in part. Nobody
  /// wants the first that is seen, which comes last: screens open at their top.
  func newFocus(among candidates: [Node]) -> (node: Node?, isWanted: Bool) {
    if let below = candidates.first(where: { $0 === focusBelow }) { return (below, true) }
    if let again = focusAgain(among: candidates) { return (again, true) }
    let known = Set(lastCandidates.map(ObjectIdentifier.init))
    let wishing = candidates.filter { $0.prefersDefaultFocus && $0.canComeIntoSight }
    if let new = wishing.first(where: { !known.contains(ObjectIdentifier($0)) }) {
      return (new, true)
    }
    if let came = replacement(among: candidates, known) { return (came, !came.isInSight) }
    if let wanted = nearestRemaining(among: candidates) ?? wishing.first { return (wanted, true) }
    let seen = candidates.filter(\.isInSight)
    return (seen.first { !$0.environment.yieldsDefaultFocus } ?? seen.first, false)
  }

  /// What had the focus when it was put aside, unless something beside it wants it now: another
  /// choice was made meanwhile.
  private func focusAgain(among candidates: [Node]) -> Node? {
    for path in focusPathsPutAside {
      guard let node = path.first?.node, let around = path.last?.node,
        candidates.contains(where: { $0 === node })
      else { continue }
      let isOther = candidates.contains {
        $0.prefersDefaultFocus && $0.isInside(around) && $0.canComeIntoSight
      }
      if node.prefersDefaultFocus || !isOther { return node }
    }
    return nil
  }

  /// The first of what is new where the focus was, if all is new there: other controls came in
  /// the place of those it was on. Not what does something by having the focus, which nobody
  /// asked for, nor what only a scroll view that is new itself could bring into sight. Once
  /// with each update, for content may come and go by who has the focus.
  private func replacement(among candidates: [Node], _ known: Set<ObjectIdentifier>) -> Node? {
    guard !hasReplacedFocus,
      let gone = focusPath.lastIndex(where: { !$0.isMounted || $0.isPutAside }),
      focusPath.indices.contains(gone + 1)
    else { return nil }
    let around = focusPath[gone + 1]
    let inside = candidates.filter { $0.isInside(around) }
    if inside.contains(where: { known.contains(ObjectIdentifier($0)) }) { return nil }
    let possible = inside.filter {
      !$0.environment.yieldsDefaultFocus && $0.canComeIntoSight && !$0.actsOnFocus
    }
    let found =
      possible.first(where: \.isInSight)
      ?? possible.first { $0.hidingScroll.map { around.isInside($0) } ?? false }
    hasReplacedFocus = found != nil
    return found
  }

  private func nearestRemaining(among candidates: [Node]) -> Node? {
    guard let place = lastCandidates.firstIndex(where: { $0 === focusedNode }) else { return nil }
    let left = Set(
      candidates.filter { !$0.environment.yieldsDefaultFocus && $0.canComeIntoSight }
        .map(ObjectIdentifier.init)
    )
    for distance in 1..<max(2, lastCandidates.count) {
      for index in [place + distance, place - distance]
      where lastCandidates.indices.contains(index) {
        let node = lastCandidates[index]
        if left.contains(ObjectIdentifier(node)) { return node }
      }
    }
    return nil
  }
}
