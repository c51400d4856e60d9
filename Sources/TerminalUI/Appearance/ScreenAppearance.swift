extension View {
  /// Asks for a light or dark screen: SwiftUI's `preferredColorScheme`.
  ///
  /// - In a terminal: The terminal keeps its theme, and the views inside choose their colours for
  ///   the scheme.
  @ViewBuilder
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Has the views inside choose their colours for light or dark ground: SwiftUI's older
  /// `colorScheme(_:)`. The terminal's theme stays.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
