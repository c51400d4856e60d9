/// A subscription's state, latest transaction and renewal info; StoreKit's
/// `Product.SubscriptionInfo.Status` without verification.
///
/// ```swift
/// import PurchaseFlow
///
/// func renewalDate(of account: Account, in group: GroupID) -> Instant? {
///   account.leadingStatus(for: group)?.renewalInfo.renewsAt
/// }
/// ```
public struct SubscriptionStatus: Hashable, Sendable {
  /// The renewal state, such as subscribed, expired or in billing retry.
  public let state: RenewalState
  /// The latest transaction of the subscription.
  public let transaction: Transaction
  /// Information about the next renewal.
  public let renewalInfo: RenewalInfo
}
