extension View {
  /// Asks for a light or dark screen: SwiftUI's `preferredColorScheme`. Cells cannot change
  /// the terminal's theme: the views inside take the scheme as theirs.
  @ViewBuilder
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Has the views inside choose their colours for light or dark ground: SwiftUI's older
  /// `colorScheme(_:)`. The terminal's theme stays.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Hides the status bar: SwiftUI's `statusBarHidden`. Cells cannot be taken from what the
  /// terminal shows outside; there is no status bar to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system lays over a screen: SwiftUI's `persistentSystemOverlays`. Cells
  /// cannot be covered by a system: there is nothing to hide.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
