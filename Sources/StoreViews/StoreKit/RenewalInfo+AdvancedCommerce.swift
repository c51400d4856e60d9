import Foundation
import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo.RenewalInfo {
  /// The renewal of a subscription sold with the Advanced Commerce API: StoreKit's
  /// `RenewalInfo.AdvancedCommerceInfo`.
  public struct AdvancedCommerceInfo: Hashable, Sendable {
    /// An item of the subscription: StoreKit's `Item`.
    public struct Item: Hashable, Sendable {
      /// The description and the price of an item.
      public typealias Details = Transaction.AdvancedCommerceInfo.Item.Details

      /// The description and the price of the item.
      public let details: Details
      /// The planned price increase of the item; `nil` if there is none.
      public let priceIncreaseInfo: PriceIncreaseInfo?
    }

    /// The token that the app's server sends with a request to change the subscription.
    public let consistencyToken: String
    /// A description of the subscription.
    public let description: String
    /// The name of the subscription.
    public let displayName: String
    /// The items of the subscription.
    public let items: [Item]
    /// The billing period.
    public let period: Product.SubscriptionPeriod
    /// The identifier that the app's server gave to its request.
    public let requestReferenceID: String
    /// The tax category code.
    public let taxCode: String
  }

  /// The Advanced Commerce renewal; always `nil`, because a configuration file has no such
  /// products.
  public var advancedCommerceInfo: AdvancedCommerceInfo? { nil }
}

extension Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo.Item {
  /// A price increase: StoreKit's `PriceIncreaseInfo`.
  public struct PriceIncreaseInfo: Hashable, Sendable {
    /// The state of a price increase: StoreKit's `PriceIncreaseInfo.Status`. Other raw values are
    /// possible.
    public struct Status: RawRepresentable, Hashable, Sendable {
      /// The status in the Advanced Commerce API.
      public let rawValue: String

      /// Creates a status from its value in the Advanced Commerce API.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The customer has not answered yet.
      public static let pending = Status(rawValue: "PENDING")
      /// The customer accepted the price increase.
      public static let accepted = Status(rawValue: "ACCEPTED")
      /// The price increase takes effect without the customer's consent.
      public static let scheduled = Status(rawValue: "SCHEDULED")
    }

    /// The identifiers of the items whose price depends on this item.
    public let dependentSKUs: [String]
    /// The new price in currency units.
    public let price: Decimal
    /// The state of the price increase.
    public let status: Status
  }
}
