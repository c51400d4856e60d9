import Foundation
@_spi(Nodes) import ViewEngine

/// Scrolls the scroll views inside a reader: SwiftUI's `ScrollViewProxy`.
@MainActor
public struct ScrollViewProxy {
  fileprivate let box: ReaderBox

  /// Scrolls to the view with an identifier, from a `ForEach` or set by `id(_:)`.
  ///
  /// With an anchor, that point of the view moves to the same point of the scroll view. Without an
  /// anchor, scrolls the shortest distance. In a lazy stack the view need not exist yet.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    for scroll in box.node?.scrollViews ?? [] { scroll.scroll(to: .id(id, anchor)) }
  }
}

/// A view whose content can scroll the scroll views inside it: SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates the node of the reader.
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
