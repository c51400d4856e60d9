import Foundation
import PreviewChannel

extension PreviewedProgramOptions {
  /// The options in the process's environment, which are removed so that the previewed program does
  /// not see them; `nil` if there are none.
  static var ofProcess: PreviewedProgramOptions? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(PreviewedProgramOptions.self, from: Data(text.utf8))
  }
}
