/// A type-erased style: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: PaintedStyle, Hashable {
  let base: any ShapeStyle
  /// Distinguishes styles that cannot be compared.
  private let identity: Identity?

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) {
    if let known = style as? AnyShapeStyle {
      self = known
    } else {
      base = style
      identity = style._isEqual(to: style) == nil ? Identity() : nil
    }
  }

  func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment) }

  /// Returns whether two styles are equal. Styles that cannot be compared are equal only to copies
  /// of themselves.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    left.identity === right.identity && left.base._isEqual(to: right.base) ?? true
  }

  /// Hashes the wrapped style.
  public func hash(into hasher: inout Hasher) {
    base._hash(into: &hasher)
    hasher.combine(identity.map(ObjectIdentifier.init))
  }
}

private final class Identity: Sendable {}
