import Foundation
@_spi(Nodes) import ViewEngine

/// Content whose scroll view follows a position and reports what is visible.
struct ScrollPositionView<Content> {
  let content: Content
  let read: () -> ScrollRequest?
  let write: (any Scrolling) -> Void
}

extension ScrollPositionView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ScrollPositionNode(self, context) }
}

/// A node that is notified when user input scrolls.
@MainActor
protocol ScrollPositionObserver: Node {
  /// Records the position to which user input has scrolled.
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
    // The program did not request the value that `write` set, so this value must not cause
    // scrolling.
    if let request = view.read() { shown = request.name }
  }
}

/// A request to scroll. A request with the same name as the last one is ignored.
struct ScrollRequest {
  let name: AnyHashable
  let targets: [ScrollTarget]
}

extension Node {
  /// The node that tracks the position of this scroll view, if any.
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
  /// Binds a scroll view to the identifier of a view in it: SwiftUI's `scrollPosition(id:anchor:)`.
  ///
  /// When the value changes, that view scrolls into the window: to the anchor, or by the shortest
  /// distance if there is no anchor. When user input scrolls, the value becomes the identifier of
  /// the first visible view.
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
