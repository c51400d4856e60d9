@_spi(Nodes) import ViewEngine

/// A view whose content scrolls if it does not fit: SwiftUI's `ScrollView`.
///
/// The focused view stays visible. Marks at the edges show that there is more content. The marks
/// are ↑ and ↓ in a column at the trailing edge, and ← and → on the sides.
/// `scrollIndicators(_:axes:)` replaces the marks with a scroll bar or hides them.
///
/// The wheel, the page keys, Home and End scroll the view. The arrow keys scroll it if there is
/// nothing to focus in their direction.
///
/// A vertical scroll view fills the offered space. A horizontal scroll view is as high as its
/// content.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Creates a scroll view for the given axes.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates the node of the scroll view.
  public func _makeNode(_ context: _NodeContext) -> _Node { ScrollNode(self, context) }
}
