import Foundation
@_spi(Nodes) import ViewEngine

/// Content whose scroll view follows an identifier, and tells of what it shows.
struct ScrollPositionView<Content> {
  let content: Content
  let read: () -> ScrollRequest?
  let write: (any Scrolling) -> Void
}

extension ScrollPositionView: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
  func _makeNode(_ context: _NodeContext) -> _Node { ScrollPositionNode(self, context) }
}

/// A node that hears when a person scrolls.
@MainActor
protocol ScrollPositionObserver: Node {
  /// Notes that a person has scrolled, and what is seen now.
  func noteScrolling(_ scroll: any Scrolling)
}

private final class ScrollPositionNode<Content: View>: ViewNode<ScrollPositionView<Content>>,
  ScrollPositionObserver
{
  private var child = OnlyChild()
  private var shown: AnyHashable?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    guard let request = tracking({ view.read() }), request.name != shown else { return }
    shown = request.name
    for target in request.targets { child.node?.scrollViews.first?.scroll(to: target) }
  }

  func noteScrolling(_ scroll: any Scrolling) {
    view.write(scroll)
    // What a person has scrolled to is no wish to go there.
    if let request = view.read() { shown = request.name }
  }
}

/// Where a scroll view is to go, under a name that differs from that of the last wish.
struct ScrollRequest {
  let name: AnyHashable
  let targets: [ScrollTarget]
}

extension Node {
  /// What keeps the position of this scroll view, if anything does.
  var positionNode: (any ScrollPositionObserver)? {
    var node = parent
    while let current = node, current.scrolling == nil {
      if let keeper = current as? any ScrollPositionObserver { return keeper }
      node = current.parent
    }
    return nil
  }
}

extension View {
  /// Binds a scroll view to the identifier of a view in it: SwiftUI's
  /// `scrollPosition(id:anchor:)`.
  ///
  /// When the value changes, that view comes into sight: with an anchor at that point of
  /// the window, without by as little scrolling as is needed. When a person scrolls, the
  /// value becomes the identifier of the first view in sight.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(
      content: self,
      read: { id.wrappedValue.map { ScrollRequest(name: $0, targets: [.id($0, anchor)]) } },
      write: { scroll in
        if let new = scroll.firstVisibleID?.base as? ID { id.wrappedValue = new }
      }
    )
  }
}
