/// A colour or pattern for text, lines and areas: SwiftUI's `ShapeStyle`.
///
/// A client's style returns another style from ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this style resolves to.
  associatedtype Resolved: ShapeStyle

  /// Returns the style that this style resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of a built-in style, or `nil` for other styles. Not for clients.
  func _paint(in environment: EnvironmentValues) -> Paint?

  /// Returns whether another style is equal, or `nil` if the styles cannot be compared. Not for
  /// clients.
  func _isEqual(to other: any ShapeStyle) -> Bool?

  /// Hashes the style if it can be compared. Not for clients.
  func _hash(into hasher: inout Hasher)
}

extension ShapeStyle {
  /// Returns `nil`: a client's style resolves to another style.
  public func _paint(in environment: EnvironmentValues) -> Paint? { nil }

  /// Returns `nil`: the style cannot be compared.
  public func _isEqual(to other: any ShapeStyle) -> Bool? { nil }

  /// Does nothing: the style cannot be compared.
  public func _hash(into hasher: inout Hasher) {}
}

extension ShapeStyle where Self: Hashable {
  /// Returns whether the other style has the same type and is equal.
  public func _isEqual(to other: any ShapeStyle) -> Bool? { (other as? Self) == self }

  /// Hashes the style by its `Hashable` conformance.
  public func _hash(into hasher: inout Hasher) { hash(into: &hasher) }
}

/// A built-in style, which has a paint.
protocol PaintedStyle: ShapeStyle {
  /// Returns the colours of the style in an environment.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintedStyle {
  /// Resolves the style to its colours.
  public func resolve(in environment: EnvironmentValues) -> Paint { paint(in: environment) }

  /// Returns the colours of the style.
  public func _paint(in environment: EnvironmentValues) -> Paint? { paint(in: environment) }
}

extension ShapeStyle {
  /// Returns the paint of the style, or of the style that it resolves to. A style that never
  /// resolves to a built-in style paints nothing.
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
  /// The maximum number of styles in a chain. Prevents an endless loop of a style that resolves to
  /// itself; usual chains have two styles.
  static let limit = 16
}
