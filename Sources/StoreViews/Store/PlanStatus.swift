import PurchaseFlow
import StoreModel

/// The relationship of a plan to the customer at the present time of the simulation.
enum PlanStatus: Hashable {
  /// The plan can be bought, with this offer if there is one.
  case offered(Product.SubscriptionOffer?)
  /// The plan is active and renews at this instant.
  case renews(Instant)
  /// The plan is active. The plan named `to` replaces it at this instant.
  case changes(to: String, Instant)
  /// The plan is active and ends at this instant.
  case ends(Instant)
  /// The renewal could not be charged, and the plan stays active until the grace period ends.
  case grace(until: Instant)
  /// The last plan of the customer: its renewal could not be charged, and billing retries continue
  /// until this instant.
  case retries(Product.SubscriptionOffer?, until: Instant)
  /// The plan begins when the active plan ends. The instant is `nil` while the charge for that
  /// period has not succeeded.
  case next(Instant?)
  /// The plan can be displayed but cannot be bought.
  case unavailable(Product.Unavailability)

  @MainActor
  init(
    _ product: Product,
    _ status: SubscriptionStatus?,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil,
    offering offer: Product.SubscriptionOffer?,
    in session: StoreSession
  ) {
    if let unavailability = product.unavailability {
      self = .unavailable(unavailability)
      return
    }
    guard let status else {
      self = .offered(offer)
      return
    }
    let info = status.renewalInfo
    let isHeld = info.currentProductID == product.id && status.isBilled(as: billingPlan)
    guard status.state.isEntitled else {
      let retriesUntil = isHeld ? info.billingRetryEndsAt : nil
      self = retriesUntil.map { .retries(offer, until: $0) } ?? .offered(offer)
      return
    }
    let graceEnd = status.currentGracePeriodEnd
    if isHeld, let graceEnd {
      self = .grace(until: graceEnd)
      return
    }
    let end = info.termEnd
    let isNext = info.productAfterTerm == product.id && info.isBilledAfterTerm(as: billingPlan)
    switch (isHeld, info.productAfterTerm) {
    case (true, _) where isNext: self = .renews(end)
    case (true, let other?): self = .changes(to: session.name(of: other), end)
    case (true, nil): self = .ends(end)
    case (false, _) where isNext: self = .next(graceEnd == nil ? end : nil)
    case (false, _): self = .offered(offer)
    }
  }

  /// Whether the plan is active, also in a grace period.
  var isCurrent: Bool {
    switch self {
    case .renews, .changes, .ends, .grace: true
    case .offered, .retries, .next, .unavailable: false
    }
  }

  /// Whether buying the plan now has an effect: it starts the plan, cancels a pending change, or
  /// turns renewal on again. If so, the store displays the plan's terms.
  var canBeBought: Bool {
    switch self {
    case .offered, .retries, .changes, .ends: true
    case .renews, .grace, .next, .unavailable: false
    }
  }

  /// Whether the plan can be displayed but not bought. ``upcomingChangeText(_:_:)`` is then the
  /// reason, which begins with the text of the badge.
  var isUnavailable: Bool { if case .unavailable = self { true } else { false } }

  /// Whether ``badge(_:)`` returns a text.
  var hasBadge: Bool { if case .offered(nil) = self { false } else { true } }

  /// Returns the short badge beside the plan's name; `nil` if the plan has no badge.
  func badge(_ words: Words) -> String? {
    switch self {
    case .offered(let offer): offer.map { words.price(of: $0) }
    case .renews, .changes, .ends, .grace: words[.yourPlan]
    case .retries(let offer, _): offer.map { words.price(of: $0) } ?? words[.paymentFailed]
    case .next: words[.nextPlan]
    case .unavailable: words[.notForSale]
    }
  }

  /// Returns a sentence about what happens to the plan next; `nil` if nothing is scheduled.
  func upcomingChangeText(_ words: Words, _ dates: DateText) -> String? {
    switch self {
    case .offered: nil
    case .renews(let end): words.text(.renews, dates.day(end))
    case .changes(let other, let end): words.text(.renewsTo, other, dates.day(end))
    case .ends(let end): words.text(.ends, dates.day(end))
    case .grace(let end): words.text(.inGrace, dates.day(end))
    case .retries(_, let end): words.text(.inRetry, dates.day(end))
    case .next(let start): start.map { words.text(.takesEffectOn, dates.day($0)) }
    case .unavailable(let reason): words.reason(for: reason)
    }
  }
}

extension SubscriptionStatus {
  /// Returns whether the subscription is billed according to a billing plan; `true` for `nil`.
  fileprivate func isBilled(
    as billingPlan: Product.SubscriptionInfo.BillingPlanType?
  ) -> Bool { billingPlan == nil || transaction.billingPlan == billingPlan }
}

extension RenewalInfo {
  /// Returns whether the subscription will be billed according to a billing plan after the present
  /// term; `true` for `nil`.
  fileprivate func isBilledAfterTerm(
    as billingPlan: Product.SubscriptionInfo.BillingPlanType?
  ) -> Bool {
    billingPlan == nil || (commitment?.billingPlan ?? renewalBillingPlan) == billingPlan
  }
}
