import Foundation

private struct Position: LayoutModifier, Equatable {
  let x: CGFloat
  let y: CGFloat

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    // Rounded once, because two rounded halves could add up to a whole cell too many.
    let half = (
      x: Points.points(content.width, along: .horizontal) / 2,
      y: Points.points(content.height, along: .vertical) / 2
    )
    return environment.place(
      content,
      in: frame,
      x: Points.distance(x - half.x, along: .horizontal),
      y: Points.distance(y - half.y, along: .vertical)
    )
  }
}

extension View {
  /// Centres the view at a point of the proposed space and fills that space, in points: SwiftUI's
  /// `position(x:y:)`.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModified(content: self, modifier: Position(x: x, y: y))
  }

  /// Centres the view at a point of the proposed space and fills that space, in points: SwiftUI's
  /// `position(_:)`.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
