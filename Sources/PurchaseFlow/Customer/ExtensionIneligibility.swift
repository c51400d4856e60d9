/// The reason why the renewal date of a subscription cannot be extended.
///
/// ```swift
/// import PurchaseFlow
///
/// func code(of refusal: Refusal) -> Int? {
///   if case .extensionIneligible(let reason) = refusal { reason.errorCode } else { nil }
/// }
/// ```
public enum ExtensionIneligibility: String, Hashable, Sendable, CaseIterable {
  /// The subscription has expired or was revoked.
  case expired
  /// The renewal failed, and the subscription is in a grace period.
  case inGracePeriod
  /// The renewal failed, and the subscription is in billing retry.
  case inBillingRetry
  /// The present period is free because of an offer.
  case freePeriod
  /// The customer has paid for no period.
  case noPaidPeriod
  /// Another family member bought the subscription.
  case familyShared
  /// The renewal date was extended twice within 365 days.
  case limitReached

  /// The code of the error in the App Store Server API.
  ///
  /// | Error | Number |
  /// | --- | --- |
  /// | `SubscriptionExtensionIneligibleError` | 4030004 |
  /// | `SubscriptionMaxExtensionError` | 4030005 |
  /// | `FamilySharedSubscriptionExtensionIneligibleError` | 4030007 |
  public var errorCode: Int {
    switch self {
    case .expired, .inGracePeriod, .inBillingRetry, .freePeriod, .noPaidPeriod: 4_030_004
    case .limitReached: 4_030_005
    case .familyShared: 4_030_007
    }
  }
}

extension ExtensionIneligibility: CustomStringConvertible {
  /// One sentence with the reason and one with the next step.
  public var description: String {
    switch self {
    case .expired: "The subscription has ended. Buy a plan first."
    case .inGracePeriod: "The subscription is in a grace period. Fix the payment first."
    case .inBillingRetry: "The subscription is in billing retry. Fix the payment first."
    case .freePeriod: "A free offer period cannot be extended. Wait for a paid period."
    case .noPaidPeriod: "No period was paid yet. Wait for a paid renewal."
    case .familyShared:
      "A family member bought the subscription. Extend that member's subscription instead."
    case .limitReached:
      "The renewal date was extended twice within 365 days. "
        + "Wait until one of the extensions is older."
    }
  }
}
