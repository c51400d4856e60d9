import Foundation
import PurchaseFlow
import StoreModel

// Properties in StoreKit's types, where those of the customer's history are plainer: code
// that unwraps a price or asks for a currency's identifier finds what it expects.

extension Transaction: CustomDebugStringConvertible {
  /// What was charged, in units of the currency.
  public var price: Decimal? { chargedAmount }

  /// The currency of ``price``.
  public var currency: Locale.Currency? { Locale.Currency(currencyIdentifier) }

  /// The currency's three-letter code: the form before `currency`.
  public var currencyCode: String? { currencyIdentifier }

  /// The App Store that the purchase was made in.
  public var storefront: Storefront { Storefront(storefrontCode) }

  /// How the offer is paid, as the App Store writes it: the form before `offer`.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode.rawValue }

  /// The offer's length in ISO 8601's form: the form before `offer`.
  public var offerPeriodStringRepresentation: String? { offer?.period.iso8601 }

  /// Where it was made, as the App Store writes it: the form before `environment`.
  public var environmentStringRepresentation: String { environment.rawValue }

  /// What caused it, as the App Store writes it: the form before `reason`.
  public var reasonStringRepresentation: String { reason.rawValue }

  /// How much of the price was given back, in per cent from 0 to 100, to three places;
  /// `nil` unless the transaction was refunded.
  public var revocationPercentage: Decimal? {
    guard let refundedAmount, let price, price > 0 else { return nil }
    var exact = refundedAmount / price * 100
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 3, .plain)
    return min(max(rounded, 0), 100)
  }

  /// What was signed, as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }

  /// Every transaction of a product, by identifier: StoreKit's `all(for:)`.
  public static func all(for productID: Product.ID) -> Transactions {
    Transactions(listing: { session in
      session.simulation.account.allTransactions.filter { $0.productID == productID }
        .map(\.verificationResult)
    })
  }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  /// How far a price increase is.
  public typealias PriceIncreaseStatus = PriceIncrease.Status

  /// When the subscription renews; `nil` when it does not.
  public var renewalDate: Date? { willAutoRenew ? renewsAt.date : nil }

  /// The currency of the renewal's price.
  public var currency: Locale.Currency? { Locale.Currency(currencyIdentifier) }

  /// The currency's three-letter code: the form before `currency`.
  public var currencyCode: String? { currencyIdentifier }

  /// The number of the customer's own copy of the app.
  public var appTransactionID: String { StoreSigning.program.app.appTransactionID }

  /// How the next period's offer is paid, as the App Store writes it: the form before
  /// `offer`.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode.rawValue }

  /// The length of the next period's offer in ISO 8601's form: the form before `offer`.
  public var offerPeriodStringRepresentation: String? { offer?.period.iso8601 }

  /// Where the subscription was bought, as the App Store writes it: the form before
  /// `environment`.
  public var environmentStringRepresentation: String { environment.rawValue }

  /// What was signed, as JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product.SubscriptionInfo.PricingTerms {
  /// The offers of one kind of this way to pay: StoreKit's `subscript(offers:)`.
  public subscript(
    offers type: Product.SubscriptionOffer.OfferType
  ) -> [Product.SubscriptionOffer] {
    subscriptionOffers.filter { $0.type == type }
  }
}
