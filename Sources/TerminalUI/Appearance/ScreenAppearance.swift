extension View {
  /// Sets the colour scheme that the screen prefers: SwiftUI's `preferredColorScheme`.
  ///
  /// - In a terminal: The terminal keeps its theme. The modified view and its subviews choose their
  ///   colours for the scheme.
  @ViewBuilder
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Sets the colour scheme for which the views inside choose their colours: SwiftUI's deprecated
  /// `colorScheme(_:)`. The terminal keeps its theme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
