import ExternalInput
import Foundation
import StoreModel

/// Writes the transaction and renewal info of an event as unsigned payloads. A type that can sign
/// also adds the signed forms.
///
/// ```swift
/// import PurchaseFlow
///
/// func report(on files: [String], payloads: any EventPayloads) -> String {
///   ScenarioReport(files: files, format: .jsonl, payloads: payloads).output
/// }
/// ```
public protocol EventPayloads: Sendable {
  /// The app that purchases are made in, and its customer.
  var app: SignedApp { get }
  /// Returns the same payloads for another customer.
  func identified(as customer: CustomerIdentity) -> Self
  /// The additional top-level keys of the event in order, with the signed forms.
  func signedForms(of event: EventContent) throws -> [(key: String, text: String)]
}

extension EventPayloads {
  /// Returns the record of the customer's copy of the app as a JSON object.
  func json(_ app: AppTransactionPayload) throws -> String { try text(app) }

  /// Returns a transaction as a JSON object with the key names of the App Store Server API.
  func json(_ transaction: Transaction, at instant: Instant) throws -> String {
    try text(TransactionPayload(transaction, in: app, signedAt: instant))
  }

  /// Returns renewal info as a JSON object with the key names of the App Store Server API.
  func json(_ renewalInfo: RenewalInfo, at instant: Instant) throws -> String {
    try text(RenewalInfoPayload(renewalInfo, in: app, signedAt: instant))
  }

  /// Returns the summary of an extension for all subscribers as a JSON object with the key names of
  /// App Store Server Notifications.
  func json(_ summary: MassExtensionSummary, at instant: Instant) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = NotificationPayload.ExtensionSummary(summary, in: app, at: instant)
    return Self.escaped(try encoder.encode(content))
  }

  private func text(_ payload: some SignedPayload) throws -> String {
    Self.escaped(try payload.json())
  }

  private static func escaped(_ json: Data) -> String {
    JSONText.escapingControlCharacters(in: String(decoding: json, as: UTF8.self))
  }
}

/// Payloads without signatures.
///
/// ```swift
/// import PurchaseFlow
///
/// let payloads = PlainPayloads(app: SignedApp(bundleID: "com.example.app"))
/// let report = ScenarioReport(files: ["Life.yaml"], format: .jsonl, payloads: payloads)
/// ```
public struct PlainPayloads: EventPayloads {
  /// The app that purchases are made in, and its customer.
  public private(set) var app: SignedApp

  /// Creates payloads. Default: the app that scenarios use.
  public init(app: SignedApp = SignedApp()) { self.app = app }

  /// Returns the same payloads for another customer.
  public func identified(as customer: CustomerIdentity) -> PlainPayloads {
    var payloads = self
    payloads.app.customer = customer
    return payloads
  }

  /// Returns an empty list, because these payloads have no signed forms.
  public func signedForms(of event: EventContent) -> [(key: String, text: String)] { [] }
}
