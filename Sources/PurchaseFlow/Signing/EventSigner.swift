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

  /// Signs a transaction.
  public func sign(_ transaction: Transaction, at instant: Instant) throws -> String {
    try sign(TransactionPayload(transaction, in: app, signedAt: instant))
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
