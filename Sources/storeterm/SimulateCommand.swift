import ArgumentParser
import ExternalInput
import Foundation
import PurchaseFlow

/// `storeterm simulate`: runs scenario files.
struct SimulateCommand: ParsableCommand, DocumentedCommand {
  static let notes = CommandNotes(
    discussion: """
      --format text prints one line for each step (time, action, events), one line for each \
      failed expectation, and a summary. --format jsonl prints one JSON object for each event. Its \
      objects "transaction" and "renewalInfo" use the key names of the App Store Server API. \
      With --signed, "signedPayload" is the whole notification, as the App Store posts it. \
      --format junit prints one XML document. With jsonl and junit, failed expectations go to \
      stderr. Documentation/Scenarios.md describes scenario files.
      """,
    examples: [
      .init("storeterm simulate life.yaml", purpose: "Run a scenario."),
      .init("storeterm simulate --format junit life.yaml", purpose: "Write a report for CI."),
      .init(
        "storeterm simulate --format jsonl --signed --export-root root.der life.yaml",
        purpose: "Print signed events, and write the certificate that verifies them."
      ),
    ],
    exitCodes: [
      .init(0, "All expectations hold."),
      .init(1, "An expectation failed."),
      .init(
        2,
        "Wrong usage, or a file cannot be read or run. Takes precedence over 1."
      ),
    ]
  )

  static let configuration = CommandConfiguration(
    commandName: "simulate",
    _superCommandName: Storeterm.name,
    abstract: "Run scenario files, which describe a customer, actions and expectations.",
    discussion: notes.helpText
  )

  @Argument(help: "Scenario files (YAML)", completion: .file(extensions: ["yaml", "yml"]))
  var scenarios: [String]

  @Option(help: "Format of the report")
  var format = ScenarioFormat.text

  @Option(help: "App Store environment in the payloads")
  var environment = Environment.xcode

  @Option(help: ArgumentHelp("Bundle identifier in the payloads", valueName: "identifier"))
  var bundleID = "com.example.storeterm"

  @Option(
    help: ArgumentHelp("App Store identifier of the app in the payloads", valueName: "number")
  )
  var appAppleID: Int64 = 1

  @Option(
    help: ArgumentHelp(
      """
      Name of the customer, from which identifiers in the payloads of Sandbox and Production \
      derive (default: a hash of the scenario and its store)
      """,
      valueName: "name"
    )
  )
  var customer: String?

  @Flag(help: "With --format jsonl, add signed transactions, renewal info and notifications (JWS)")
  var signed = false

  @Option(
    help: ArgumentHelp(
      "File for the root certificate (DER), which verifies the signatures of --signed",
      valueName: "file"
    ),
    completion: .file()
  )
  var exportRoot: String?

  /// An App Store environment.
  enum Environment: String, ExpressibleByArgument, CaseIterable {
    case xcode = "Xcode"
    case sandbox = "Sandbox"
    case production = "Production"
    case localTesting = "LocalTesting"
  }

  func validate() throws {
    guard appAppleID >= 0 else { throw ValidationError("--app-apple-id must be 0 or more.") }
    if customer == "" {
      throw ValidationError("--customer must not be empty. Write a name, such as ada.")
    }
    if exportRoot != nil, !signed {
      throw ValidationError("--export-root requires --signed. Add --signed.")
    }
  }

  func run() throws {
    let report = ScenarioReport(
      files: scenarios,
      format: format,
      payloads: try payloads()
    )
    StandardStream.output.write(report.output)
    StandardStream.error.write(PrintableText.lines(report.errors))
    throw ExitCode(report.exitCode)
  }

  private func payloads() throws -> any EventPayloads {
    let app = SignedApp(
      environment: StoreEnvironment(rawValue: environment.rawValue),
      bundleID: bundleID,
      appAppleID: appAppleID,
      customer: customer.map { CustomerIdentity($0) }
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
        "Cannot write the root certificate to \(PrintableText.quotedName(path)): \(error). "
          + "Name a file in a directory that you can write to."
      )
    }
  }
}

extension ScenarioFormat: ExpressibleByArgument {}
