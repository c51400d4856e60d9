import Foundation

/// A rectangle that fills the offered space: SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the rounded corners, in points.
  public let cornerSize: CGSize
  /// The curve of the corners. Circular and continuous corners look the same in cells.
  public let style: RoundedCornerStyle

  /// Creates a rectangle with corners of a radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corners of a size, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle with a radius for each corner: SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public let cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with the given corner radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with corner radii in points; the default is a square corner.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
  }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: cornerRadii)
    return path
  }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A circle in the middle of the offered space: SwiftUI's `Circle`.
///
/// A cell is twice as high as it is wide, so a circle of 4 rows has 8 columns.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    let (x, y) = (rect.midX - length / 2, rect.midY - length / 2)
    return Path(ellipseIn: CGRect(x: x, y: y, width: length, height: length))
  }

  /// `true`: a circle has the same width and height.
  public nonisolated var _isSquare: Bool { true }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// An ellipse that fills the offered space: SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles: SwiftUI's `Capsule`.
public struct Capsule: InsettableShape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// The shape set by ``View/containerShape(_:)``; default: a rectangle. SwiftUI's
/// `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a container-relative shape.
  public nonisolated init() {}

  /// Returns a rectangle: the container's shape is in the environment, which is unknown here.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

extension ContainerRelativeShape {
  /// Returns the outline of the container's shape in a rectangle, in points.
  public nonisolated func _path(
    in rect: CGRect,
    inheriting environment: EnvironmentValues
  ) -> Path {
    environment.containerShape?.path(in: rect) ?? Path(rect)
  }
}

/// A shape inset by the same amount on all sides.
private nonisolated struct Inset<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: inner(rect)) }

  func _path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path {
    shape._path(in: inner(rect), inheriting: environment)
  }

  private func inner(_ rect: CGRect) -> CGRect {
    let amount = min(amount, rect.width / 2, rect.height / 2)
    return rect.insetBy(dx: amount, dy: amount)
  }

  func inset(by more: CGFloat) -> Inset<Base> {
    Inset(shape: shape, amount: amount + more)
  }
}
