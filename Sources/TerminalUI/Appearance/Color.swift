import Foundation
@_spi(Nodes) import ViewEngine

/// A colour, as a style and as a view that fills the offered space: SwiftUI's `Color`.
///
/// Colours with an ANSI name are the colours of the terminal's theme. All other colours have RGB
/// components, and the nearest available colour is shown.
public struct Color: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case clear
    /// The terminal's own background. As the colour of text, it is the terminal's text colour.
    case background
    case accent
    case cell(CellColor)
    case parts(Resolved)
    case asset(AssetColor)
    case adaptive(light: Value, dark: Value)
    case faded(Value, Double)
    case mixed(Value, Value, Double)
  }

  /// The colour space of a colour's components: SwiftUI's `RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard colour space of screens.
    case sRGB
    /// The sRGB colours with linear components.
    case sRGBLinear
    /// A wider colour space. Treated as sRGB.
    case displayP3
  }

  let value: Value

  init(_ value: Value) { self.value = value }

  /// The terminal's own background, which covers the cells behind.
  package static let terminalBackground = Color(.background)

  /// Creates a colour from the colour of a cell.
  public init(cell color: CellColor) { value = .cell(color) }

  /// Creates a colour from its red, green and blue components, each from 0 to 1.
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

  /// Creates a grey, from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part = { (start: Double) in
      let place = (start + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour from its resolved components.
  public init(_ resolved: Resolved) { value = .parts(resolved) }

  /// Creates a colour from an asset catalog. The colour is looked up when it is drawn. If the
  /// catalog has no colour of that name, the accent colour is used.
  public init(_ name: String, bundle: Bundle? = nil) {
    value = .asset(AssetColor(name: name, bundle: bundle?.bundlePath))
  }

  /// Returns the colour with its opacity multiplied by a factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(value, opacity)) }

  /// Returns the colour mixed with a `fraction` of another colour, from 0 to 1.
  public func mix(
    with other: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(value, other.value, min(1, max(0, fraction))))
  }

  /// A gradient of the colour that is slightly lighter at the top.
  ///
  /// - In a terminal: The whole area has a single colour.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// The name and bundle of a colour in an asset catalog.
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
    case .background: .blank
    case .accent: environment.tintPaint
    case .cell(let color): .solid(color)
    case .parts(let parts): .solid(parts.cellColor, opacity: Double(parts.opacity))
    case .asset(let asset): asset.paint(in: environment)
    case .adaptive: variant(for: environment.colorScheme).paint(in: environment)
    case .faded(let value, let opacity): value.paint(in: environment).opacity(opacity)
    case .mixed: .solid(parts(in: environment).cellColor)
    }
  }

  func parts(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .parts(let parts): return parts
    case .background:
      // The real background is unknown, so this is the usual one of the colour scheme.
      let white: Float = environment.colorScheme == .dark ? 0 : 1
      return Color.Resolved(red: white, green: white, blue: white)
    case .adaptive: return variant(for: environment.colorScheme).parts(in: environment)
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
  /// Creates the node that fills its frame with the colour.
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
  /// Returns the colour for lines and marks, or `nil` if it is transparent.
  func cellColor(in environment: EnvironmentValues) -> CellColor? {
    value.paint(in: environment).drawn(in: environment).middle?.color
  }
}

extension Color {
  /// A colour takes no focus and no keys.
  public nonisolated static var _isPassive: Bool { true }
}
