import Foundation

/// A shape whose path is changed.
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
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(
    from start: CGFloat = 0,
    to end: CGFloat = 1
  ) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  /// The shape, moved by points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape, moved by points.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved by points.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape, larger or smaller around a place in its room.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(scaleX: x, y: y))
  }

  /// The shape, larger or smaller around a place in its room.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, turned around a place in its room.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, by: CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// The shape, mapped.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }

  /// The shape in a rectangle of a size of its own, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size)
  }

  /// The shape in a rectangle of a size of its own, in points.
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
