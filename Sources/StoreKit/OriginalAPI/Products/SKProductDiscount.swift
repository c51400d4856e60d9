import Foundation
import StoreModel

/// An introductory or promotional offer of a subscription: `SKProductDiscount` of StoreKit's
/// original API.
///
/// ```swift
/// import StoreKit
///
/// func hasFreeTrial(_ product: SKProduct) -> Bool {
///   product.introductoryPrice?.paymentMode == .freeTrial
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product.SubscriptionOffer")
public final class SKProductDiscount: NSObject, Sendable {
  /// How the customer pays for an offer: `SKProductDiscount.PaymentMode` of StoreKit's original
  /// API.
  public enum PaymentMode: UInt, Sendable {
    /// The customer pays the offer's price in each of the periods.
    case payAsYouGo
    /// The customer pays the offer's price once.
    case payUpFront
    /// The offer is free.
    case freeTrial
  }

  /// The type of an offer: `SKProductDiscount.Type` of StoreKit's original API.
  public enum `Type`: UInt, Sendable {
    /// An offer for new subscribers of the group.
    case introductory
    /// A promotional offer.
    case subscription
  }

  private let offer: Product.SubscriptionOffer

  init(_ offer: Product.SubscriptionOffer) { self.offer = offer }

  /// The identifier, which an ``SKPaymentDiscount`` names; `nil` for introductory offers.
  public var identifier: String? { offer.type == .introductory ? nil : offer.id }
  /// Whether the offer is introductory or promotional.
  public var type: `Type` { offer.type == .introductory ? .introductory : .subscription }
  /// The price in the currency of ``priceLocale``. For pay as you go, the price of one period;
  /// otherwise the price of the whole offer.
  public var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
  /// The locale that formats ``price``: the language of the store, with the storefront's currency.
  public var priceLocale: Locale { Locale(pricesIn: offer.priceFormatStyle) }
  /// The length of one period of the offer.
  public var subscriptionPeriod: SKProductSubscriptionPeriod {
    SKProductSubscriptionPeriod(offer.period)
  }
  /// The number of periods; 1 except for pay as you go.
  public var numberOfPeriods: Int { offer.periodCount }

  /// How the customer pays for the offer.
  public var paymentMode: PaymentMode {
    switch offer.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    case .freeTrial: .freeTrial
    }
  }
}
