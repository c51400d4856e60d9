import Foundation
import PreviewChannel

/// The environment variables for a previewed program.
enum ProgramEnvironment {
  /// Returns the previewer's variables with the previewed program's options. Swift's backtrace is
  /// disabled unless it is configured, because it would ask a question and wait for the answer.
  static func variables(with options: PreviewedProgramOptions) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables[PreviewedProgramOptions.variable] = text(of: options)
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
    return variables
  }

  private static func text(of options: PreviewedProgramOptions) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(options)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
