/// Buttons of glass: SwiftUI's `GlassButtonStyle`.
///
/// - In a terminal: The button looks as with ``BorderedButtonStyle``.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button with an edge at either side.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// Buttons of coloured glass: SwiftUI's `GlassProminentButtonStyle`.
///
/// - In a terminal: The button looks as with ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A filled button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons of glass.
  ///
  /// - In a terminal: The button looks as with ``BorderedButtonStyle``.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons of coloured glass.
  ///
  /// - In a terminal: The button looks as with ``BorderedProminentButtonStyle``.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
