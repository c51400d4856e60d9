/// A container of one piece of content that passes on the layout values of the content, such as its
/// priority.
@_spi(Nodes) open class EnclosingNode<V>: ContainerNode<V> {
  /// The priority of the first element of the content.
  @_spi(Nodes) public override var layoutPriority: Double { layoutItems.first?.layoutPriority ?? 0 }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    layoutItems.count == 1 ? layoutItems[0].layoutValue(key) : nil
  }
}
