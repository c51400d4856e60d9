/// Content with an explicit identity.
struct IdentifiedView<Content, ID> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView where Content: View, ID: Hashable {
  func _makeNode(_ context: _NodeContext) -> _Node { IdentifiedViewNode(self, context) }
}

/// A node with an explicit identifier.
@MainActor
@_spi(Nodes) public protocol IdentifiedNode: Node {
  /// The identifier that the client gave.
  var explicitID: AnyHashable { get }
}

extension Node {
  /// This node as a node with an explicit identifier, or `nil`.
  var identified: (any IdentifiedNode)? {
    if case .identified(let node) = nodeRole { node } else { nil }
  }
}

private final class IdentifiedViewNode<Content: View, ID: Hashable>: ViewNode<
  IdentifiedView<Content, ID>
>, IdentifiedNode
{
  private var child = OnlyChild()
  private var id: ID?
  var explicitID: AnyHashable { AnyHashable(view.id) }
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .identified(self) }

  override func resolve() {
    if let id, id != view.id {
      child.node?.unmount()
      child = OnlyChild()
    }
    id = view.id
    child = child.showing(reconcile(child.node, view.content, environment))
  }
}

extension View {
  /// Sets the identity of the view. When the identifier changes, the view is replaced and all of
  /// its state is reset. SwiftUI's `id(_:)`.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
