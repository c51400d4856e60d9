/// How the colours of overlapping layers blend: SwiftUI's `BlendMode`.
///
/// - In a terminal: Views in front cover the views behind them.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The front layer covers the one behind.
  case normal
  /// Multiplies both colours, which darkens.
  case multiply
  /// Multiplies the inverses of both colours, which lightens.
  case screen
  /// Darkens dark colours and lightens light ones.
  case overlay
  /// The darker of both colours, component by component.
  case darken
  /// The lighter of both colours, component by component.
  case lighten
  /// Lightens the layer behind by the front colour.
  case colorDodge
  /// Darkens the layer behind by the front colour.
  case colorBurn
  /// A softer form of ``overlay``.
  case softLight
  /// An ``overlay`` with the two layers exchanged.
  case hardLight
  /// The difference of both colours.
  case difference
  /// The difference of both colours with less contrast.
  case exclusion
  /// The back colour with the hue of the front colour.
  case hue
  /// The back colour with the saturation of the front colour.
  case saturation
  /// The back colour with the hue and saturation of the front colour.
  case color
  /// The back colour with the lightness of the front colour.
  case luminosity
  /// The front layer, only where another layer is behind it.
  case sourceAtop
  /// The front layer, drawn behind the back layer.
  case destinationOver
  /// The back layer, only where no layer is in front of it.
  case destinationOut
  /// The sum of both colours, darkened.
  case plusDarker
  /// The sum of both colours, lightened.
  case plusLighter
}

/// A shadow that is part of a style: SwiftUI's `ShadowStyle`.
///
/// - In a terminal: No shadow is drawn.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: Double
  private let offset: UnitPoint
  private let isInner: Bool

  /// Returns a shadow behind the shape.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: UnitPoint(x: x, y: y), isInner: false)
  }

  /// Returns a shadow inside the shape.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: UnitPoint(x: x, y: y), isInner: true)
  }
}

extension ShapeStyle {
  /// Returns the style with a blend mode.
  ///
  /// - In a terminal: Views in front cover the views behind them.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// Returns the style with a shadow.
  ///
  /// - In a terminal: No shadow is drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with a blend mode.
  ///
  /// - In a terminal: Views in front cover the views behind them.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }

  /// Returns the current foreground style with a shadow.
  ///
  /// - In a terminal: No shadow is drawn.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}
