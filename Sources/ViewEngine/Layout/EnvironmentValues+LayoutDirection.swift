private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction in which lines are read, and rows are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`. Cells cannot be drawn mirrored:
  /// the view looks the same in both directions.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
