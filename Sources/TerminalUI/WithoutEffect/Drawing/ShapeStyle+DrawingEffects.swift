/// How colours of what lies over one another mix: SwiftUI's `BlendMode`.
///
/// - In a terminal: What is in front covers what is behind.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// What is in front covers.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// Darker where dark, lighter where light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// A little of overlay.
  case softLight
  /// Much of overlay.
  case hardLight
  /// How much both differ.
  case difference
  /// How much both differ, with less contrast.
  case exclusion
  /// The hue of what is in front.
  case hue
  /// The saturation of what is in front.
  case saturation
  /// Hue and saturation of what is in front.
  case color
  /// The lightness of what is in front.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is behind.
  case destinationOver
  /// Only where nothing is behind.
  case destinationOut
  /// The sum, darker.
  case plusDarker
  /// The sum, lighter.
  case plusLighter
}

/// A shadow as part of a style: SwiftUI's `ShadowStyle`.
///
/// - In a terminal: No shadow is drawn.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: Double
  private let offset: UnitPoint
  private let isInner: Bool

  /// A shadow behind.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: UnitPoint(x: x, y: y), isInner: false)
  }

  /// A shadow inside.
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
  /// The style with a blend mode.
  ///
  /// - In a terminal: What is in front covers what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow.
  ///
  /// - In a terminal: No shadow is drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with a blend mode.
  ///
  /// - In a terminal: What is in front covers what is behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }

  /// The current foreground style with a shadow.
  ///
  /// - In a terminal: No shadow is drawn.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}
