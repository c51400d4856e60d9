import ArgumentParser
import StoreBrowser
import StoreModel

/// `storeterm check`: what is wrong or doubtful in configuration files.
struct CheckCommand: AsyncParsableCommand {
  /// How a report is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: Storeterm.name,
    abstract: "Say what is wrong or doubtful in StoreKit configuration files.",
    discussion: """
      Prints one line for each finding, as file:line:column: warning: message (key path), \
      and a summary on standard error. With --format json, prints one document instead: \
      {"files": [{"file", "counts", "diagnostics": [{"severity", "line", "column", "message", \
      "keyPath", "rule"}]}]}, with null for what is not known, and rule only where a rule of App \
      Review found it. With --format sarif, prints SARIF 2.1.0 \
      for code scanning.

      Also renders the store of each group, at 80 and at 40 columns, and says what App Review \
      may object to, as warnings with the name of the rule in brackets: billed-amount, \
      length-and-price, after-offer, policy-links, restore. A review that takes longer than a \
      second says each second on standard error how many plans are done.

      Exit code: 0 when no file has errors, 1 when one has (with --strict also for \
      warnings), 2 when a file cannot be read, which wins, or for a mistake in the command \
      line.
      """
  )

  @Argument(help: "A .storekit file or package directory.", completion: .storekit)
  var files: [String]

  @Option(help: "How findings are written.")
  var format = Format.text

  @Flag(help: "Let warnings fail the check.")
  var strict = false

  @Flag(
    inversion: .prefixedNo,
    help: "Judge the rendered store by the rules of App Review, as is usual, or not."
  )
  var review = true

  @Option(
    help: "The control style that is judged: \(ControlStyleList.names.joined(separator: ", ")).",
    completion: .list(ControlStyleList.names)
  )
  var controlStyle = "automatic"

  @Option(help: "Where the judged controls stand, as far as the style has it.")
  var placement = "automatic"

  @MainActor
  func run() async throws {
    let look = StoreLook(controlStyle: controlStyle, placement: placement)
    let judge = try await StoreOptions.reportingUsage { try StoreReview(look: look) }
    var announcer = ProgressAnnouncer { StandardStream.error.write($0) }
    let report = CheckReport(paths: files) { configuration in
      guard review else { return [] }
      return judge.diagnostics(of: configuration) { progress in
        announcer.announce("reviewed \(progress.done) of \(progress.total) plans")
      }
    }
    StandardStream.output.write(text(of: report))
    StandardStream.error.write(report.summary + "\n")
    throw ExitCode(report.exitCode(strict: strict))
  }

  private func text(of report: CheckReport) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .sarif: report.sarif(version: Storeterm.version, rules: ReviewRules.described)
    }
  }
}
