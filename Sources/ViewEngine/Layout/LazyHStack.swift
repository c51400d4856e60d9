import Foundation

/// A row whose items are created when they become visible: SwiftUI's `LazyHStack`.
///
/// The cost depends on the visible items. Items that were never visible are assumed to be as wide
/// as the first one. The row is as high as the highest item measured so far.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a row. `spacing` is in points; `nil` means one column.
  ///
  /// - In a terminal: Section headers and footers are not pinned; they scroll with their section.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Points.length($0, along: .horizontal) } ?? 1
    self.content = content()
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    LazyStackNode(self, context, content: { $0.content }) { view in
      LazyLayout(
        axis: .horizontal,
        spacing: view.spacing,
        alignment: Alignment(horizontal: .leading, vertical: view.alignment)
      )
    }
  }
}
