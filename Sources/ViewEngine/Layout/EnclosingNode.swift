/// A node that stands around one piece of content and is told from it by no container:
/// what the content says about its own layout holds for the node.
@_spi(Nodes) open class EnclosingNode<V>: ContainerNode<V> {
  /// The priority of the content.
  @_spi(Nodes) public override var layoutPriority: Double { layoutItems.first?.layoutPriority ?? 0 }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    layoutItems.count == 1 ? layoutItems[0].layoutValue(key) : nil
  }
}
