import ArgumentParser
import StoreBrowser
import StoreModel

/// `storeterm check`: finds problems in configuration files.
struct CheckCommand: AsyncParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      Prints one line for each finding, as file:line:column: warning: message (key path), and a \
      summary on stderr. --format json prints one document: {"files": [{"file", "counts", \
      "diagnostics": [{"severity", "line", "column", "message", "keyPath", "rule"}]}]}. Unknown \
      values are null, and only findings of the App Review rules and notes about languages have a \
      "rule". --format sarif prints SARIF 2.1.0 for code scanning.

      A note that ends with store-language in brackets names a language of the file that storeterm \
      has no texts in. Notes never change the exit code.

      Also renders the store of each group, 80 and 40 columns wide, and warns about what App Review \
      may reject. Such a warning ends with the name of its rule in brackets: billed-amount, length-and-price, \
      after-offer, restore, commitment-price. Findings of policy-links are notes, because apps can \
      set the links in their code. A review that takes longer than a second reports its progress \
      on stderr.
      """,
    examples: [
      .init("storeterm check Store.storekit", purpose: "List the problems of a file."),
      .init(
        "storeterm check --strict --format sarif Store.storekit",
        purpose: "Write a report for code scanning; warnings fail, too."
      ),
    ],
    exitCodes: [
      .init(0, "No file has errors."),
      .init(1, "A file has errors, or with --strict, warnings."),
      .init(2, "Wrong usage, or a file cannot be read. Takes precedence over 1."),
    ]
  )

  /// The format of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: Storeterm.name,
    abstract: "Find problems in StoreKit configuration files.",
    discussion: notes.helpText
  )

  @Argument(help: "Configuration files or package directories", completion: .storekit)
  var files: [String]

  @Option(help: "Format of the report")
  var format = Format.text

  @Flag(help: "Exit with 1 if there are warnings")
  var strict = false

  @Flag(
    inversion: .prefixedNo,
    help: "Check the rendered store against the App Review rules, or skip that (default: --review)"
  )
  var review = true

  @Option(
    help: ArgumentHelp(
      "Control style of the rendered store: \(ControlStyleList.names.joined(separator: ", "))",
      valueName: "style"
    ),
    completion: .list(ControlStyleList.names)
  )
  var controlStyle = "automatic"

  @Option(help: "Placement of the controls; not every style has every placement")
  var placement = "automatic"

  @MainActor
  func run() async throws {
    let appearance = StoreAppearance(controlStyle: controlStyle, placement: placement)
    let judge = try await StoreOptions.reportingUsage { try StoreReview(appearance: appearance) }
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
