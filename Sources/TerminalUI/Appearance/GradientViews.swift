import Foundation

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line between two points.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colours at equal distances along a line between two points.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient in circles around a point. Radii are in points.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient along a full turn around a point.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self: View {
  /// The style as a view that fills the offered space.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {}
extension RadialGradient: View {}
extension EllipticalGradient: View {}
extension AngularGradient: View {}
extension MeshGradient: View {}
