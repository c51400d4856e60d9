import Foundation

/// Content with an action for changes of its geometry.
private struct GeometryObserver<Content, Value> {
  let content: Content
  let read: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryObserver: View, PrimitiveView where Content: View, Value: Equatable {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { GeometryObserverNode(self, context) }
}

private final class GeometryObserverNode<Content: View, Value: Equatable>: EnclosingNode<
  GeometryObserver<Content, Value>
>
{
  private var last: Value?

  init(_ view: GeometryObserver<Content, Value>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
    let value = view.read(GeometryProxy(self, GeometryWatch(), frame.size))
    guard value != last else { return }
    let old = last ?? value
    last = value
    view.action(old, value)
  }
}

extension View {
  /// Adds an action that runs with a value derived from the view's geometry, initially and after
  /// each change: SwiftUI's `onGeometryChange(for:of:action:)`.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, read: transform) { action($1) }
  }

  /// Adds an action that runs with the old and new value derived from the view's geometry,
  /// initially and after each change: SwiftUI's `onGeometryChange(for:of:action:)`.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryObserver(content: self, read: transform, action: action)
  }
}
