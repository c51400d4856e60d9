import Foundation
import PreviewChannel

/// The environment variables for a previewed program.
enum StageEnvironment {
  /// Returns the previewer's variables with the stage's options. Swift's backtrace is disabled
  /// unless it is configured, because it asks a question and waits.
  static func variables(with options: StageOptions) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables[StageOptions.variable] = text(of: options)
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
    return variables
  }

  private static func text(of options: StageOptions) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(options)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
