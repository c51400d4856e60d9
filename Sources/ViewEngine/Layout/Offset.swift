import Foundation

private struct Offset: LayoutModifier, Equatable {
  let columns: Int
  let rows: Int

  /// The space that the view takes and its guides do not move.
  var keepsGuides: Bool { true }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    let x = environment.layoutDirection == .rightToLeft ? -columns : columns
    return Rect(
      origin: Point(x: frame.minX + x, y: frame.minY + rows),
      size: frame.size
    )
  }
}

extension View {
  /// Draws the view at a distance from its position, in points: SwiftUI's `offset(x:y:)`. The space
  /// that the view takes does not move.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModified(
      content: self,
      modifier: Offset(
        columns: Points.distance(x, along: .horizontal),
        rows: Points.distance(y, along: .vertical)
      )
    )
  }

  /// Draws the view at a distance from its position, in points: SwiftUI's `offset(_:)`.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view at a distance from its position, in cells.
  @_disfavoredOverload
  public func offset(x: Cells = .cells(0), y: Cells = .cells(0)) -> some View {
    LayoutModified(content: self, modifier: Offset(columns: x.count, rows: y.count))
  }
}
