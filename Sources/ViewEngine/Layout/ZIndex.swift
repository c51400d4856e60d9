private enum ZIndexKey: LayoutValueKey {
  static let defaultValue = 0.0
}

extension View {
  /// Sets the drawing order of the view in a stack. Views with a higher value are in front:
  /// SwiftUI's `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View {
    LayoutModified(content: self, modifier: LayoutValue<ZIndexKey>(value: value, isDepth: true))
  }
}

extension Node {
  /// Draws elements from back to front. Elements with the same `zIndex` are drawn in order.
  func drawByDepth(_ items: [Node], into canvas: Canvas) {
    let depths = items.map { $0.layoutValue(of: ZIndexKey.self) }
    let order = items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in order { items[index].draw(into: canvas) }
  }
}
