/// SwiftUI's `glass`. Cells cannot be seen through: the style is ``BorderedButtonStyle``'s.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button with an edge at either side.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// SwiftUI's `glassProminent`. Cells cannot be seen through: the style is
/// ``BorderedProminentButtonStyle``'s.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A filled button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Cells cannot be seen through: as ``BorderedButtonStyle``.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Cells cannot be seen through: as ``BorderedProminentButtonStyle``.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
