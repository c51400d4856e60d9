import PurchaseFlow
import StoreModel
import StoreViews

extension MessagesModel {
  /// Answers a message by doing something. Who answers it has seen it.
  func answer(_ reason: Message.Reason, of group: GroupID, with action: StoreAction) {
    if isPresentedByItself(reason, of: group) {
      closeMessage(reason, of: group)
      noteShown(reason, of: group, wasAutomatic: true)
      transactions.act(action)
    } else {
      closeMessage(reason, of: group)
      session.asUndoGroup {
        noteShown(reason, of: group, wasAutomatic: false)
        transactions.act(action)
      }
    }
  }

  /// The customer answers the price increase that they are asked about.
  func answerPriceIncrease(agrees: Bool) {
    guard let group = transactions.groupAwaitingConsent else { return }
    answer(
      .priceIncreaseConsent,
      of: group,
      with: .answerPriceIncrease(group, agree: agrees)
    )
  }

  /// Whether a message lies over the screen that was not opened from the list.
  private func isPresentedByItself(_ reason: Message.Reason, of group: GroupID) -> Bool {
    guard opened == nil, let shown = presented else { return false }
    return shown.reason == reason && shown.group == group
  }

  /// Opens the purchase sheet of the offer to come back, in the store. Who sees the offer has
  /// seen the message of it.
  func openWinBackOffer(in group: GroupID) {
    guard let (plan, offer) = winBackOffer(in: group) else { return }
    let wasAutomatic = isPresentedByItself(.winBackOffer, of: group)
    closeMessage(.winBackOffer, of: group)
    noteShown(.winBackOffer, of: group, wasAutomatic: wasAutomatic)
    store.group = session.catalog.groups.first { session.account.group(of: $0) == group }
    navigation.screen = .store
    store.selection = plan.id
    session.requestPurchase(of: plan, with: offer)
  }

  /// The first offer that a customer could come back with, and its plan.
  func winBackOffer(in group: GroupID) -> (plan: Product, offer: Product.SubscriptionOffer)? {
    guard let line = session.account.line(group),
      let id = session.account.eligibleWinBackOfferIDs(in: group).first,
      let plan = session.catalog.product(id: line.plan.productID),
      let offer = plan.subscription?.winBackOffers.first(where: { $0.id == id })
    else { return nil }
    return (plan, offer)
  }

  /// The group whose renewal could not be charged: that of the chosen message before others.
  var groupWithBillingIssue: GroupID? {
    group(preferring: chosen?.group) { $0.billingIssue != nil }
  }

  /// The group that a customer could come back to.
  var groupWithWinBackOffer: GroupID? {
    group(preferring: chosen?.group) { winBackOffer(in: $0.group) != nil }
  }

  private func group(
    preferring preferred: GroupID?,
    where holds: (SubscriptionLine) -> Bool
  ) -> GroupID? {
    let groups = session.account.lines.filter { !$0.isShared && holds($0) }.map(\.group)
    return groups.first { $0 == preferred } ?? groups.first
  }

  /// Why there is no payment to fix.
  var billingObstacle: String? {
    groupWithBillingIssue == nil ? words.text(MessagesText.needsIssue) : nil
  }

  /// Why there is no offer to come back.
  var winBackObstacle: String? {
    groupWithWinBackOffer == nil ? words.text(MessagesText.needsOffer) : nil
  }
}
