import Foundation

/// A shape whose path a function changes.
private struct ChangedShape<Base: Shape>: Shape {
  let shape: Base
  let change: @Sendable (Path, CGRect) -> Path

  nonisolated init(shape: Base, change: @escaping @Sendable (Path, CGRect) -> Path) {
    self.shape = shape
    self.change = change
  }

  nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, 0 to 1.
  public nonisolated func trim(
    from start: CGFloat = 0,
    to end: CGFloat = 1
  ) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// Returns the shape moved by a distance, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape moved by a distance, in points.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance, in points.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape scaled around an anchor in its frame.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(scaleX: x, y: y))
  }

  /// Returns the shape scaled around an anchor in its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated around an anchor in its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Returns the shape mapped by a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }

  /// Returns the shape in a rectangle of a fixed size, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// Returns the shape in a rectangle of a fixed size, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private nonisolated func changed(
    around anchor: UnitPoint,
    by transform: CGAffineTransform
  ) -> some Shape {
    ChangedShape(shape: self) { path, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      let whole = CGAffineTransform(translationX: -x, y: -y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      return path.applying(whole)
    }
  }
}

private nonisolated struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}
