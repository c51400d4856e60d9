import Foundation

/// A gradient along a line, as a style and as a view: SwiftUI's `LinearGradient`. Each cell has the
/// colour of its centre.
public struct LinearGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(from: start, to: end), in: environment)
  }
}

/// A gradient in circles around a point, as a style and as a view: SwiftUI's `RadialGradient`.
public struct RadialGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    form = .radial(center: center, from: startRadius, to: endRadius)
  }

  /// Creates a gradient from colours at equal distances. Radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates a gradient from stops. Radii are in points.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

/// A gradient in ellipses with the proportions of the area: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two radii, as fractions of the area's size.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    form = .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Creates a gradient from colours at equal distances. Radii are fractions of the area's size.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Creates a gradient from stops. Radii are fractions of the area's size.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

/// A gradient along a turn around a point: SwiftUI's `AngularGradient`.
public struct AngularGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    form = .angular(center: center, from: startAngle, to: endAngle)
  }

  /// Creates a gradient from colours at equal angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient along a full turn that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Creates a gradient from colours along a full turn that starts at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

/// A gradient between the points of a grid: SwiftUI's `MeshGradient`.
///
/// - In a terminal: The points of the grid lie at equal distances. `points` has no effect.
public struct MeshGradient: PaintedStyle, Hashable {
  private let width: Int
  private let height: Int
  private let colors: [Color]

  /// Creates a gradient from the colours of the points, row by row.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.colors = colors
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    Gradient(colors: colors).paint(.mesh(columns: width, rows: height), in: environment)
  }
}
