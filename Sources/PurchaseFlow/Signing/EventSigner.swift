import Foundation

/// Signs the transactions and renewal info of a customer.
///
/// ```swift
/// import PurchaseFlow
///
/// func signedText(of transaction: Transaction, at now: Instant) throws -> String {
///   let signer = EventSigner(keys: try SigningKeys(), app: SignedApp(environment: .sandbox))
///   return try signer.sign(transaction, at: now)
/// }
/// ```
public struct EventSigner: Sendable {
  /// The app in which purchases are made, and its customer.
  public private(set) var app: SignedApp
  private let identity: SigningIdentity

  /// Creates a signer that uses the signing format of the app's environment.
  public init(keys: SigningKeys, app: SignedApp) {
    self.app = app
    identity = keys.identity(for: app.environment.shape)
  }

  /// The root certificate in DER form; `--export-root` writes it.
  public var rootCertificate: Data { identity.rootCertificate }

  /// Signs an event's transaction and renewal info, if present.
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

  /// Signs a transaction. If verification was set to fail when the transaction was created, the
  /// signature does not match.
  public func sign(_ transaction: Transaction, at instant: Instant) throws -> String {
    try sign(transaction, at: instant, spoiled: transaction.verificationError != nil)
  }

  func sign(_ transaction: Transaction, at instant: Instant, spoiled: Bool) throws -> String {
    try sign(TransactionPayload(transaction, in: app, signedAt: instant), spoiled: spoiled)
  }

  func sign(_ info: RenewalInfo, at instant: Instant, spoiled: Bool) throws -> String {
    try sign(RenewalInfoPayload(info, in: app, signedAt: instant), spoiled: spoiled)
  }

  /// Signs the renewal info of a subscription.
  public func sign(_ info: RenewalInfo, at instant: Instant) throws -> String {
    try sign(info, at: instant, spoiled: false)
  }

  /// Signs a payload and returns it in JWS compact form.
  public func sign(_ payload: some SignedPayload) throws -> String {
    try sign(payload, spoiled: false)
  }

  /// - Parameter spoiled: Whether to sign another text, so that verification fails.
  private func sign(_ payload: some SignedPayload, spoiled: Bool) throws -> String {
    try identity.sign(payload.json(), spoiled: spoiled).text
  }

  /// A verifier that accepts this signer's texts.
  public var verifier: SignedDataVerifier {
    SignedDataVerifier(rootCertificates: [rootCertificate], app: app)
  }
}

extension EventSigner: EventPayloads {
  /// Returns a signer with the same keys for another customer.
  public func identified(as customer: CustomerIdentity) -> EventSigner {
    var signer = self
    signer.app.customer = customer
    return signer
  }

  /// Returns the signed forms under their names in the App Store Server API, and the notification
  /// as `signedPayload`. This is the only key of the request that the App Store sends to a server.
  public func signedForms(of event: EventContent) throws -> [(key: String, text: String)] {
    let forms = try sign(event.transaction, event.status?.renewalInfo, at: event.instant)
    let app = try event.app.map { try sign($0) }
    let notification = try event.notification.map { try sign($0, event, forms, app: app) }
    return [
      forms.signedTransactionInfo.map { ("signedTransactionInfo", $0) },
      forms.signedRenewalInfo.map { ("signedRenewalInfo", $0) },
      app.map { ("signedAppTransactionInfo", $0) },
      notification.map { ("signedPayload", $0) },
    ]
    .compactMap { $0 }
  }

  /// Signs a notification. It contains the transaction and the subscription, or the result of an
  /// extension for all subscribers, or only the app, or nothing about a customer.
  private func sign(
    _ notification: ServerNotification,
    _ event: EventContent,
    _ forms: SignedForms,
    app record: String?
  ) throws -> String {
    if let summary = event.extensionSummary {
      return try sign(
        NotificationPayload(summary, number: event.number, in: app, signedAt: event.instant)
      )
    }
    if notification == .test {
      return try sign(
        NotificationPayload(testNumber: event.number, in: app, signedAt: event.instant)
      )
    }
    if event.app != nil {
      return try sign(
        NotificationPayload(
          type: notification.type,
          number: event.number,
          signedAppTransactionInfo: record,
          in: app,
          signedAt: event.instant
        )
      )
    }
    return try sign(
      NotificationPayload(
        type: notification.type,
        subtype: notification.subtype,
        number: event.number,
        status: event.status?.state,
        forms: forms,
        refundReason: event.refundReason,
        in: app,
        signedAt: event.instant
      )
    )
  }
}
