/// A colour or pattern for text, lines and areas: SwiftUI's `ShapeStyle`.
///
/// A style of your own says in ``resolve(in:)`` which other style it is in an environment.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle

  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that is made of nothing but a paint.
protocol PaintedStyle: ShapeStyle {
  /// What the style paints with in an environment.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintedStyle {
  /// The style as something to paint cells with.
  public func resolve(in environment: EnvironmentValues) -> Paint { paint(in: environment) }
}

extension ShapeStyle {
  /// What a style, or the style that it becomes, paints with. A style that becomes itself
  /// without end paints nothing; the bound is ours.
  func resolvedPaint(in environment: EnvironmentValues) -> Paint {
    var style: any ShapeStyle = self
    for _ in 0..<16 {
      if let painted = style as? any PaintedStyle { return painted.paint(in: environment) }
      style = style.resolve(in: environment)
    }
    return .nothing
  }
}
