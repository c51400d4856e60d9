import Foundation
import StoreKit

/// What the styles of this module say of a plan, in the words of its store.
extension Product {
  /// The price with its period: "$9.99/month", "$34.99/3 months".
  var pricePerPeriod: String {
    guard let period = subscription?.subscriptionPeriod else { return displayPrice }
    return "\(displayPrice)/\(name(of: period))"
  }

  /// The price that a month comes to, to compare plans of different lengths; `nil` where there
  /// is no price.
  var pricePerMonth: Decimal? {
    guard let months = subscription?.subscriptionPeriod.months, price > 0 else { return nil }
    return months > 0 ? price / months : nil
  }

  /// What an offer of this plan asks for: "1 month free", "$9.99 for 3 months",
  /// "12 × $0.99/month".
  func terms(of offer: SubscriptionOffer) -> String {
    switch offer.paymentMode {
    case .freeTrial:
      "\(offer.period.formatted(subscriptionPeriodFormatStyle)) free"
    case .payAsYouGo:
      "\(offer.periodCount) × \(offer.displayPrice)/\(name(of: offer.period))"
    default:
      "\(offer.displayPrice) for \(offer.period.formatted(subscriptionPeriodFormatStyle))"
    }
  }

  /// A period as it stands behind a price: "month", "3 months".
  func name(of period: SubscriptionPeriod) -> String {
    period.value == 1
      ? period.unit.formatted(subscriptionPeriodUnitFormatStyle)
      : period.formatted(subscriptionPeriodFormatStyle)
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
