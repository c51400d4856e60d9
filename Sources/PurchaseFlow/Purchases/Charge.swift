import Foundation
import StoreModel

/// A pending offer with at least one period left.
public struct WaitingOffer: Hashable, Sendable {
  /// The price and number of periods of the whole offer.
  public let terms: OfferTerms
  /// The number of remaining periods, at least 1.
  public let periodsLeft: Int

  /// The offer as transactions report it.
  public var offer: Transaction.Offer { terms.offer }
  /// The price of each period, in the plan's currency.
  public var price: Decimal { terms.price }

  init(_ terms: OfferTerms) {
    self.init(terms, periodsLeft: max(terms.periodCount, 1))
  }

  private init(_ terms: OfferTerms, periodsLeft: Int) {
    self.terms = terms
    self.periodsLeft = periodsLeft
  }

  /// The offer that remains after its next period; `nil` if that period is the last one.
  var afterOnePeriod: WaitingOffer? {
    periodsLeft > 1 ? WaitingOffer(terms, periodsLeft: periodsLeft - 1) : nil
  }
}

/// The price and length of one period of a plan.
struct Charge: Hashable, Sendable {
  let plan: PlanTerms
  let price: Decimal
  let length: Product.SubscriptionPeriod
  let offer: Transaction.Offer?
  /// The offers that follow this period.
  let waiting: [WaitingOffer]

  /// Creates the charge for a period without an offer.
  ///
  /// - Parameter price: The price of the period (default: the plan's list price).
  init(listPriceOf plan: PlanTerms, price: Decimal? = nil, then waiting: [WaitingOffer] = []) {
    self.plan = plan
    self.price = price ?? plan.price
    length = plan.period
    offer = nil
    self.waiting = waiting
  }

  /// Creates the charge for the next period of the first pending offer.
  init(_ first: WaitingOffer, then rest: ArraySlice<WaitingOffer>, of plan: PlanTerms) {
    self.plan = plan
    price = first.price
    let whole = first.offer.paymentMode == .payAsYouGo ? nil : first.offer.period
    length = whole ?? plan.period
    offer = first.offer
    waiting = first.afterOnePeriod.map { [$0] + rest } ?? Array(rest)
  }

  /// Creates the charge for the next period of a plan, with the first pending offer if there is
  /// one.
  init(of plan: PlanTerms, offers: [WaitingOffer], price: Decimal? = nil) {
    if let first = offers.first {
      self.init(first, then: offers.dropFirst(), of: plan)
    } else {
      self.init(listPriceOf: plan, price: price)
    }
  }
}
