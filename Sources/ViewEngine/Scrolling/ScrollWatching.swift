/// A node that hears where the content of the scroll view in it stands.
@MainActor
@_spi(Nodes) public protocol ScrollWatching: Node {
  /// Hears of it after each layout; a person may have scrolled before.
  func scrollPlaced(_ scroll: any Scrolling, byPerson: Bool)
}

extension Node {
  /// The node as one that hears of the scroll view in it, if it is one.
  var scrollWatching: (any ScrollWatching)? {
    if case .scrollWatching(let node) = nodeRole { node } else { nil }
  }
}

extension Scrolling {
  /// Tells those around, up to the next scroll view.
  package func tellWatchers(byPerson: Bool) {
    var node = parent
    while let current = node, current.scrolling == nil {
      current.scrollWatching?.scrollPlaced(self, byPerson: byPerson)
      node = current.parent
    }
  }
}
