import Foundation
import StoreModel

/// What the plans of a group save against paying more often for the same service.
///
/// Worked out once for a group, so that a row of a long list costs nothing.
struct Savings: Hashable, Sendable {
  private let fractions: [Decimal?]

  /// Compares each plan with the dearest one of its level that renews more often.
  init(in products: [Product]) {
    var fractions: [Decimal?] = Array(repeating: nil, count: products.count)
    let prices = products.enumerated().compactMap { PricePerMonth($1, index: $0) }
    for plans in Dictionary(grouping: prices, by: \.level).values {
      var dearest: Decimal = 0
      let byLength = Dictionary(grouping: plans, by: \.months)
      for (_, plans) in byLength.sorted(by: { $0.key < $1.key }) {
        for plan in plans { fractions[plan.index] = plan.fractionSaved(against: dearest) }
        dearest = plans.reduce(dearest) { max($0, $1.price) }
      }
    }
    self.fractions = fractions
  }

  /// The part of the price that the plan at a place saves, rounded down to whole percent
  /// (ours: never promise more than there is); `nil` when nothing is saved.
  subscript(index: Int) -> Decimal? { fractions.indices.contains(index) ? fractions[index] : nil }
}

/// A plan's price by the month, to compare plans with.
private struct PricePerMonth {
  let index: Int
  let level: Int
  let months: Decimal
  let price: Decimal

  init?(_ product: Product, index: Int) {
    guard product.unavailability == nil, !product.price.isNaN, product.price > 0,
      let info = product.subscription
    else { return nil }
    self.index = index
    level = info.groupLevel
    months = info.subscriptionPeriod.months
    guard months > 0 else { return nil }
    price = product.price / months
  }

  func fractionSaved(against dearest: Decimal) -> Decimal? {
    guard dearest > price else { return nil }
    var percent = (dearest - price) / dearest * 100
    var whole = Decimal()
    NSDecimalRound(&whole, &percent, 0, .down)
    return whole >= 1 ? whole / 100 : nil
  }
}

extension Product {
  /// The price by the month, to compare plans with; the price of what does not renew.
  var pricePerMonth: Decimal {
    guard let months = subscription?.subscriptionPeriod.months, months > 0 else { return price }
    return price / months
  }
}

extension Product.SubscriptionPeriod {
  /// The length in months; a week is 12/52 of one, a day 12/365.
  fileprivate var months: Decimal {
    switch unit {
    case .day: Decimal(value) * 12 / 365
    case .week: Decimal(value) * 12 / 52
    case .month: Decimal(value)
    case .year: Decimal(value) * 12
    }
  }
}
