/// A button style of glass: SwiftUI's `GlassButtonStyle`.
///
/// - In a terminal: The button looks like a button with ``BorderedButtonStyle``.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates a glass style.
  public nonisolated init() {}

  /// Returns a button on a grey fill.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style of coloured glass: SwiftUI's `GlassProminentButtonStyle`.
///
/// - In a terminal: The button looks like a button with ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a prominent glass style.
  public nonisolated init() {}

  /// Returns a filled button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style of glass.
  ///
  /// - In a terminal: The button looks like a button with ``BorderedButtonStyle``.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style of coloured glass.
  ///
  /// - In a terminal: The button looks like a button with ``BorderedProminentButtonStyle``.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
