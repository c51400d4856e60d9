import Foundation
import PurchaseFlow
import StoreModel

// StoreKit's types for purchases through the Advanced Commerce API. A configuration file has no
// such products. The types exist only so that client code compiles. No code creates values of these
// types.

extension Transaction {
  /// A purchase through the Advanced Commerce API: StoreKit's `Transaction.AdvancedCommerceInfo`.
  public struct AdvancedCommerceInfo: Hashable, Sendable {
    /// A description of the subscription; `nil` for one-time purchases.
    public let description: String?
    /// The name of the subscription; `nil` for one-time purchases.
    public let displayName: String?
    /// The estimated tax in currency units.
    public let estimatedTax: Decimal
    /// The items of the purchase.
    public let items: [Item]
    /// The billing period; `nil` for one-time purchases.
    public let period: Product.SubscriptionPeriod?
    /// The identifier that the app's server gave to its request.
    public let requestReferenceID: String
    /// The tax category code.
    public let taxCode: String
    /// The price without tax, in currency units.
    public let taxExclusivePrice: Decimal
    /// The rate of the estimated tax.
    public let taxRate: Decimal
  }

  /// The Advanced Commerce data of the purchase; always `nil`, because a configuration file has no
  /// such products.
  public var advancedCommerceInfo: AdvancedCommerceInfo? { nil }
}

extension Transaction.AdvancedCommerceInfo {
  /// An item of the purchase: StoreKit's `Item`.
  public struct Item: Hashable, Sendable {
    /// The description and the price of an item: StoreKit's `Item.Details`.
    public struct Details: Hashable, Sendable {
      /// A description of the item.
      public let description: String
      /// The item's name for customers.
      public let displayName: String
      /// The offer applied to the item; `nil` for none.
      public let offer: Offer?
      /// The price of the item in currency units.
      public let price: Decimal
      /// The stock-keeping unit (SKU): the identifier that the app gave the item.
      public let sku: String
    }

    /// The description and the price of the item.
    public let details: Details
    /// The refunds of the item; `nil` if there are none.
    public let refunds: [Refund]?
    /// The date of the revocation; `nil` if the item was not revoked.
    public let revocationDate: Date?
  }

  /// An offer applied to an item: StoreKit's `Offer`.
  public struct Offer: Hashable, Sendable {
    /// The purpose of an offer: StoreKit's `Offer.Reason`. Other raw values are possible.
    public struct Reason: RawRepresentable, Hashable, Sendable {
      /// The reason in the Advanced Commerce API.
      public let rawValue: String

      /// Creates a reason from its value in the Advanced Commerce API.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The offer is for new customers.
      public static let acquisition = Reason(rawValue: "ACQUISITION")
      /// The offer is for present customers.
      public static let retention = Reason(rawValue: "RETENTION")
      /// The offer is for former customers.
      public static let winBack = Reason(rawValue: "WIN_BACK")
    }

    /// The length of one period of the offer.
    public let period: Product.SubscriptionPeriod
    /// The number of periods of the offer.
    public let periodCount: Int
    /// The price per period in currency units.
    public let price: Decimal
    /// The purpose of the offer.
    public let reason: Reason
  }

  /// A refund of an item: StoreKit's `Refund`.
  public struct Refund: Hashable, Sendable {
    /// The reason for a refund: StoreKit's `Refund.Reason`. Other raw values are possible.
    public struct Reason: RawRepresentable, Hashable, Sendable {
      /// The reason in the Advanced Commerce API.
      public let rawValue: String

      /// Creates a reason from its value in the Advanced Commerce API.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The customer bought the item by mistake.
      public static let unintended = Reason(rawValue: "UNINTENDED_PURCHASE")
      /// The customer did not receive the item, or it did not work.
      public static let unfulfilled = Reason(rawValue: "FULFILLMENT_ISSUE")
      /// The customer was not satisfied with the item.
      public static let unsatisfied = Reason(rawValue: "UNSATISFIED_WITH_PURCHASE")
      /// The law requires the refund.
      public static let legal = Reason(rawValue: "LEGAL")
      /// The subscription changed to other items.
      public static let modifyItems = Reason(rawValue: "MODIFY_ITEMS_REFUND")
      /// A reason without its own value.
      public static let other = Reason(rawValue: "OTHER")
    }

    /// The extent of a refund: StoreKit's `Refund.RefundType`. Other raw values are possible.
    public struct RefundType: RawRepresentable, Hashable, Sendable {
      /// The type in the Advanced Commerce API.
      public let rawValue: String

      /// Creates a type from its value in the Advanced Commerce API.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The whole price is refunded.
      public static let full = RefundType(rawValue: "FULL")
      /// The refund is proportional to the unused time.
      public static let proRated = RefundType(rawValue: "PRORATED")
      /// The app sets the refunded amount.
      public static let custom = RefundType(rawValue: "CUSTOM")
    }

    /// The refunded amount in currency units.
    public let amount: Decimal
    /// The time of the refund.
    public let date: Date
    /// The customer's reason for the refund.
    public let reason: Reason
    /// The extent of the refund.
    public let type: RefundType
  }
}
