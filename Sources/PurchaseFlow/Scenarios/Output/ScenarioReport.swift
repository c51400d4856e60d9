import ExternalInput

/// The output of a run of scenario files. Equal files yield equal bytes.
///
/// ```swift
/// import PurchaseFlow
///
/// func test(_ files: [String]) -> Int32 {
///   let report = ScenarioReport(files: files, format: .junit)
///   print(report.output)
///   return report.exitCode
/// }
/// ```
public struct ScenarioReport: Sendable {
  /// The output format.
  public let format: ScenarioFormat
  /// The writer of transactions and renewal info in ``ScenarioFormat/jsonl``.
  public let payloads: any EventPayloads
  /// The results, for stdout.
  public private(set) var output = ""
  /// The errors of files, for stderr. In ``ScenarioFormat/jsonl`` and ``ScenarioFormat/junit``,
  /// this text also has the failed expectations. In ``ScenarioFormat/jsonl``, it also has the
  /// summary and a warning about each storefront without a known number.
  public private(set) var errors = ""
  /// The number of expectations that were met.
  public private(set) var passed = 0
  /// The number of expectations that were not met.
  public private(set) var failed = 0
  /// The number of files that could not be read or did not run to the end.
  public private(set) var broken = 0
  private var suites: [JUnitText.Suite] = []

  /// Reads and runs files in order. After an unreadable file, the run continues with the next file.
  ///
  /// - Parameter payloads: The writer of payloads. Unless its app has a customer, the identity of
  ///   each customer is ``Scenario/customerIdentity``.
  public init(
    files: [String],
    format: ScenarioFormat = .text,
    payloads: any EventPayloads = PlainPayloads()
  ) {
    self.format = format
    self.payloads = payloads
    for file in files { run(file) }
    finish()
  }

  /// The exit code: 0 on success, 1 if an expectation failed, 2 if a file could not be read or run.
  public var exitCode: Int32 { broken > 0 ? 2 : failed > 0 ? 1 : 0 }

  /// One line with the counts of all files.
  public var summary: String {
    let checked = "\(passed) passed, \(failed) failed"
    guard broken > 0 else { return checked }
    let unfinished = broken == 1 ? "1 file did not finish" : "\(broken) files did not finish"
    return passed + failed == 0 ? unfinished : checked + ", " + unfinished
  }

  private mutating func run(_ file: String) {
    var writer = ScenarioWriter(file: file, format: format, payloads: payloads)
    do throws(YAMLFileError) {
      let scenario = try ScenarioReader.read(file)
      writer.begin(scenario)
      if format == .jsonl { errors += scenario.storefrontWarning.map { $0 + "\n" } ?? "" }
      var run = ScenarioRun(scenario)
      writer.installation = run.scenario.start
      defer { take(run, writer) }
      do throws(YAMLFileError) {
        try run.run(
          watch: { step, event, account in writer.note(step, event, account) },
          afterStep: { step, run, failures in writer.end(step, run, failures) }
        )
        if let problem = writer.problem { throw problem }
      } catch {
        addError(error, &writer)
      }
    } catch {
      addError(error, &writer)
    }
    output += writer.lines
    if format == .junit { suites.append(writer.suite) }
  }

  private mutating func take(_ run: ScenarioRun, _ writer: ScenarioWriter) {
    passed += run.passed
    failed += run.failures.count
    guard format != .text else { return }
    for failure in run.failures { errors += "\(failure)\n" }
  }

  private mutating func addError(_ error: YAMLFileError, _ writer: inout ScenarioWriter) {
    broken += 1
    errors += "\(error)\n"
    writer.end(with: error)
  }

  private mutating func finish() {
    switch format {
    case .text: output += summary + "\n"
    case .jsonl: errors += summary + "\n"
    case .junit: output = JUnitText.document(suites)
    }
  }
}

extension Scenario {
  /// A warning that transactions have no `storefrontId`; `nil` if they have one.
  fileprivate var storefrontWarning: String? {
    guard StorefrontNumber.of(contents.storefront) == nil else { return nil }
    return "\(PrintableText.path(file)): warning: The App Store's number of the storefront "
      + "\(PrintableText.quoted(contents.storefront)) is not known. "
      + "Transactions contain no storefrontId. If your server needs it, test another storefront."
  }
}
