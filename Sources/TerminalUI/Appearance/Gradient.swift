import Foundation

/// A range of colours: SwiftUI's `Gradient`. As a style or a view it runs from top to bottom.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position of the gradient: SwiftUI's `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The colour at the position.
    public var color: Color
    /// The position, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop from a colour and its position, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their positions.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paint(_ form: GradientPaint.Form, in environment: EnvironmentValues) -> Paint {
    let samples = stops.map { GradientPaint.Stop($0, in: environment) }
    guard let first = samples.first else { return .nothing }
    if samples.allSatisfy({ $0.isSameColor(as: first) }) {
      guard first.parts.opacity > 0 else { return .nothing }
      return .solid(first.color, opacity: Double(first.parts.opacity))
    }
    let sorted = samples.sorted { $0.location < $1.location }
    return Paint(source: .gradient(GradientPaint(form: form, stops: sorted)))
  }
}

/// A type-erased gradient: SwiftUI's `AnyGradient`.
public struct AnyGradient: PaintedStyle, Hashable {
  private let gradient: Gradient

  /// Erases the kind of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  init(_ color: Color) { gradient = Gradient(colors: [color]) }

  func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(from: .top, to: .bottom), in: environment)
  }
}

extension Gradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(from: .top, to: .bottom), in: environment)
  }
}
