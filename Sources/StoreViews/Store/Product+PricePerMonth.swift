import Foundation
import StoreModel

extension Product {
  /// The price per month in currency units, for comparing plans. For a product that does not renew,
  /// the full price. In this project a week counts as 12/52 of a month, and a day as 12/365.
  var pricePerMonth: Decimal {
    guard let months = subscription?.subscriptionPeriod.normalized.months, months > 0 else {
      return price
    }
    return price / months
  }
}

extension Product.SubscriptionPeriod {
  fileprivate var months: Decimal {
    switch unit {
    case .day: Decimal(value) * 12 / 365
    case .week: Decimal(value) * 12 / 52
    case .month: Decimal(value)
    case .year: Decimal(value) * 12
    }
  }
}
