import Foundation
import PurchaseFlow
import StoreModel

// Properties with StoreKit's types. The corresponding properties of the simulation have simpler
// types, but client code expects an optional price and a `Locale.Currency`.

extension Transaction: CustomDebugStringConvertible {
  /// The charged amount in currency units.
  public var price: Decimal? { chargedAmount }

  /// The currency of ``price``.
  public var currency: Locale.Currency? { Locale.Currency(currencyIdentifier) }

  /// The three-letter code of the currency. Superseded by ``currency``.
  public var currencyCode: String? { currencyIdentifier }

  /// The storefront of the purchase.
  public var storefront: Storefront { Storefront(storefrontCode) }

  /// The payment mode of the offer, in the App Store's spelling. Superseded by `offer`.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode.rawValue }

  /// The period of the offer in ISO 8601 format. Superseded by `offer`.
  public var offerPeriodStringRepresentation: String? { offer?.period?.iso8601 }

  /// The server environment, in the App Store's spelling. Superseded by ``environment``.
  public var environmentStringRepresentation: String { environment.rawValue }

  /// The reason for the transaction, in the App Store's spelling. Superseded by `reason`.
  public var reasonStringRepresentation: String { reason.rawValue }

  /// The signed payload as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }

  /// Returns all transactions of a product, ordered by identifier: StoreKit's `all(for:)`.
  public static func all(for productID: Product.ID) -> Transactions {
    Transactions(listing: { session in
      session.simulation.account.allTransactions.filter { $0.productID == productID }
        .map(\.verificationResult)
    })
  }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  /// The state of a price increase.
  public typealias PriceIncreaseStatus = PriceIncrease.Status

  /// The end of the latest period, when the renewal is due. Never `nil`, even if the subscription
  /// does not renew or has expired; optional only because StoreKit's property is.
  public var renewalDate: Date? { renewsAt.date }

  /// The currency of the renewal price.
  public var currency: Locale.Currency? { Locale.Currency(currencyIdentifier) }

  /// The three-letter code of the currency. Superseded by ``currency``.
  public var currencyCode: String? { currencyIdentifier }

  /// The identifier of the customer's copy of the app.
  public var appTransactionID: String { StoreSigning.program.app.appTransactionID }

  /// The payment mode of the next period's offer, in the App Store's spelling. Superseded by
  /// `offer`.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode.rawValue }

  /// The period of the next period's offer in ISO 8601 format. Superseded by `offer`.
  public var offerPeriodStringRepresentation: String? { offer?.period?.iso8601 }

  /// The server environment, in the App Store's spelling. Superseded by ``environment``.
  public var environmentStringRepresentation: String { environment.rawValue }

  /// The signed payload as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product.SubscriptionInfo.PricingTerms {
  /// Returns the pricing terms' offers of one type: StoreKit's `subscript(offers:)`.
  public subscript(
    offers type: Product.SubscriptionOffer.OfferType
  ) -> [Product.SubscriptionOffer] {
    subscriptionOffers.filter { $0.type == type }
  }
}
