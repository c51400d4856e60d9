import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle that fills the offered space.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners of a radius, in points.
  public nonisolated static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle with rounded corners of a size, in points.
  public nonisolated static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with corner radii in points; the default is a square corner.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius
    )
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the offered space.
  public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the offered space.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public nonisolated static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose shorter sides are half circles.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape set by `containerShape(_:)`.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
