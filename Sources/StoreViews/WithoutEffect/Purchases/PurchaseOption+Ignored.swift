import Foundation
import StoreModel

extension Product.PurchaseOption {
  /// How the subscription is billed.
  ///
  /// - In a terminal: The store bills each period up front.
  public static func billingPlanType(
    _ type: Product.SubscriptionInfo.PricingTerms.BillingPlanType
  ) -> Self {
    Self(.billingPlan(type))
  }

  /// Whether the purchase waits for somebody's approval.
  ///
  /// - In a terminal: The settings of the store decide for all purchases whether they wait for
  ///   approval.
  public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self {
    Self(.asksToBuy(simulates))
  }

  /// What to do when the storefront changes during a purchase.
  ///
  /// - In a terminal: The storefront never changes during a purchase, and the closure is not
  ///   called.
  public static func onStorefrontChange(
    shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
  ) -> Self {
    Self(.storefrontChange)
  }

  /// An option of the app's own.
  ///
  /// - In a terminal: The store has no use for options of the app's own.
  public static func custom(key: String, value: String) -> Self {
    Self(.custom(key: key, value: value))
  }

  /// An option of the app's own.
  ///
  /// - In a terminal: The store has no use for options of the app's own.
  public static func custom(key: String, value: Double) -> Self {
    Self(.custom(key: key, value: "\(value)"))
  }

  /// An option of the app's own.
  ///
  /// - In a terminal: The store has no use for options of the app's own.
  public static func custom(key: String, value: Bool) -> Self {
    Self(.custom(key: key, value: "\(value)"))
  }

  /// An option of the app's own.
  ///
  /// - In a terminal: The store has no use for options of the app's own.
  public static func custom(key: String, value: Data) -> Self {
    Self(.custom(key: key, value: value.base64EncodedString()))
  }
}
