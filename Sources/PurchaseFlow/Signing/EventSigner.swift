import Foundation

/// Signs what happens to a customer.
///
/// ```swift
/// let signer = EventSigner(keys: SigningKeys(), app: SignedApp(environment: .sandbox))
/// let forms = try signer.sign(status.transaction, status.renewalInfo, at: simulation.now)
/// ```
public struct EventSigner: Sendable {
  /// The app that purchases are made in.
  public let app: SignedApp
  private let identity: SigningIdentity

  /// Creates a signer in the manner of the app's environment.
  public init(keys: SigningKeys, app: SignedApp) {
    self.app = app
    identity = keys.identity(for: app.environment.shape)
  }

  /// The certificate that all else is verified against, in DER form: what
  /// `--export-root` writes.
  public var rootCertificate: Data { identity.rootCertificate }

  /// Signs the transaction and the renewal info of an event, those of them that there are.
  public func sign(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) throws -> SignedForms {
    SignedForms(
      signedTransactionInfo: try transaction.map { try sign($0, at: instant) },
      signedRenewalInfo: try renewalInfo.map { try sign($0, at: instant) }
    )
  }

  /// Signs a transaction. One that was made while verification was set to fail gets a
  /// signature that is not its own, so that nobody verifies it.
  public func sign(_ transaction: Transaction, at instant: Instant) throws -> String {
    let payload = try TransactionPayload(transaction, in: app, signedAt: instant).json()
    guard transaction.verificationError != nil else { return try identity.sign(payload).text }
    return try identity.sign(payload, spoiled: true).text
  }

  /// Signs what is known of a subscription's next renewal.
  public func sign(_ info: RenewalInfo, at instant: Instant) throws -> String {
    try sign(RenewalInfoPayload(info, in: app, signedAt: instant))
  }

  /// Signs any payload.
  public func sign(_ payload: some SignedPayload) throws -> String {
    try identity.sign(payload.json()).text
  }

  /// Checks what this signer signs.
  public var verifier: SignedDataVerifier {
    SignedDataVerifier(rootCertificates: [rootCertificate], app: app)
  }
}

extension EventSigner: EventPayloads {
  /// The JSON that is signed of a transaction.
  public func json(_ transaction: Transaction, at instant: Instant) throws -> String {
    let payload = TransactionPayload(transaction, in: app, signedAt: instant)
    return String(decoding: try payload.json(), as: UTF8.self)
  }

  /// The JSON that is signed of renewal info.
  public func json(_ renewalInfo: RenewalInfo, at instant: Instant) throws -> String {
    let payload = RenewalInfoPayload(renewalInfo, in: app, signedAt: instant)
    return String(decoding: try payload.json(), as: UTF8.self)
  }

  /// The signed forms, by their names in the App Store Server API.
  public func signedForms(
    _ transaction: Transaction?,
    _ renewalInfo: RenewalInfo?,
    at instant: Instant
  ) throws -> [(key: String, text: String)] {
    let forms = try sign(transaction, renewalInfo, at: instant)
    return [
      forms.signedTransactionInfo.map { ("signedTransactionInfo", $0) },
      forms.signedRenewalInfo.map { ("signedRenewalInfo", $0) },
    ]
    .compactMap { $0 }
  }
}
