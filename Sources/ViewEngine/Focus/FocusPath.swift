/// The path from a focused node to the root: the node and those around it, from the inside out.
enum FocusPath {
  /// Returns the path to a node; empty for none.
  @MainActor
  static func nodes(to node: Node?) -> [Node] {
    var path: [Node] = []
    var next = node
    while let node = next {
      path.append(node)
      next = node.parent
    }
    return path
  }

  /// Returns the last step of a path before another step; `nil` where the path does not lead there.
  @MainActor
  static func step<Step: AnyObject>(
    below end: Step,
    from start: Step?,
    parent: @MainActor (Step) -> Step?
  ) -> Step? {
    var step = start
    while let current = step {
      guard let next = parent(current) else { return nil }
      if next === end { return current }
      step = next
    }
    return nil
  }

  /// Returns the part of a path that another has not in common with it: those are told that the
  /// focus has come or gone, the rest is not.
  ///
  /// What both paths end with is the same, and the path of content that was put aside ends before
  /// the root. The rest of two paths has something in common where a subview was moved elsewhere
  /// with what is inside.
  static func part<Step: AnyObject>(of path: [Step], besides other: [Step]) -> [Step] {
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
