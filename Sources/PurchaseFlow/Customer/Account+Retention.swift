import StoreModel

/// Retention offers: discounts of the present plan that the App Store shows on the page that
/// confirms a cancellation.
///
/// A configuration file has no list of retention offers, so a promotional offer of the plan takes
/// their place (R49, O14).
extension Account {
  /// Returns the offers that the App Store shows before it cancels the subscription of a group, the
  /// best offer first (O12). Empty if the customer cannot cancel or is not eligible.
  ///
  /// These are the promotional offers of the customer's plan in ``StoreSettings/retentionOffers``.
  public func retentionOffers(in group: GroupID) -> [Product.SubscriptionOffer] {
    guard let index = lineIndex(group), canBeRetained(lines[index]) else { return [] }
    let id = lines[index].plan.productID
    let plan = store.products.first { $0.id == id && $0.subscription != nil }
    let isMonthly = lines[index].plan.isBilledMonthly
    let ids = catalog.offers(of: id, billedMonthly: isMonthly).promotional.bestFirst()
      .filter { $0.terms != nil && store.settings.retentionOffers.contains($0.id) }
      .map(\.id)
    let offers =
      isMonthly
      ? plan?.subscription?.monthlyTerms?.subscriptionOffers.filter { $0.type == .promotional }
      : plan?.subscription?.promotionalOffers
    return offers?.inOrder(of: ids) ?? []
  }

  /// Accepts an offer instead of cancelling the subscription (R49). The offer starts at the next
  /// renewal.
  mutating func acceptRetentionOffer(
    _ id: String,
    _ group: GroupID,
    at now: Instant,
    log: inout [StoreEvent]
  ) {
    guard let index = lineIndex(group), lines[index].state.isEntitled else {
      return refuse(.notSubscribed(group), group: group, at: now, log: &log)
    }
    guard lines[index].renewsAfterTerm else {
      log.append(event(.refused(.autoRenewAlreadyOff(group)), ofLine: index, at: now))
      return
    }
    let held = lines[index].plan
    let offers = catalog.offers(of: held.productID, billedMonthly: held.isBilledMonthly).promotional
    guard canBeRetained(lines[index]), let terms = offers.first(where: { $0.id == id })?.terms
    else {
      log.append(event(.refused(.offerNotAvailable(id)), ofLine: index, at: now))
      return
    }
    lines[index].dropPendingChange()
    lines[index].waitingOffers = [WaitingOffer(terms.reported(as: retentionType))]
    log.append(event(.offerRedeemed, ofLine: index, at: now, .offerRedeemed))
  }

  /// Returns whether the customer is eligible for a retention offer (O14).
  private func canBeRetained(_ line: SubscriptionLine) -> Bool {
    guard line.state.isEntitled, line.renewsAfterTerm, !line.isShared else { return false }
    return switch store.policies.retentionOfferKind {
    case .retention: line.periodPrice > 0
    case .promotional: true
    }
  }

  /// The type that an accepted offer has in transactions.
  private var retentionType: Transaction.OfferType {
    switch store.policies.retentionOfferKind {
    case .retention: .retention
    case .promotional: .promotional
    }
  }
}
