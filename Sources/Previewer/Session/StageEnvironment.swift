import Foundation
import PreviewChannel

/// The variables that a stage is started with.
enum StageEnvironment {
  /// Those of here, with the stage's options, and without the question that a crash asks and
  /// waits for an answer to.
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
