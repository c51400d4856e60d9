/// The signed transaction and renewal info of an event, with the key names of the App Store Server
/// API.
public struct SignedForms: Codable, Hashable, Sendable {
  /// The signed transaction; `nil` if the event has none.
  public var signedTransactionInfo: String?
  /// The signed renewal info; `nil` if the event concerns no subscription.
  public var signedRenewalInfo: String?
}
