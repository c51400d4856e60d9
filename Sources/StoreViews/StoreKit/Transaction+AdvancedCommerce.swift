import Foundation
import PurchaseFlow
import StoreModel

// What StoreKit tells of purchases through the Advanced Commerce API. A configuration file has
// no product that is sold so: the types are there for code that asks, and nobody gets a value.

extension Transaction {
  /// What a purchase through the Advanced Commerce API was of: StoreKit's
  /// `Transaction.AdvancedCommerceInfo`.
  public struct AdvancedCommerceInfo: Hashable, Sendable {
    /// What was bought, in words; `nil` for one-time purchases.
    public let description: String?
    /// The name of what was bought; `nil` for one-time purchases.
    public let displayName: String?
    /// The tax, in units of the currency.
    public let estimatedTax: Decimal
    /// What was bought, one by one.
    public let items: [Item]
    /// The time between two renewals; `nil` for one-time purchases.
    public let period: Product.SubscriptionPeriod?
    /// The number that the app's server gave its request.
    public let requestReferenceID: String
    /// What the tax is reckoned by.
    public let taxCode: String
    /// The price without tax, in units of the currency.
    public let taxExclusivePrice: Decimal
    /// The share of the tax.
    public let taxRate: Decimal
  }

  /// What a purchase through the Advanced Commerce API was of; `nil`, for a configuration file
  /// has no product that is sold so.
  public var advancedCommerceInfo: AdvancedCommerceInfo? { nil }
}

extension Transaction.AdvancedCommerceInfo {
  /// One of the things that were bought: StoreKit's `Item`.
  public struct Item: Hashable, Sendable {
    /// What the thing is: StoreKit's `Item.Details`.
    public struct Details: Hashable, Sendable {
      /// What it is, in words.
      public let description: String
      /// Its name.
      public let displayName: String
      /// The offer that it was bought with.
      public let offer: Offer?
      /// Its price, in units of the currency.
      public let price: Decimal
      /// The app's own number for it.
      public let sku: String
    }

    /// What it is.
    public let details: Details
    /// What was given back of its price.
    public let refunds: [Refund]?
    /// When it was taken back.
    public let revocationDate: Date?
  }

  /// An offer that something was bought with: StoreKit's `Offer`.
  public struct Offer: Hashable, Sendable {
    /// Why an offer is made: StoreKit's `Offer.Reason`, an open set.
    public struct Reason: RawRepresentable, Hashable, Sendable {
      /// The word of the Advanced Commerce API.
      public let rawValue: String

      /// Creates a reason from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// To win a customer.
      public static let acquisition = Reason(rawValue: "ACQUISITION")
      /// To keep one.
      public static let retention = Reason(rawValue: "RETENTION")
      /// To win one back.
      public static let winBack = Reason(rawValue: "WIN_BACK")
    }

    /// How long a period of the offer is.
    public let period: Product.SubscriptionPeriod
    /// How many periods it lasts.
    public let periodCount: Int
    /// The price of a period, in units of the currency.
    public let price: Decimal
    /// Why it was made.
    public let reason: Reason
  }

  /// Something that was given back: StoreKit's `Refund`.
  public struct Refund: Hashable, Sendable {
    /// Why something is given back: StoreKit's `Refund.Reason`, an open set.
    public struct Reason: RawRepresentable, Hashable, Sendable {
      /// The word of the Advanced Commerce API.
      public let rawValue: String

      /// Creates a reason from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// It was not meant to be bought.
      public static let unintended = Reason(rawValue: "UNINTENDED_PURCHASE")
      /// It was not got, or did not work.
      public static let unfulfilled = Reason(rawValue: "FULFILLMENT_ISSUE")
      /// It did not please.
      public static let unsatisfied = Reason(rawValue: "UNSATISFIED_WITH_PURCHASE")
      /// The law asks for it.
      public static let legal = Reason(rawValue: "LEGAL")
      /// Other things were bought instead.
      public static let modifyItems = Reason(rawValue: "MODIFY_ITEMS_REFUND")
      /// Something else.
      public static let other = Reason(rawValue: "OTHER")
    }

    /// How much is given back: StoreKit's `Refund.RefundType`, an open set.
    public struct RefundType: RawRepresentable, Hashable, Sendable {
      /// The word of the Advanced Commerce API.
      public let rawValue: String

      /// Creates a type from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// All of it.
      public static let full = RefundType(rawValue: "FULL")
      /// By the time that is left.
      public static let proRated = RefundType(rawValue: "PRORATED")
      /// An amount of the app's choice.
      public static let custom = RefundType(rawValue: "CUSTOM")
    }

    /// What was given back, in units of the currency.
    public let amount: Decimal
    /// When.
    public let date: Date
    /// Why.
    public let reason: Reason
    /// How much of the price.
    public let type: RefundType
  }
}
