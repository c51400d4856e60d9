import Foundation
import StoreKit
import SwiftUI

/// Texts about a plan that several styles use. The styles' own words are in
/// `Localizable.xcstrings`, as in an app.
extension Product {
  /// Returns the price with its period in running text: "$9.99/month", "$34.99/3 months". With
  /// monthly billing, it is the price of one month.
  func pricePerPeriod(_ terms: SubscriptionInfo.PricingTerms?) -> String {
    let (text, period) = billed(terms)
    return period.map { price(text, for: $0) } ?? text
  }

  /// Returns the price with its period in a list, as in StoreKit's own labels: "$9.99 / month".
  func displayPricePerPeriod(_ terms: SubscriptionInfo.PricingTerms?) -> String {
    let (text, period) = billed(terms)
    guard let name = period.map(name(of:)) else { return text }
    return String(localized: "\(text) / \(name)", locale: priceFormatStyle.locale)
  }

  /// Returns the formatted price and the period of one payment; no period for a price that is
  /// unknown or paid once.
  private func billed(
    _ terms: SubscriptionInfo.PricingTerms?
  ) -> (price: String, period: SubscriptionPeriod?) {
    if let terms = terms?.monthly {
      return (terms.billingDisplayPrice, terms.billingPrice.isNaN ? nil : terms.billingPeriod)
    }
    return (displayPrice, price.isNaN ? nil : subscription?.subscriptionPeriod)
  }

  /// Returns the price per month in currency units, for comparing plans; `nil` for a free product
  /// or a product without a period.
  func pricePerMonth(_ terms: SubscriptionInfo.PricingTerms? = nil) -> Decimal? {
    let amount = terms?.monthly?.billingPrice ?? price
    let period = terms?.monthly?.billingPeriod ?? subscription?.subscriptionPeriod
    guard let months = period?.months, amount > 0 else { return nil }
    return months > 0 ? amount / months : nil
  }

  /// Returns the formatted price per month; `nil` for a free product or a product without a period.
  func displayPricePerMonth(_ terms: SubscriptionInfo.PricingTerms?) -> String? {
    pricePerMonth(terms)?.formatted(priceFormatStyle)
  }

  /// Returns the terms of an offer: "1 month free", "$9.99 for 3 months", "$4.99/month for 3
  /// months".
  func terms(of offer: SubscriptionOffer) -> LocalizedStringKey {
    switch offer.paymentMode {
    case .freeTrial: "\(length(of: offer)) free"
    default: "\(price(of: offer)) for \(length(of: offer))"
    }
  }

  /// Returns the terms of an offer and the price afterwards: "1 month free, then $9.99/month".
  func wholeTerms(
    of offer: SubscriptionOffer,
    then terms: SubscriptionInfo.PricingTerms?
  ) -> LocalizedStringKey {
    switch offer.paymentMode {
    case .freeTrial: "\(length(of: offer)) free, then \(pricePerPeriod(terms))"
    default: "\(price(of: offer)) for \(length(of: offer)), then \(pricePerPeriod(terms))"
    }
  }

  private func price(of offer: SubscriptionOffer) -> String {
    offer.paymentMode == .payAsYouGo
      ? price(offer.displayPrice, for: offer.period) : offer.displayPrice
  }

  /// Returns the total length of an offer. StoreKit formats only the length of one period of the
  /// offer.
  private func length(of offer: SubscriptionOffer) -> String {
    guard offer.periodCount > 1 else {
      return offer.period.formatted(subscriptionPeriodFormatStyle)
    }
    let length = PlanLength(offer.period, times: offer.periodCount)
    let locale = priceFormatStyle.locale
    switch length.unit {
    case .day: return String(localized: "\(length.value) days", locale: locale)
    case .week: return String(localized: "\(length.value) weeks", locale: locale)
    case .month: return String(localized: "\(length.value) months", locale: locale)
    case .year: return String(localized: "\(length.value) years", locale: locale)
    @unknown default: return offer.period.formatted(subscriptionPeriodFormatStyle)
    }
  }

  /// Returns a price with its period, without a line break inside: "$9.99/3 months".
  private func price(_ price: String, for period: SubscriptionPeriod) -> String {
    "\(price)/\(name(of: period))".replacing(" ", with: "\u{A0}")
  }

  /// Returns the name of a period after a price: "month", "3 months".
  private func name(of period: SubscriptionPeriod) -> String {
    let length = PlanLength(period)
    return length.value == 1
      ? length.unit.formatted(subscriptionPeriodUnitFormatStyle)
      : period.formatted(subscriptionPeriodFormatStyle)
  }
}

extension Product.SubscriptionPeriod {
  /// The length of the period in months, for comparing plans.
  var months: Decimal {
    let length = PlanLength(self)
    return switch length.unit {
    case .day: Decimal(length.value) * 12 / 365
    case .week: Decimal(length.value) * 12 / 52
    case .month: Decimal(length.value)
    case .year: Decimal(length.value) * 12
    @unknown default: 0
    }
  }
}
