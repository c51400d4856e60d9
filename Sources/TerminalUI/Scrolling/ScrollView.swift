@_spi(Nodes) import ViewEngine

/// Content that may be larger than the room there is: SwiftUI's `ScrollView`.
///
/// The focused view is kept in sight. When content lies beyond an edge, a mark there says
/// so: ↑ and ↓ in a column at the trailing edge, ← and → at the sides; see
/// `scrollIndicators(_:axes:)` for a bar and for none. The wheel, the arrow keys with
/// nothing left to focus, the page keys, Home and End scroll.
///
/// A vertical scroll view takes all the room it is offered; a horizontal one is as high
/// as its content.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Creates a scroll view for the directions given.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { ScrollNode(self, context) }
}
