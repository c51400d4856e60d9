/// The set of colours that a program chooses for its terminal.
///
/// ```swift
/// import TerminalUI
///
/// func theme(named name: String) -> ColorTheme { ColorTheme(rawValue: name) ?? .auto }
/// ```
public enum ColorTheme: String, Hashable, Sendable, CaseIterable {
  /// Colours for the background that the terminal reports.
  case auto
  /// Colours for a light background.
  case light
  /// Colours for a dark background.
  case dark
  /// No colours. Bold, dim and reverse remain.
  case mono

  /// The background that the theme assumes; `nil` if the terminal's background decides.
  public var backgroundScheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto, .mono: nil
    }
  }
}
