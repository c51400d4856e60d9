import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow

/// `storeterm simulate`: runs scenario files.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    _superCommandName: Storeterm.name,
    abstract: "Run scenario files: a customer, what happens to them, and what must then be true.",
    discussion: """
      With --format text, prints a line for each step with the instant, the action and what \
      happened, each expectation that failed, and the sum. With --format jsonl, prints a JSON \
      object for each event, with the App Store Server API's key names inside transaction and \
      renewalInfo; what failed goes to standard error. With --format junit, prints one XML \
      document.

      Exit code: 0 when all expectations hold, 1 when one failed, 2 when a file cannot be read \
      or run, which wins, or for a mistake in the command line.
      """
  )

  @Argument(help: "A scenario file (YAML).", completion: .file(extensions: ["yaml", "yml"]))
  var scenarios: [String]

  @Option(help: "How the run is written.")
  var format = ScenarioFormat.text

  @Option(help: "Where purchases are said to be made: Xcode, Sandbox, Production, LocalTesting.")
  var environment = Environment.xcode

  @Option(help: "The bundle identifier that payloads name.")
  var bundleID = "com.example.storeterm"

  @Option(help: "The app's number in the App Store that payloads name.")
  var appAppleID: Int64 = 1

  @Flag(help: "With --format jsonl, add transaction and renewal info in signed form (JWS).")
  var signed = false

  @Option(
    help: "Write the root certificate (DER) that verifies what --signed signs.",
    completion: .file()
  )
  var exportRoot: String?

  /// An environment of the App Store.
  enum Environment: String, ExpressibleByArgument, CaseIterable {
    case xcode = "Xcode"
    case sandbox = "Sandbox"
    case production = "Production"
    case localTesting = "LocalTesting"
  }

  func validate() throws {
    if exportRoot != nil, !signed {
      throw ValidationError("--export-root writes what --signed is verified with: add --signed.")
    }
  }

  func run() throws {
    let report = ScenarioReport(
      files: scenarios,
      format: format,
      payloads: try payloads()
    )
    StandardStream.output.write(report.output)
    StandardStream.error.write(PrintableText.lines(report.complaints))
    throw ExitCode(report.exitCode)
  }

  private func payloads() throws -> any EventPayloads {
    let app = SignedApp(
      environment: StoreEnvironment(rawValue: environment.rawValue),
      bundleID: bundleID,
      appAppleID: appAppleID
    )
    guard signed else { return PlainPayloads(app: app) }
    let signer = EventSigner(keys: try SigningKeys(), app: app)
    if let exportRoot { try write(signer.rootCertificate, to: exportRoot) }
    return signer
  }

  private func write(_ certificate: Data, to path: String) throws {
    do {
      try OutputFile.write(certificate, to: path)
    } catch {
      throw ValidationError(
        "The root certificate cannot be written to \(PrintableText.quotedName(path)): \(error). "
          + "Name a file in a folder that can be written."
      )
    }
  }
}

extension ScenarioFormat: ExpressibleByArgument {}
