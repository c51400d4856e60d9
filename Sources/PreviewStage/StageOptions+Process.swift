import Foundation
import PreviewChannel

extension StageOptions {
  /// The options that the process was started with, which the previewed program does not
  /// see; `nil` where there are none.
  static var ofProcess: StageOptions? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    unsetenv(variable)
    return try? JSONDecoder().decode(StageOptions.self, from: Data(text.utf8))
  }
}
