/// Where a subscription stands, with its latest transaction: what StoreKit's
/// `Product.SubscriptionInfo.Status` tells of, before anything is verified.
public struct SubscriptionStatus: Hashable, Sendable {
  /// Where it stands.
  public let state: RenewalState
  /// The latest transaction.
  public let transaction: Transaction
  /// What is known of the next renewal.
  public let renewalInfo: RenewalInfo
}
