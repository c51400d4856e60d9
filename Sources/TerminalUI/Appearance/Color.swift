import Foundation
@_spi(Nodes) import ViewEngine

/// A colour: SwiftUI's `Color`, as a style and as a view that fills its room.
///
/// Colours that ANSI knows by name are the terminal's own sixteen and follow its theme;
/// others are given by red, green and blue, and shown by the nearest one there is.
public struct Color: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case clear
    case accent
    case cell(CellColor)
    case parts(Resolved)
    case asset(AssetColor)
    case faded(Value, Double)
    case mixed(Value, Value, Double)
  }

  /// The space in which the parts of a colour are meant: SwiftUI's `RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As screens show it.
    case sRGB
    /// Without the curve of screens.
    case sRGBLinear
    /// A wider space; taken as sRGB here.
    case displayP3
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// A colour that a cell can hold as it is.
  @_disfavoredOverload
  public init(_ color: CellColor) { value = .cell(color) }

  /// A colour by its red, green and blue, 0 to 1 each.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    value = .parts(
      Color.Resolved(
        colorSpace: colorSpace,
        red: Float(red),
        green: Float(green),
        blue: Float(blue),
        opacity: Float(opacity)
      )
    )
  }

  /// A grey, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the colour circle, its strength and its lightness, 0 to 1
  /// each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part = { (start: Double) in
      let place = (start + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour whose parts are known.
  public init(_ resolved: Resolved) { value = .parts(resolved) }

  /// A colour of an asset catalog, looked up by name when it is drawn. The accent where
  /// there is none of that name.
  public init(_ name: String, bundle: Bundle? = nil) {
    value = .asset(AssetColor(name: name, bundle: bundle?.bundlePath))
  }

  /// The same colour, fainter.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(value, opacity)) }

  /// A mixture with another colour, of which there is `fraction`, 0 to 1.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(value, other.value, min(1, max(0, fraction))))
  }

  /// The colour as a gradient that is a little lighter at the top.
  ///
  /// - In a terminal: The whole area has the one colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// Where a colour of an asset catalog is to be found.
struct AssetColor: Hashable, Sendable {
  let name: String
  let bundle: String?
}

extension Color: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint { value.paint(in: environment) }
}

extension Color.Value {
  func paint(in environment: EnvironmentValues) -> Paint {
    switch self {
    case .clear: .nothing
    case .accent: environment.tintPaint
    case .cell(let color): .solid(color)
    case .parts(let parts): .solid(parts.cellColor, opacity: Double(parts.opacity))
    case .asset(let asset): asset.paint(in: environment)
    case .faded(let value, let opacity): value.paint(in: environment).opacity(opacity)
    case .mixed: .solid(parts(in: environment).cellColor)
    }
  }

  func parts(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .parts(let parts): return parts
    case .mixed(let first, let second, let fraction):
      return first.parts(in: environment)
        .mixed(with: second.parts(in: environment), by: fraction)
    default:
      let paint = paint(in: environment)
      guard let sample = paint.middle else { return Color.Resolved.clear }
      var parts = sample.color.parts
      parts.opacity = Float(sample.opacity)
      return parts
    }
  }
}

extension Color: PrimitiveView {
  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { ColorNode(self, context) }
}

private final class ColorNode: ViewNode<Color> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    let paint = view.paint(in: environment).drawn(in: environment)
    canvas.paint(frame, with: paint, in: viewport)
  }
}

extension Color {
  /// The colour as a cell holds it, for lines and marks; nothing for one that is not drawn.
  func cellColor(in environment: EnvironmentValues) -> CellColor? {
    value.paint(in: environment).drawn(in: environment).middle?.color
  }
}

extension Color {
  /// Only shows something.
  public nonisolated static var _isPassive: Bool { true }
}
