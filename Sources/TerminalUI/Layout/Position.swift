import Foundation

private struct Position: LayoutModifier {
  let x: Int
  let y: Int

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    environment.place(content, in: frame, x: x - content.width / 2, y: y - content.height / 2)
  }
}

extension View {
  /// Puts the middle of the view at a point of the room that is offered, all of which it
  /// takes, in points: SwiftUI's `position(x:y:)`.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModified(
      content: self,
      modifier: Position(
        x: Points.distance(x, along: .horizontal),
        y: Points.distance(y, along: .vertical)
      )
    )
  }

  /// Puts the middle of the view at a point of the room that is offered, all of which it
  /// takes, in points: SwiftUI's `position(_:)`.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
