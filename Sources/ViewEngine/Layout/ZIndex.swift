/// A place in depth.
private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension View {
  /// Brings a view of a stack in front of those with a lower value, or behind those with
  /// a higher one: SwiftUI's `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: LayoutValue<ZIndexKey>(value: value, isDepth: true))
  }
}

extension Node {
  /// Draws elements from behind to the front; those at the same depth in order.
  func drawByDepth(_ items: [Node], into canvas: Canvas) {
    let depths = items.map { $0.layoutValue(of: ZIndexKey.self) }
    let order = items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in order { items[index].draw(into: canvas) }
  }
}
