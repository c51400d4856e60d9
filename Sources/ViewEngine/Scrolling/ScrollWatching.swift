/// A node that observes the scroll position of the scroll view inside it.
@MainActor
@_spi(Nodes) public protocol ScrollWatching: Node {
  /// Called after each layout. `byPerson` is `true` if a person has scrolled since the last layout.
  func scrollPlaced(_ scroll: any Scrolling, byPerson: Bool)
}

extension Node {
  /// This node as an observer of the scroll view inside it, or `nil`.
  var scrollWatching: (any ScrollWatching)? {
    if case .scrollWatching(let node) = nodeRole { node } else { nil }
  }
}

extension Scrolling {
  /// Notifies the observers around this scroll view, up to the next scroll view.
  package func notifyWatchers(byPerson: Bool) {
    var node = parent
    while let current = node, current.scrolling == nil {
      current.scrollWatching?.scrollPlaced(self, byPerson: byPerson)
      node = current.parent
    }
  }
}
