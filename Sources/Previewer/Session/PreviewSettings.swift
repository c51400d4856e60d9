import Foundation
import PreviewChannel
import TerminalUI

/// What is previewed, and how.
public struct PreviewSettings: Sendable {
  /// The file to preview, and others that are compiled with it.
  public var files: [String]
  /// What the previewed program is told.
  package var stage: StageOptions
  /// How long a program that prints may run.
  public var timeout = Duration.seconds(30)
  /// Whether colours are used where the terminal and its environment allow them.
  public var usesColor = true
  /// Whether clicks and the wheel are ours rather than the terminal's.
  public var usesMouse = true

  /// Creates settings.
  package init(files: [String], stage: StageOptions) {
    self.files = files
    self.stage = stage
  }

  /// What the previewer's own lines inherit.
  @MainActor var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.usesASCII = stage.usesASCII
    return environment
  }
}
