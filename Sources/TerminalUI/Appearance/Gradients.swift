import Foundation

/// Colours along a straight way: SwiftUI's `LinearGradient`, as a style and as a view. Each
/// cell has the colour of its middle.
public struct LinearGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient between two places.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(from: start, to: end), in: environment)
  }
}

/// Colours around a place, in circles: SwiftUI's `RadialGradient`, as a style and as a
/// view.
public struct RadialGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    form = .radial(center: center, from: startRadius, to: endRadius)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates a gradient of colours at given places.
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

/// Colours around a place, in ellipses of the room's form: SwiftUI's `EllipticalGradient`.
public struct EllipticalGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two radii, as fractions of the room.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    form = .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Creates a gradient of colours at equal distances.
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

  /// Creates a gradient of colours at given places.
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

/// Colours along a turn around a place: SwiftUI's `AngularGradient`.
public struct AngularGradient: PaintedStyle, Hashable {
  private let gradient: Gradient
  private let form: GradientPaint.Form

  /// Creates a gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    form = .angular(center: center, from: startAngle, to: endAngle)
  }

  /// Creates a gradient of colours at equal angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient of colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Creates a gradient along a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Creates a gradient of colours along a whole turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

/// Colours at the points of a grid: SwiftUI's `MeshGradient`.
///
/// - In a terminal: The points of the grid lie at equal distances, whatever `points` says.
public struct MeshGradient: PaintedStyle, Hashable {
  private let width: Int
  private let height: Int
  private let colors: [Color]

  /// Creates a gradient from colours row by row.
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
