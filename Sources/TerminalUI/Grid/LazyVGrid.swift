import Foundation
@_spi(Nodes) import ViewEngine

/// A vertically growing grid whose items are created when they scroll into view: SwiftUI's
/// `LazyVGrid`.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Creates a grid with `spacing` between its rows, in points; `nil` means no spacing.
  ///
  /// - In a terminal: Section headers and footers are not pinned; they scroll with their section.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = Points.length(spacing ?? 0, along: .vertical)
    self.content = content()
  }

  /// Creates the node of the grid.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    LazyStackNode(self, context, content: { $0.content }) { view in
      LazyLayout(
        axis: .vertical,
        spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .center),
        tracks: GridTracks(view.columns, along: .horizontal)
      )
    }
  }
}

/// A horizontally growing grid whose items are created when they scroll into view: SwiftUI's
/// `LazyHGrid`.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a grid with `spacing` between its columns, in points; `nil` means one column of cells.
  ///
  /// - In a terminal: Section headers and footers are not pinned; they scroll with their section.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing.map { Points.length($0, along: .horizontal) } ?? 1
    self.content = content()
  }

  /// Creates the node of the grid.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    LazyStackNode(self, context, content: { $0.content }) { view in
      LazyLayout(
        axis: .horizontal,
        spacing: view.spacing,
        alignment: Alignment(horizontal: .center, vertical: view.alignment),
        tracks: GridTracks(view.rows, along: .vertical)
      )
    }
  }
}
