import PurchaseFlow
import StoreModel

/// What a plan is to the customer now.
enum PlanStatus: Hashable {
  /// One that can be bought.
  case offered(Product.SubscriptionOffer?)
  /// The one in force, which renews at a moment.
  case renews(Instant)
  /// The one in force, after which another begins at a moment.
  case changes(to: String, Instant)
  /// The one in force, which ends at a moment.
  case ends(Instant)
  /// The one in force although its renewal could not be paid, until a moment.
  case grace(until: Instant)
  /// The one last held, whose renewal could not be paid and is tried again until a moment.
  case retries(Product.SubscriptionOffer?, until: Instant)
  /// The one that begins when the one in force ends, at a moment where that is known: not
  /// while its charge has not gone through.
  case next(Instant?)
  /// One that can be shown but not be bought.
  case unavailable(Product.Unavailability)

  @MainActor
  init(
    _ product: Product,
    _ status: SubscriptionStatus?,
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
    guard status.state.isEntitled else {
      let retriesUntil = product.id == info.currentProductID ? info.billingRetryEndsAt : nil
      self = retriesUntil.map { .retries(offer, until: $0) } ?? .offered(offer)
      return
    }
    let graceEnd = status.currentGracePeriodEnd
    if product.id == info.currentProductID, let graceEnd {
      self = .grace(until: graceEnd)
      return
    }
    switch (product.id == info.currentProductID, info.autoRenewPreference) {
    case (true, product.id): self = .renews(info.renewsAt)
    case (true, let other?): self = .changes(to: session.name(of: other), info.renewsAt)
    case (true, nil): self = .ends(info.renewsAt)
    case (false, product.id):
      self = .next(graceEnd == nil ? info.renewsAt : nil)
    case (false, _): self = .offered(offer)
    }
  }

  /// Whether the plan is the one in force.
  var isCurrent: Bool {
    switch self {
    case .renews, .changes, .ends, .grace: true
    case .offered, .retries, .next, .unavailable: false
    }
  }

  /// Whether buying the plan now would do anything: begin it, take a waiting change back, or
  /// let it renew again. Its terms are then to be seen.
  var canBeBought: Bool {
    switch self {
    case .offered, .retries, .changes, .ends: true
    case .renews, .grace, .next, .unavailable: false
    }
  }

  /// The plan's mark and what follows, in words.
  func badge(_ words: Words) -> String? {
    switch self {
    case .offered(let offer): offer.map { words.price(of: $0) }
    case .renews, .changes, .ends, .grace: words[.yourPlan]
    case .retries(let offer, _): offer.map { words.price(of: $0) } ?? words[.paymentFailed]
    case .next: words[.nextPlan]
    case .unavailable: words[.notForSale]
    }
  }

  /// What will become of the plan, in words.
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
