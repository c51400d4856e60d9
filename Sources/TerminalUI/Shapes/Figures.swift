import Foundation

/// A rectangle as large as its room: SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle with round corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public let cornerSize: CGSize
  /// How the corners bend.
  public let style: RoundedCornerStyle

  /// Creates the shape.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the shape.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle whose corners differ: SwiftUI's `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public let cornerRadii: RectangleCornerRadii

  /// Creates the shape.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Creates the shape; corners not named are square.
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

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: cornerRadii)
    return path
  }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A circle in the middle of its room: SwiftUI's `Circle`. A cell is twice as high as it is
/// wide, so a circle of 4 rows has 8 columns.
public struct Circle: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    let (x, y) = (rect.midX - length / 2, rect.midY - length / 2)
    return Path(ellipseIn: CGRect(x: x, y: y, width: length, height: length))
  }

  /// A circle takes as much width as height.
  public nonisolated var _isSquare: Bool { true }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// An ellipse as large as its room: SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles: SwiftUI's `Capsule`.
public struct Capsule: InsettableShape {
  /// Creates the shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// The shape of the container, smaller by what lies between: SwiftUI's
/// `ContainerRelativeShape`. The shape is that of ``View/containerShape(_:)`` around it, a
/// rectangle unless told.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public nonisolated init() {}

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

extension ContainerRelativeShape {
  /// The shape of the container.
  public nonisolated func _path(
    in rect: CGRect,
    inheriting environment: EnvironmentValues
  ) -> Path {
    environment.containerShape?.path(in: rect) ?? Path(rect)
  }
}

/// A shape in a rectangle that is smaller on all sides.
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
