import Foundation
import StoreModel

/// Periods at an offer's price that are still to come.
public struct WaitingOffer: Hashable, Sendable {
  /// The offer.
  public let offer: Transaction.Offer
  /// The price of each period, in units of the plan's currency.
  public let price: Decimal
  /// How many periods are left, one or more.
  public let periodsLeft: Int

  /// What is left after one period; `nil` when that was the last.
  var afterOnePeriod: WaitingOffer? {
    guard periodsLeft > 1 else { return nil }
    return WaitingOffer(offer: offer, price: price, periodsLeft: periodsLeft - 1)
  }
}

/// What one period of a plan costs and how long it lasts.
struct Charge: Hashable, Sendable {
  let plan: PlanTerms
  let price: Decimal
  let length: Product.SubscriptionPeriod
  let offer: Transaction.Offer?
  /// The offer's periods that follow this one.
  let waiting: WaitingOffer?

  /// A period at the list price.
  init(listPriceOf plan: PlanTerms) {
    self.plan = plan
    price = plan.price
    length = plan.period
    offer = nil
    waiting = nil
  }

  /// The next period of an offer that has begun.
  init(_ waiting: WaitingOffer, for plan: PlanTerms) {
    self.plan = plan
    price = waiting.price
    length = plan.period
    offer = waiting.offer
    self.waiting = waiting.afterOnePeriod
  }

  /// The first period of an offer.
  init(starting terms: OfferTerms, of plan: PlanTerms) {
    self.plan = plan
    offer = terms.offer
    price = terms.price
    length = terms.offer.paymentMode == .payAsYouGo ? plan.period : terms.offer.period
    waiting =
      WaitingOffer(offer: terms.offer, price: terms.price, periodsLeft: terms.periodCount)
      .afterOnePeriod
  }
}
