import Foundation
import StoreModel

/// A product of the store: `SKProduct` of StoreKit's original API.
///
/// Only the store creates products. An ``SKProductsRequest`` returns them.
///
/// ```swift
/// import StoreKit
///
/// func price(of product: SKProduct) -> String? {
///   let formatter = NumberFormatter()
///   formatter.numberStyle = .currency
///   formatter.locale = product.priceLocale
///   return formatter.string(from: product.price)
/// }
/// ```
@available(iOS, deprecated: 18.0, message: "Use Product")
public final class SKProduct: NSObject, Sendable {
  /// The product of StoreKit 2.
  let product: Product

  init(_ product: Product) { self.product = product }

  /// The identifier, equal to the `id` of StoreKit 2's `Product`.
  public var productIdentifier: String { product.id }
  /// The name of the product, in the language of the store.
  public var localizedTitle: String { product.displayName }
  /// The description of the product, in the language of the store; can be empty.
  public var localizedDescription: String { product.description }
  /// The price in the currency of ``priceLocale``; `notANumber` if the file has no usable price.
  public var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// The locale that formats ``price``: the language of the store, with the storefront's currency.
  public var priceLocale: Locale { Locale(pricesIn: product.priceFormatStyle) }
  /// Whether customers can share the purchase with their family.
  public var isFamilyShareable: Bool { product.isFamilyShareable }

  /// The renewal period; `nil` if the product is not an auto-renewable subscription.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }

  /// The identifier of the subscription group; `nil` if the product is not an auto-renewable
  /// subscription.
  public var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }

  /// The offer for new subscribers; `nil` if there is none. The offer is present even if the
  /// customer is not eligible for it.
  public var introductoryPrice: SKProductDiscount? {
    product.subscription?.introductoryOffer.map { SKProductDiscount($0) }
  }

  /// The promotional offers, in the order of the file. A payment applies one of them with an
  /// ``SKPaymentDiscount``.
  public var discounts: [SKProductDiscount] {
    product.subscription?.promotionalOffers.map { SKProductDiscount($0) } ?? []
  }
}

extension SKProduct {
  /// The unit of a subscription period: `SKProduct.PeriodUnit` of StoreKit's original API.
  public enum PeriodUnit: UInt, Sendable {
    /// A calendar day.
    case day
    /// A week: seven days.
    case week
    /// A calendar month.
    case month
    /// A calendar year.
    case year
  }

  /// Whether Apple hosts content for the product; always `false`. Apple has ended this service.
  public var isDownloadable: Bool { false }
  /// The sizes of the hosted content in bytes; always empty.
  public var downloadContentLengths: [NSNumber] { [] }
  /// The version of the hosted content; always empty.
  public var downloadContentVersion: String { "" }
  /// The version of the hosted content; always empty.
  public var contentVersion: String { "" }
}

extension Locale {
  /// Creates the locale with which a `NumberFormatter` formats prices as a currency style does.
  init(pricesIn style: Decimal.FormatStyle.Currency) {
    // `Locale.Components` would write the currency in lowercase, and apps show the code.
    let identifier = style.locale.identifier(.icu)
    let separator = identifier.contains("@") ? ";" : "@"
    self.init(identifier: "\(identifier)\(separator)currency=\(style.currencyCode)")
  }
}
