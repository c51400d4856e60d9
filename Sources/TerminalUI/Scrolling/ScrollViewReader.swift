import Foundation
@_spi(Nodes) import ViewEngine

/// Scrolls the scroll views inside a reader: SwiftUI's `ScrollViewProxy`.
@MainActor
public struct ScrollViewProxy {
  fileprivate let box: ReaderBox

  /// Scrolls until the view with an identifier is seen: one of a `ForEach`, or given by
  /// `id(_:)`.
  ///
  /// With an anchor, that point of the view comes to the same point of the scroll view;
  /// without, it scrolls as little as is needed. In a lazy stack the view need not have
  /// been made.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    for scroll in box.node?.scrollViews ?? [] { scroll.scroll(to: .id(id, anchor)) }
  }
}

/// Content that is given the means to scroll itself: SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    let box = ReaderBox()
    let node = ContentNode(self, context) { $0.content(ScrollViewProxy(box: box)) }
    box.node = node
    return node
  }
}

@MainActor
final class ReaderBox {
  weak var node: Node?
}
