import Foundation
import PreviewChannel

extension StageOptions {
  /// The options in the process's environment, which are removed so that the previewed program does
  /// not see them; `nil` if there are none.
  static var ofProcess: StageOptions? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(StageOptions.self, from: Data(text.utf8))
  }
}
