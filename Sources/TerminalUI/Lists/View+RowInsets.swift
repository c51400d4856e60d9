import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Sets the empty space at some edges of a row, in points: SwiftUI's `listRowInsets(_:_:)`.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let insets = length.map { CellInsets(edges, points: $0) }
    return writingRowTraits { $0.insets = $0.insets ?? insets }
  }
}
