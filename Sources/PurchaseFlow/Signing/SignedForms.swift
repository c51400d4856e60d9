/// The signed transaction and renewal info of an event, with the key names of the App Store Server
/// API.
///
/// ```swift
/// import PurchaseFlow
///
/// func signed(_ bought: Transaction, _ signer: EventSigner, at now: Instant) throws -> SignedForms {
///   try signer.sign(bought, nil, at: now)
/// }
/// ```
public struct SignedForms: Codable, Hashable, Sendable {
  /// The signed transaction; `nil` if the event has no transaction.
  public var signedTransactionInfo: String?
  /// The signed renewal info; `nil` if the event concerns no subscription.
  public var signedRenewalInfo: String?
}
