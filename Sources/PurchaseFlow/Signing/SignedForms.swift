/// The signed forms of what an event concerns, under the App Store Server API's names.
public struct SignedForms: Codable, Hashable, Sendable {
  /// The signed transaction; `nil` where the event concerns none.
  public var signedTransactionInfo: String?
  /// The signed renewal info; `nil` where the event concerns no subscription.
  public var signedRenewalInfo: String?
}
