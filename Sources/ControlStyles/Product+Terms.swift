import Foundation
import StoreKit
import SwiftUI

/// What several of the styles say of a plan, in the words of its store. Their own words are
/// in `Localizable.xcstrings`, as an app's would be.
extension Product {
  /// The price with its period: "$9.99/month", "$34.99/3 months".
  var pricePerPeriod: String {
    guard let period = subscription?.subscriptionPeriod, !price.isNaN else { return displayPrice }
    return price(displayPrice, for: period)
  }

  /// The price that a month comes to, to compare plans of different lengths; `nil` where there
  /// is no price.
  var pricePerMonth: Decimal? {
    guard let months = subscription?.subscriptionPeriod.months, price > 0 else { return nil }
    return months > 0 ? price / months : nil
  }

  /// The price that a month comes to, in the currency of the store.
  var displayPricePerMonth: String? { pricePerMonth?.formatted(priceFormatStyle) }

  /// What an offer of this plan asks for: "1 month free", "$9.99 for 3 months",
  /// "$4.99/month for 3 months".
  func terms(of offer: SubscriptionOffer) -> LocalizedStringKey {
    switch offer.paymentMode {
    case .freeTrial: "\(length(of: offer)) free"
    default: "\(price(of: offer)) for \(length(of: offer))"
    }
  }

  /// What an offer of this plan asks for, and what follows: "1 month free, then $9.99/month".
  func wholeTerms(of offer: SubscriptionOffer) -> LocalizedStringKey {
    switch offer.paymentMode {
    case .freeTrial: "\(length(of: offer)) free, then \(pricePerPeriod)"
    default: "\(price(of: offer)) for \(length(of: offer)), then \(pricePerPeriod)"
    }
  }

  private func price(of offer: SubscriptionOffer) -> String {
    offer.paymentMode == .payAsYouGo
      ? price(offer.displayPrice, for: offer.period) : offer.displayPrice
  }

  /// How long an offer lasts; StoreKit writes the length of one of its periods.
  private func length(of offer: SubscriptionOffer) -> String {
    guard offer.periodCount > 1 else {
      return offer.period.formatted(subscriptionPeriodFormatStyle)
    }
    let count = offer.period.value * offer.periodCount
    let locale = priceFormatStyle.locale
    switch offer.period.unit {
    case .day where count.isMultiple(of: 7):
      return String(localized: "\(count / 7) weeks", locale: locale)
    case .day: return String(localized: "\(count) days", locale: locale)
    case .week: return String(localized: "\(count) weeks", locale: locale)
    case .month where count.isMultiple(of: 12):
      return String(localized: "\(count / 12) years", locale: locale)
    case .month: return String(localized: "\(count) months", locale: locale)
    case .year: return String(localized: "\(count) years", locale: locale)
    @unknown default: return offer.period.formatted(subscriptionPeriodFormatStyle)
    }
  }

  /// A price and what it is paid for, which no line breaks apart: "$9.99/3 months".
  private func price(_ price: String, for period: SubscriptionPeriod) -> String {
    let name =
      period.value == 1
      ? period.unit.formatted(subscriptionPeriodUnitFormatStyle)
      : period.formatted(subscriptionPeriodFormatStyle)
    return "\(price)/\(name)".replacing(" ", with: "\u{A0}")
  }
}

extension Product.SubscriptionPeriod {
  /// The length in months, to compare plans with.
  var months: Decimal {
    switch unit {
    case .day: Decimal(value) * 12 / 365
    case .week: Decimal(value) * 12 / 52
    case .month: Decimal(value)
    case .year: Decimal(value) * 12
    @unknown default: 0
    }
  }
}
