import Foundation
import StoreModel

/// An offer whose periods are still to come, some or all of them.
public struct WaitingOffer: Hashable, Sendable {
  /// What it is sold under.
  public let terms: OfferTerms
  /// How many periods are left, one or more.
  public let periodsLeft: Int

  /// The offer.
  public var offer: Transaction.Offer { terms.offer }
  /// The price of each period, in units of the plan's currency.
  public var price: Decimal { terms.price }

  init(_ terms: OfferTerms) {
    self.init(terms, periodsLeft: max(terms.periodCount, 1))
  }

  private init(_ terms: OfferTerms, periodsLeft: Int) {
    self.terms = terms
    self.periodsLeft = periodsLeft
  }

  /// What is left after one period; `nil` when that was the last.
  var afterOnePeriod: WaitingOffer? {
    periodsLeft > 1 ? WaitingOffer(terms, periodsLeft: periodsLeft - 1) : nil
  }
}

/// What one period of a plan costs and how long it lasts.
struct Charge: Hashable, Sendable {
  let plan: PlanTerms
  let price: Decimal
  let length: Product.SubscriptionPeriod
  let offer: Transaction.Offer?
  /// The offers that follow this period.
  let waiting: [WaitingOffer]

  /// A period at a price of the plan's own; its list price unless told.
  init(listPriceOf plan: PlanTerms, price: Decimal? = nil, then waiting: [WaitingOffer] = []) {
    self.plan = plan
    self.price = price ?? plan.price
    length = plan.period
    offer = nil
    self.waiting = waiting
  }

  /// The next period of the first offer that waits, of which there is one or more.
  init(_ first: WaitingOffer, then rest: ArraySlice<WaitingOffer>, of plan: PlanTerms) {
    self.plan = plan
    price = first.price
    length = first.offer.paymentMode == .payAsYouGo ? plan.period : first.offer.period
    offer = first.offer
    waiting = first.afterOnePeriod.map { [$0] + rest } ?? Array(rest)
  }

  /// The next period of a plan under the offers that wait for it.
  init(of plan: PlanTerms, offers: [WaitingOffer], price: Decimal? = nil) {
    if let first = offers.first {
      self.init(first, then: offers.dropFirst(), of: plan)
    } else {
      self.init(listPriceOf: plan, price: price)
    }
  }
}
