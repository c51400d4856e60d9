import Foundation
import StoreModel

/// What a plan saves against paying more often for the same service.
enum Saving {
  /// The part of the price that is saved, rounded down to whole percent (ours: never
  /// promise more than there is), compared with the dearest plan of the same level that
  /// renews more often. `nil` when nothing is saved.
  static func fraction(of product: Product, among products: [Product]) -> Decimal? {
    guard let price = pricePerMonth(product), let info = product.subscription else { return nil }
    let months = info.subscriptionPeriod.months
    let dearest = products.lazy
      .filter { $0.subscription?.groupLevel == info.groupLevel }
      .filter { ($0.subscription?.subscriptionPeriod.months ?? months) < months }
      .compactMap(pricePerMonth)
      .max()
    guard let dearest, dearest > price else { return nil }
    var percent = (dearest - price) / dearest * 100
    var whole = Decimal()
    NSDecimalRound(&whole, &percent, 0, .down)
    return whole >= 1 ? whole / 100 : nil
  }

  private static func pricePerMonth(_ product: Product) -> Decimal? {
    guard product.unavailability == nil, !product.price.isNaN, product.price > 0,
      let months = product.subscription?.subscriptionPeriod.months, months > 0
    else { return nil }
    return product.price / months
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
