/// The path from a focused node to the root, innermost first.
enum FocusPath {
  /// Returns the path of a node; empty for `nil`.
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

  /// Returns the last step of a path before `end`, or `nil` if the path does not contain `end`.
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

  /// Returns the part of a path that another path does not contain. Only these nodes are notified
  /// of a focus change.
  ///
  /// Usually the paths share their end. The path of hidden content ends before the root. A subview
  /// that was moved elsewhere can appear in the middle of both.
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
