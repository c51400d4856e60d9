import Foundation
import PurchaseFlow
import StoreModel

extension Product.SubscriptionInfo.RenewalInfo {
  /// What a subscription through the Advanced Commerce API renews to: StoreKit's
  /// `RenewalInfo.AdvancedCommerceInfo`.
  public struct AdvancedCommerceInfo: Hashable, Sendable {
    /// One of the things that are subscribed to: StoreKit's `Item`.
    public struct Item: Hashable, Sendable {
      /// What the thing is.
      public typealias Details = Transaction.AdvancedCommerceInfo.Item.Details

      /// What it is.
      public let details: Details
      /// A price increase that it is to have.
      public let priceIncreaseInfo: PriceIncreaseInfo?
    }

    /// What the app's server must send along to change the subscription.
    public let consistencyToken: String
    /// What is subscribed to, in words.
    public let description: String
    /// The name of what is subscribed to.
    public let displayName: String
    /// What is subscribed to, one by one.
    public let items: [Item]
    /// The time between two renewals.
    public let period: Product.SubscriptionPeriod
    /// The number that the app's server gave its request.
    public let requestReferenceID: String
    /// What the tax is reckoned by.
    public let taxCode: String
  }

  /// What a subscription through the Advanced Commerce API renews to; `nil`, for a
  /// configuration file has no product that is sold so.
  public var advancedCommerceInfo: AdvancedCommerceInfo? { nil }
}

extension Product.SubscriptionInfo.RenewalInfo.AdvancedCommerceInfo.Item {
  /// A price that rises: StoreKit's `PriceIncreaseInfo`.
  public struct PriceIncreaseInfo: Hashable, Sendable {
    /// How far it is: StoreKit's `PriceIncreaseInfo.Status`, an open set.
    public struct Status: RawRepresentable, Hashable, Sendable {
      /// The word of the Advanced Commerce API.
      public let rawValue: String

      /// Creates a status from its word.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// It waits for the customer to agree.
      public static let pending = Status(rawValue: "PENDING")
      /// The customer has agreed.
      public static let accepted = Status(rawValue: "ACCEPTED")
      /// It will come without being asked about.
      public static let scheduled = Status(rawValue: "SCHEDULED")
    }

    /// The other things whose price depends on it.
    public let dependentSKUs: [String]
    /// The new price, in units of the currency.
    public let price: Decimal
    /// How far it is.
    public let status: Status
  }
}
