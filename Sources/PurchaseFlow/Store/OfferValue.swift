import Foundation
import StoreModel

/// The value of an offer to the customer, for rule O12: an offer with a lower price per month is
/// better, and of two equal prices the longer offer.
///
/// A month counts as a twelfth of 365 days, so that offers of days, weeks and months can be
/// compared.
struct OfferValue: Hashable, Comparable {
  /// The price of the whole offer.
  private let price: Decimal
  /// The length of the whole offer in twelfths of a day.
  private let length: Decimal

  init(_ terms: OfferTerms) {
    price = terms.price * Decimal(max(terms.periodCount, 1))
    length = terms.offer.period.map(Self.units) ?? 1
  }

  /// Returns whether an offer is worse than another offer.
  static func < (left: Self, right: Self) -> Bool {
    let (own, other) = (left.price * right.length, right.price * left.length)
    return own == other ? left.length < right.length : own > other
  }

  private static func units(of period: Product.SubscriptionPeriod) -> Decimal {
    let unit =
      switch period.unit {
      case .day: 12
      case .week: 7 * 12
      case .month: 365
      case .year: 365 * 12
      }
    return Decimal(period.value) * Decimal(unit)
  }
}

extension [PlanOffers.NamedOffer] {
  /// Returns the offers with the best offer first. Offers of equal value keep their order. Offers
  /// without a usable price are last.
  func bestFirst() -> Self {
    let values = map { $0.terms.map(OfferValue.init) }
    let order = indices.sorted { left, right in
      guard let own = values[left] else { return values[right] == nil && left < right }
      guard let other = values[right] else { return true }
      return own == other ? left < right : own > other
    }
    return order.map { self[$0] }
  }
}
