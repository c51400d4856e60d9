import Foundation
import StoreModel

/// The terms of sale of a subscription plan: its group, level, period and price.
///
/// Copies share one allocation for everything except the price.
///
/// ```swift
/// import PurchaseFlow
///
/// func plan(of account: Account, in group: GroupID) -> String? {
///   account.line(group).map { "\($0.plan.productID), level \($0.plan.level)" }
/// }
/// ```
public struct PlanTerms: Hashable, Sendable {
  private struct Terms: Hashable, Sendable {
    let productID: String
    let group: GroupID
    let level: Int
    let period: Product.SubscriptionPeriod
    let currency: String
    let introductoryOffer: OfferTerms?
    let commitment: CommitmentTerms?
  }

  private let terms: ImmutableBox<Terms>
  /// The price of one period, in ``currency``.
  public internal(set) var price: Decimal

  /// The product's identifier.
  public var productID: String { terms.value.productID }
  /// The plan's subscription group.
  public var group: GroupID { terms.value.group }
  /// The level of service; 1 is the highest.
  public var level: Int { terms.value.level }
  /// The billing period.
  public var period: Product.SubscriptionPeriod { terms.value.period }
  /// The currency's three-letter ISO 4217 code.
  public var currency: String { terms.value.currency }
  /// The introductory offer; `nil` if there is none or its price is unknown.
  public var introductoryOffer: OfferTerms? { terms.value.introductoryOffer }

  /// The 12-month commitment of a plan that is billed monthly; `nil` for a plan that is billed up
  /// front.
  public var commitment: CommitmentTerms? { terms.value.commitment }

  package init(_ product: Product, _ subscription: Product.SubscriptionInfo, group: GroupID) {
    price = product.price
    terms = ImmutableBox(
      Terms(
        productID: product.id,
        group: group,
        level: subscription.groupLevel,
        period: subscription.subscriptionPeriod,
        currency: product.priceFormatStyle.currencyCode,
        introductoryOffer: subscription.introductoryOffer.flatMap(OfferTerms.init),
        commitment: nil
      )
    )
  }

  /// Reads the monthly billing option of a plan. `nil` if the plan has no such option, is not
  /// yearly, or has no readable monthly price.
  package init?(
    monthly product: Product,
    _ subscription: Product.SubscriptionInfo,
    group: GroupID
  ) {
    guard let monthly = subscription.monthlyTerms, !monthly.billingPrice.isNaN,
      CalendarSpan(subscription.subscriptionPeriod) == CalendarSpan(.yearly)
    else { return nil }
    let introductory = monthly.subscriptionOffers.first { $0.type == .introductory }
    price = monthly.billingPrice
    terms = ImmutableBox(
      Terms(
        productID: product.id,
        group: group,
        level: subscription.groupLevel,
        period: .monthly,
        currency: product.priceFormatStyle.currencyCode,
        introductoryOffer: introductory.flatMap(OfferTerms.init),
        commitment: CommitmentTerms(monthly, length: subscription.subscriptionPeriod)
      )
    )
  }
}

/// The terms of a subscription offer.
public struct OfferTerms: Hashable, Sendable {
  /// The offer in the form that transactions report.
  public let offer: Transaction.Offer
  /// The price in the plan's currency. For pay as you go, the price of each period; otherwise the
  /// price of the whole offer.
  public let price: Decimal
  /// The number of billing periods for pay as you go, else 1.
  public let periodCount: Int

  private init(_ offer: Transaction.Offer, like terms: OfferTerms) {
    self.offer = offer
    price = terms.price
    periodCount = terms.periodCount
  }

  /// Returns the same terms, with another offer type in transactions.
  func reported(as type: Transaction.OfferType) -> OfferTerms {
    OfferTerms(offer.reported(as: type), like: self)
  }

  /// Reads an offer; `nil` if its price is unknown.
  package init?(_ offer: Product.SubscriptionOffer) {
    guard !offer.price.isNaN else { return nil }
    self.offer = Transaction.Offer(offer)
    price = offer.paymentMode == .freeTrial ? 0 : offer.price
    periodCount = offer.paymentMode == .payAsYouGo ? offer.periodCount : 1
  }

  /// Reads a code offer; `nil` if its price is unknown.
  package init?(_ offer: Product.CodeOffer) {
    guard !offer.price.isNaN else { return nil }
    self.offer = Transaction.Offer(offer)
    price = offer.paymentMode == .freeTrial ? 0 : offer.price
    periodCount = offer.paymentMode == .payAsYouGo ? offer.periodCount : 1
  }
}

/// The relationship of a requested plan to the customer's present plan.
package enum PlanChange: Hashable, Sendable {
  /// The requested plan is the present plan.
  case same
  /// The change takes effect at once: a higher level, or the same level, duration and billing plan.
  case immediate
  /// The change takes effect at the next renewal, or at the end of the 12-month commitment.
  case atRenewal

  /// Compares the requested plan with the present plan.
  ///
  /// - Parameter crossgrade: The time of a change to the same level if one of the plans has a
  ///   commitment.
  package init(
    from current: PlanTerms,
    to requested: PlanTerms,
    _ crossgrade: Policies.CommitmentCrossgrade = .sameTermsAtOnce
  ) {
    if current.isSamePlan(as: requested) {
      self = .same
    } else if requested.level == current.level {
      let isAtOnce =
        current.isBilledMonthly == requested.isBilledMonthly
        && CalendarSpan(current.duration) == CalendarSpan(requested.duration)
        && (!current.isBilledMonthly || crossgrade == .sameTermsAtOnce)
      self = isAtOnce ? .immediate : .atRenewal
    } else {
      self = requested.level < current.level ? .immediate : .atRenewal
    }
  }
}
