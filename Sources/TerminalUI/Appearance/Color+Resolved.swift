import Foundation

extension Color {
  /// The sRGB components of a colour, each from 0 to 1: SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float

    static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

    /// Creates a colour from its components, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let curve = { (part: Float) in
        colorSpace == .sRGBLinear ? Float(Self.curved(Double(part))) : part
      }
      self.red = curve(red)
      self.green = curve(green)
      self.blue = curve(blue)
      self.opacity = opacity
    }

    /// Returns the sRGB value of a linear component, by the transfer function of sRGB.
    static func curved(_ part: Double) -> Double {
      part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    /// The colour with 8 bits per component, without its opacity.
    var cellColor: CellColor {
      let byte = { (part: Float) in UInt8(Int(nearest: part * 255, in: 0...255)) }
      return CellColor(red: byte(red), green: byte(green), blue: byte(blue))
    }

    /// Returns the colour mixed with a `fraction` of another colour, from 0 to 1.
    func mixed(with other: Color.Resolved, by fraction: Double) -> Color.Resolved {
      let between = { (first: Float, second: Float) in first + (second - first) * Float(fraction) }
      return Color.Resolved(
        red: between(red, other.red),
        green: between(green, other.green),
        blue: between(blue, other.blue),
        opacity: between(opacity, other.opacity)
      )
    }
  }

  /// Returns the components of the colour in an environment. Colours of the terminal's theme have
  /// the components that xterm uses.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    value.parts(in: environment)
  }
}

extension Color.Resolved: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    .solid(cellColor, opacity: Double(opacity))
  }

  /// Returns the colour as a paint.
  public func resolve(in environment: EnvironmentValues) -> Paint { paint(in: environment) }
}

extension CellColor {
  /// The components of the colour. Roles and colours of the terminal's theme have typical values,
  /// because the real ones are unknown.
  var parts: Color.Resolved {
    let bytes: (UInt8, UInt8, UInt8) =
      switch value {
      case .rgb(let red, let green, let blue): (red, green, blue)
      case .ansi(let number): Self.usualColors[Int(number)]
      case .role(let role): role.usualParts
      }
    return Color.Resolved(
      red: Float(bytes.0) / 255,
      green: Float(bytes.1) / 255,
      blue: Float(bytes.2) / 255
    )
  }

  /// The sixteen ANSI colours as xterm shows them.
  private static let usualColors: [(UInt8, UInt8, UInt8)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}

extension ColorRole {
  fileprivate var usualParts: (UInt8, UInt8, UInt8) {
    switch self {
    case .standard, .secondary, .separator: (128, 128, 128)
    case .accent: (0, 135, 215)
    case .fill: (48, 48, 48)
    case .onAccent: (255, 255, 255)
    case .price: (0, 135, 135)
    case .badge: (175, 95, 175)
    case .success: (0, 135, 0)
    case .warning: (175, 95, 0)
    case .critical: (255, 0, 0)
    }
  }
}
