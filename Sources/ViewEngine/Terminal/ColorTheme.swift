/// The colours that a program chooses for the terminal it is shown on.
public enum ColorTheme: String, Hashable, Sendable, CaseIterable {
  /// Those for the terminal's ground, as far as it tells what that is.
  case auto
  /// Those for light ground.
  case light
  /// Those for dark ground.
  case dark
  /// None: bold, faint and reverse remain.
  case mono

  /// The ground that is taken for granted; `nil` where the terminal's own counts.
  public var ground: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto, .mono: nil
    }
  }
}
