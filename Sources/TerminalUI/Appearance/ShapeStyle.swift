/// A colour or pattern for text, lines and areas: SwiftUI's `ShapeStyle`.
///
/// A style of your own says in ``resolve(in:)`` which other style it is in an environment.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle

  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style paints with, where it is made of nothing but a paint. Not for clients.
  func _paint(in environment: EnvironmentValues) -> Paint?

  /// Whether another style is the same; `nil` where that cannot be told. Not for clients.
  func _isEqual(to other: any ShapeStyle) -> Bool?

  /// Feeds the style into a hasher where it can be compared. Not for clients.
  func _hash(into hasher: inout Hasher)
}

extension ShapeStyle {
  /// Nothing is known of a style that becomes another one.
  public func _paint(in environment: EnvironmentValues) -> Paint? { nil }

  /// Nothing is known of a style that cannot be compared.
  public func _isEqual(to other: any ShapeStyle) -> Bool? { nil }

  /// Nothing is known of a style that cannot be compared.
  public func _hash(into hasher: inout Hasher) {}
}

extension ShapeStyle where Self: Hashable {
  /// Equal styles of one type are the same.
  public func _isEqual(to other: any ShapeStyle) -> Bool? { (other as? Self) == self }

  /// Feeds the style itself into a hasher.
  public func _hash(into hasher: inout Hasher) { hash(into: &hasher) }
}

/// A style that is made of nothing but a paint.
protocol PaintedStyle: ShapeStyle {
  /// What the style paints with in an environment.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintedStyle {
  /// The style as something to paint cells with.
  public func resolve(in environment: EnvironmentValues) -> Paint { paint(in: environment) }

  /// What the style paints with.
  public func _paint(in environment: EnvironmentValues) -> Paint? { paint(in: environment) }
}

extension ShapeStyle {
  /// What a style, or the style that it becomes, paints with. A style that becomes itself
  /// without end paints nothing.
  func resolvedPaint(in environment: EnvironmentValues) -> Paint {
    var style: any ShapeStyle = self
    for _ in 0..<StyleResolution.limit {
      if let paint = style._paint(in: environment) { return paint }
      style = style.resolve(in: environment)
    }
    return .nothing
  }
}

private enum StyleResolution {
  /// How many styles a style may become, one after the other. Our choice: styles of an app's own
  /// become one of SwiftUI's at once.
  static let limit = 16
}
