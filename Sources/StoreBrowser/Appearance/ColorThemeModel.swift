import Observation
import TerminalUI

/// The colour theme of the screen.
@MainActor @Observable
final class ColorThemeModel {
  /// The themes to choose from: the built-in themes and those of the settings file.
  @ObservationIgnored var themes = ColorTheme.builtIn
  /// The theme that the screen is shown in.
  var theme = ColorTheme.auto {
    didSet { show?(theme) }
  }
  /// Sets the terminal's theme; `nil` while there is no terminal.
  @ObservationIgnored var show: (@MainActor (ColorTheme) -> Void)?
  /// Whether the terminal shows colours.
  var hasColor = true
  /// Whether the screen can show pictures, which consist of colours.
  var showsPictures: Bool { hasColor && theme.hasColors }
}
