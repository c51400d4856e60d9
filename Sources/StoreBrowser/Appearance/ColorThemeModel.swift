import Observation
import TerminalUI

/// The colour theme of the screen.
@MainActor @Observable
final class ColorThemeModel {
  /// The colours that the screen is shown in.
  var theme = ColorTheme.auto {
    didSet { show?(theme) }
  }
  /// Has the terminal show a theme; `nil` while there is no terminal.
  @ObservationIgnored var show: (@MainActor (ColorTheme) -> Void)?
  /// Whether the terminal shows colours at all.
  var hasColor = true
}
