import Foundation
import StoreModel

/// What a plan is sold under: its place in the group, its period and its price. All but the
/// price is stored once, however many keep it.
public struct PlanTerms: Hashable, Sendable {
  private struct Terms: Hashable, Sendable {
    let productID: String
    let group: GroupID
    let level: Int
    let period: Product.SubscriptionPeriod
    let currency: String
    let introductoryOffer: OfferTerms?
  }

  private let terms: Shared<Terms>
  /// The price of a period, in units of ``currency``.
  public internal(set) var price: Decimal

  /// The product's identifier.
  public var productID: String { terms.value.productID }
  /// The group it belongs to.
  public var group: GroupID { terms.value.group }
  /// The level of service; 1 is the highest.
  public var level: Int { terms.value.level }
  /// The billing period.
  public var period: Product.SubscriptionPeriod { terms.value.period }
  /// The currency's three-letter code.
  public var currency: String { terms.value.currency }
  /// The offer for new customers of the group, when it can be applied.
  public var introductoryOffer: OfferTerms? { terms.value.introductoryOffer }

  package init(_ product: Product, _ subscription: Product.SubscriptionInfo, group: GroupID) {
    price = product.price
    terms = Shared(
      Terms(
        productID: product.id,
        group: group,
        level: subscription.groupLevel,
        period: subscription.subscriptionPeriod,
        currency: product.priceFormatStyle.currencyCode,
        introductoryOffer: subscription.introductoryOffer.flatMap(OfferTerms.init)
      )
    )
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
