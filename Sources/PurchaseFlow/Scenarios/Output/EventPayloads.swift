import ExternalInput
import Foundation
import StoreModel

/// How transactions and renewal info are written beside an event: as the payloads that are
/// signed of them, and by a type that signs also in signed form.
public protocol EventPayloads: Sendable {
  /// The app that purchases are made in.
  var app: SignedApp { get }
  /// What stands at the top of the event besides, by key and in order: signed forms.
  func signedForms(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) throws -> [(key: String, text: String)]
}

extension EventPayloads {
  /// A transaction as a JSON object, under the App Store Server API's names.
  func json(_ transaction: Transaction, at instant: Instant) throws -> String {
    try text(TransactionPayload(transaction, in: app, signedAt: instant))
  }

  /// Renewal info as a JSON object, under the App Store Server API's names.
  func json(_ renewalInfo: RenewalInfo, at instant: Instant) throws -> String {
    try text(RenewalInfoPayload(renewalInfo, in: app, signedAt: instant))
  }

  private func text(_ payload: some SignedPayload) throws -> String {
    JSONText.harmless(String(decoding: try payload.json(), as: UTF8.self))
  }
}

/// Payloads without signatures.
public struct PlainPayloads: EventPayloads {
  /// The app that purchases are made in.
  public let app: SignedApp

  /// Creates payloads; those that scenarios tell of where not told otherwise.
  public init(app: SignedApp = SignedApp()) { self.app = app }

  /// Nothing.
  public func signedForms(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) -> [(key: String, text: String)] { [] }
}
