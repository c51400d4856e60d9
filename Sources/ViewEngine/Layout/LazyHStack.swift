import Foundation

/// A row whose items are made only when they are to be seen: SwiftUI's `LazyHStack`.
///
/// Its cost follows the items on screen: one that was never on screen counts with the
/// width of the first one. It is as high as the highest item seen so far.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a row; `spacing` in points, one column where it is `nil`.
  ///
  /// - In a terminal: Pinned views scroll along with their section.
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

  /// Makes the node that stands for the view.
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
