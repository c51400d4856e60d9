/// A style whose type is hidden: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: PaintedStyle, Hashable {
  let base: any ShapeStyle
  /// Tells styles apart that cannot be compared.
  private let identity: Identity?

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {
    if let known = style as? AnyShapeStyle {
      self = known
    } else {
      base = style
      identity = style._isEqual(to: style) == nil ? Identity() : nil
    }
  }

  func paint(in environment: EnvironmentValues) -> Paint { base.resolvedPaint(in: environment) }

  /// Whether two hidden styles certainly are the same.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    left.identity === right.identity && left.base._isEqual(to: right.base) ?? true
  }

  /// Feeds the style into a hasher.
  public func hash(into hasher: inout Hasher) {
    base._hash(into: &hasher)
    hasher.combine(identity.map(ObjectIdentifier.init))
  }
}

private final class Identity: Sendable {}
