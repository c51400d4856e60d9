import Foundation
import StoreModel

/// A product to buy, with StoreKit's purchase options. A string literal requests the product with
/// that identifier.
///
/// ```swift
/// import PurchaseFlow
///
/// func offerRequest() -> PurchaseRequest {
///   var request: PurchaseRequest = "pro.monthly"
///   request.offerID = "loyal"
///   return request
/// }
/// ```
public struct PurchaseRequest: Hashable, Sendable {
  /// The renewals of a backdated purchase; StoreKit's `RenewalBehavior`.
  public enum RenewalBehavior: String, Hashable, Sendable, CaseIterable {
    /// The subscription renews for each period until now.
    case renewUntilNow
    /// The subscription has one period; auto-renew is off from the start.
    case cancelImmediately
  }

  /// The product's identifier.
  public var productID: String
  /// The identifier of a promotional or win-back offer; `nil` for none.
  public var offerID: String?
  /// The quantity, 1 to 10. Only consumables and non-renewing subscriptions can have more than 1.
  public var quantity: Int
  /// The app's own identifier of the customer; StoreKit's `appAccountToken`.
  public var appAccountToken: UUID?
  /// The date of a purchase outside the app, at most the present time; `nil` for a purchase in the
  /// app. `SKTestSession` makes such purchases.
  public var purchaseDate: Instant?
  /// The renewals of a backdated subscription until now.
  public var renewalBehavior: RenewalBehavior
  /// Whether the plan's introductory offer applies, as the app's server decided; `nil` if the
  /// customer's history decides (O1). The value applies only to a first purchase in a group and to
  /// a resubscription, not to a plan change.
  public var usesIntroductoryOffer: Bool?
  /// The billing plan of a subscription; `nil` for up-front billing.
  public var billingPlan: Product.SubscriptionInfo.BillingPlanType?

  /// Creates a request for a product.
  public init(
    productID: String,
    offerID: String? = nil,
    quantity: Int = 1,
    appAccountToken: UUID? = nil,
    purchaseDate: Instant? = nil,
    renewalBehavior: RenewalBehavior = .renewUntilNow,
    usesIntroductoryOffer: Bool? = nil,
    billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil
  ) {
    self.productID = productID
    self.offerID = offerID
    self.quantity = quantity
    self.appAccountToken = appAccountToken
    self.purchaseDate = purchaseDate
    self.renewalBehavior = renewalBehavior
    self.usesIntroductoryOffer = usesIntroductoryOffer
    self.billingPlan = billingPlan
  }

  /// Whether the request is for monthly billing with a 12-month commitment.
  var isBilledMonthly: Bool { billingPlan == .monthly }
}

extension PurchaseRequest: ExpressibleByStringLiteral {
  /// Creates a request for one unit of a product.
  public init(stringLiteral productID: String) { self.init(productID: productID) }
}
