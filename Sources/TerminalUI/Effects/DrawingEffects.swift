import Foundation

extension View {
  /// A shadow behind the view: SwiftUI's `shadow`. Cells cannot throw shadows: the view is
  /// drawn without.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Blurs the view: SwiftUI's `blur`. Cells cannot be blurred: the view is drawn dim.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    opacity(radius > 0 ? 0.6 : 1)
  }

  /// Mixes the colours of the view with those behind: SwiftUI's `blendMode`. Cells cannot
  /// mix: the view covers what is behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one before effects act on it: SwiftUI's `compositingGroup`. Cells
  /// cannot show a difference: the view is drawn as it is.
  public func compositingGroup() -> some View { self }

  /// Draws the view into a picture first: SwiftUI's `drawingGroup`. Cells cannot show a
  /// difference: the view is drawn as it is.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }
}

/// How colours are reckoned: SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// With the curve of screens.
  case nonLinear
  /// Without it.
  case linear
  /// Without it, and beyond white.
  case extendedLinear
}
