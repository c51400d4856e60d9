import Foundation

private struct Padding: LayoutModifier, Equatable {
  let insets: CellInsets

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize { insets.inset(proposal) }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(
      width: min(ProposedSize.infinity, content.width + insets.horizontal),
      height: min(ProposedSize.infinity, content.height + insets.vertical)
    )
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    insets.inset(frame, environment.layoutDirection)
  }
}

extension View {
  /// Adds padding at some edges, in points: SwiftUI's `padding(_:_:)`.
  ///
  /// The default length is two columns at the sides and one row above and below.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(CellInsets(edges, points: length))
  }

  /// Adds the same padding at all edges, in points: SwiftUI's `padding(_:)`.
  public func padding(_ length: CGFloat) -> some View {
    padding(CellInsets(.all, points: length))
  }

  /// Adds padding at each edge, in points: SwiftUI's `padding(_:)`.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(CellInsets(insets))
  }

  /// Adds padding at some edges, in cells.
  @_disfavoredOverload
  public func padding(_ edges: Edge.Set = .all, _ length: Cells) -> some View {
    padding(CellInsets(edges, columns: length.count, rows: length.count))
  }

  package func padding(_ insets: CellInsets) -> some View {
    LayoutModified(content: self, modifier: Padding(insets: insets))
  }
}
