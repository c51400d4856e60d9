import ArgumentParser
import StoreModel

/// `storeterm check`: what is wrong or doubtful in configuration files.
struct CheckCommand: ParsableCommand {
  /// How a report is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong or doubtful in StoreKit configuration files.",
    discussion: """
      Prints one line for each finding, as file:line:column: warning: message (key path), \
      and a summary on standard error. With --format json, prints one document instead: \
      {"files": [{"file", "counts", "diagnostics": [{"severity", "line", "column", "message", \
      "keyPath"}]}]}, with null for what is not known.

      Exit code: 0 when no file has errors, 1 when one has (with --strict also for \
      warnings), 2 when a file cannot be read, which wins, or for a mistake in the command \
      line.
      """
  )

  @Argument(help: "A .storekit file or package directory.", completion: .file())
  var files: [String]

  @Option(help: "How findings are written.")
  var format = Format.text

  @Flag(help: "Let warnings fail the check.")
  var strict = false

  func run() throws {
    let report = CheckReport(paths: files)
    StandardStream.output.write(format == .json ? report.json : report.text)
    StandardStream.error.write(report.summary + "\n")
    throw ExitCode(report.exitCode(strict: strict))
  }
}
