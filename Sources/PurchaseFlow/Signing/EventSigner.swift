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
    try sign(transaction, at: instant, spoiled: transaction.verificationError != nil)
  }

  func sign(_ transaction: Transaction, at instant: Instant, spoiled: Bool) throws -> String {
    try sign(TransactionPayload(transaction, in: app, signedAt: instant), spoiled: spoiled)
  }

  func sign(_ info: RenewalInfo, at instant: Instant, spoiled: Bool) throws -> String {
    try sign(RenewalInfoPayload(info, in: app, signedAt: instant), spoiled: spoiled)
  }

  /// Signs what is known of a subscription's next renewal.
  public func sign(_ info: RenewalInfo, at instant: Instant) throws -> String {
    try sign(info, at: instant, spoiled: false)
  }

  /// Signs any payload.
  public func sign(_ payload: some SignedPayload) throws -> String {
    try sign(payload, spoiled: false)
  }

  /// - Parameter spoiled: Whether the signature shall be that of another text.
  private func sign(_ payload: some SignedPayload, spoiled: Bool) throws -> String {
    try identity.sign(payload.json(), spoiled: spoiled).text
  }

  /// Checks what this signer signs.
  public var verifier: SignedDataVerifier {
    SignedDataVerifier(rootCertificates: [rootCertificate], app: app)
  }
}

extension EventSigner: EventPayloads {
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
