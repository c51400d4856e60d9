import Foundation

extension View {
  /// A shadow behind the view: SwiftUI's `shadow`.
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

  /// Mixes the colours of the view with those behind: SwiftUI's `blendMode`.
  ///
  /// - In a terminal: What is in front covers what is behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one before effects act on it: SwiftUI's `compositingGroup`.
  ///
  /// - In a terminal: The view is drawn as it is.
  public func compositingGroup() -> some View { self }

  /// Draws the view into a picture first: SwiftUI's `drawingGroup`.
  ///
  /// - In a terminal: The view is drawn as it is.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }
}

/// How colours are reckoned: SwiftUI's `ColorRenderingMode`.
///
/// - In a terminal: The view is drawn as it is.
public enum ColorRenderingMode: Hashable, Sendable {
  /// With the curve of screens.
  case nonLinear
  /// Without it.
  case linear
  /// Without it, and beyond white.
  case extendedLinear
}

extension View {
  /// Continues the view's edges beyond it: SwiftUI's `backgroundExtensionEffect`.
  ///
  /// - In a terminal: The view ends at its edge.
  public func backgroundExtensionEffect() -> some View { self }
}
