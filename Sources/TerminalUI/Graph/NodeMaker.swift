/// Makes the nodes of the views of one type. Whether the type is one that the engine knows
/// itself is found out once, for asking each new view takes longer than making its node.
@MainActor
class NodeMaker {
  private static var known: [ObjectIdentifier: NodeMaker] = [:]

  /// What makes the nodes of a type of view.
  static func of<V: View>(_ type: V.Type) -> NodeMaker {
    if let known = known[ObjectIdentifier(type)] { return known }
    let maker = (type as? any Resolvable.Type).map { resolving($0) } ?? NodeMaker()
    known[ObjectIdentifier(type)] = maker
    return maker
  }

  private static func resolving<V: Resolvable>(_ type: V.Type) -> NodeMaker {
    ResolvingMaker<V>()
  }

  /// Makes the node of a view of the type; a view that the engine does not know has a body.
  func makeNode<V: View>(_ view: V, _ context: NodeContext) -> Node {
    CompositeNode(view, context)
  }
}

private final class ResolvingMaker<Resolved: Resolvable>: NodeMaker {
  override func makeNode<V: View>(_ view: V, _ context: NodeContext) -> Node {
    withUnsafePointer(to: view) { view in
      view.withMemoryRebound(to: Resolved.self, capacity: 1) { $0.pointee.makeNode(context) }
    }
  }
}
