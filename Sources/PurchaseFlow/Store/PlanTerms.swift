import Foundation
import StoreModel

/// What a plan is sold under: its place in the group, its period and its price.
public struct PlanTerms: Hashable, Sendable {
  /// The product's identifier.
  public let productID: String
  /// The group it belongs to.
  public let group: GroupID
  /// The level of service; 1 is the highest.
  public let level: Int
  /// The billing period.
  public let period: Product.SubscriptionPeriod
  /// The price of a period, in units of ``currency``.
  public internal(set) var price: Decimal
  /// The currency's three-letter code.
  public let currency: String
  /// The offer for new customers of the group, when it can be applied.
  public let introductoryOffer: OfferTerms?

  package init(_ product: Product, _ subscription: Product.SubscriptionInfo, group: GroupID) {
    productID = product.id
    self.group = group
    level = subscription.groupLevel
    period = subscription.subscriptionPeriod
    price = product.price
    currency = product.priceFormatStyle.currencyCode
    introductoryOffer = subscription.introductoryOffer.flatMap(OfferTerms.init)
  }

  /// What a plan was sold under that the file no longer has, as its transaction tells;
  /// level and period, where it does not tell them, are those of another plan of the
  /// subscription.
  init(of transaction: Transaction, like other: PlanTerms) {
    productID = transaction.productID
    group = other.group
    level = other.level
    period = transaction.subscriptionPeriod ?? other.period
    price = transaction.price
    currency = transaction.currency
    introductoryOffer = nil
  }
}

/// What an offer is sold under.
public struct OfferTerms: Hashable, Sendable {
  /// The offer, as transactions tell of it.
  public let offer: Transaction.Offer
  /// The price: in all, or of each period when paid as the customer goes.
  public let price: Decimal
  /// How many billing periods it lasts when paid as the customer goes, else one.
  public let periodCount: Int

  /// Reads an offer; `nil` when its price is unknown.
  package init?(_ offer: Product.SubscriptionOffer) {
    guard !offer.price.isNaN else { return nil }
    self.offer = Transaction.Offer(offer)
    price = offer.paymentMode == .freeTrial ? 0 : offer.price
    periodCount = offer.paymentMode == .payAsYouGo ? offer.periodCount : 1
  }

  /// Reads a code offer; `nil` when its price is unknown.
  package init?(_ offer: Product.CodeOffer) {
    guard !offer.price.isNaN else { return nil }
    self.offer = Transaction.Offer(offer)
    price = offer.paymentMode == .freeTrial ? 0 : offer.price
    periodCount = offer.paymentMode == .payAsYouGo ? offer.periodCount : 1
  }
}

/// How a plan that is asked for relates to the plan held.
package enum PlanChange: Hashable, Sendable {
  /// It is the plan held.
  case same
  /// It begins at once: a higher level, or the same level and duration.
  case immediate
  /// It begins at the next renewal.
  case atRenewal

  /// Compares the plan asked for with the plan held.
  package init(from held: PlanTerms, to asked: PlanTerms) {
    if held.productID == asked.productID {
      self = .same
    } else if asked.level == held.level {
      self = CalendarSpan(held.period) == CalendarSpan(asked.period) ? .immediate : .atRenewal
    } else {
      self = asked.level < held.level ? .immediate : .atRenewal
    }
  }
}
