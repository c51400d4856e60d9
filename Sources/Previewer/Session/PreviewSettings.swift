import Foundation
import PreviewChannel
import TerminalUI

/// The files to preview, and the settings of the preview.
public struct PreviewSettings: Sendable {
  /// The file to preview, followed by the files that are compiled with it.
  public var files: [String]
  /// The mode, store and customer of the previewed program.
  package var options: PreviewedProgramOptions
  /// The maximum run time of the previewed program in a printed preview.
  public var timeout = Duration.seconds(30)
  /// The actor isolation of the files' declarations whose code states none.
  public var defaultIsolation = DefaultIsolation.nonisolated
  /// Whether to use colours, if the terminal and its environment allow them.
  public var usesColor = true
  /// The colour theme of the screen.
  public var theme = ColorTheme.auto
  /// Whether the previewer receives mouse clicks and wheel events. The terminal then does not use
  /// them to select text.
  public var usesMouse = true

  /// Creates settings.
  package init(files: [String], options: PreviewedProgramOptions) {
    self.files = files
    self.options = options
  }

  /// The environment values of the previewer's own views.
  @MainActor var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.usesASCII = options.usesASCII
    return environment
  }
}
