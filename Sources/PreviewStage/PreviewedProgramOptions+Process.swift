import Foundation
import PreviewChannel

extension PreviewedProgramOptions {
  /// The options in the process's environment; `nil` if there are none. Reading removes them from
  /// the environment, so that the previewed views do not see them.
  static var ofProcess: PreviewedProgramOptions? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(PreviewedProgramOptions.self, from: Data(text.utf8))
  }
}
