import Foundation

extension View {
  /// Adds a shadow behind the view: SwiftUI's `shadow`.
  ///
  /// - In a terminal: No shadow is drawn.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Sets how the view's colours blend with the colours behind the view: SwiftUI's `blendMode`.
  ///
  /// - In a terminal: Views in front cover the views behind them.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Composes the parts of the view before effects apply to it: SwiftUI's `compositingGroup`.
  ///
  /// - In a terminal: The view is drawn without changes.
  public func compositingGroup() -> some View { self }

  /// Renders the view into an image first: SwiftUI's `drawingGroup`.
  ///
  /// - In a terminal: The view is drawn without changes.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }
}

/// The colour space of a rendered image: SwiftUI's `ColorRenderingMode`.
///
/// - In a terminal: The view is drawn without changes.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Nonlinear sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB with values beyond white.
  case extendedLinear
}

extension View {
  /// Extends the view's edges beyond its bounds: SwiftUI's `backgroundExtensionEffect`.
  ///
  /// - In a terminal: The view ends at its edge.
  public func backgroundExtensionEffect() -> some View { self }
}
