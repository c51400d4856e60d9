import PurchaseFlow
import StoreModel
import StoreViews

extension MessagesModel {
  /// Performs the answer to a message. The message then counts as shown.
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

  /// Performs the customer's answer to the price increase that needs consent.
  func answerPriceIncrease(agrees: Bool) {
    guard let group = transactions.groupAwaitingConsent else { return }
    answer(
      .priceIncreaseConsent,
      of: group,
      with: .answerPriceIncrease(group, agree: agrees)
    )
  }

  /// Returns whether the message over the screen appeared automatically. Returns `false` if the
  /// person opened it from the list.
  private func isPresentedByItself(_ reason: Message.Reason, of group: GroupID) -> Bool {
    guard opened == nil, let shown = presented else { return false }
    return shown.reason == reason && shown.group == group
  }

  /// Opens the purchase sheet of a win-back offer in the store. The message about the offer then
  /// counts as shown.
  func openWinBackOffer(in group: GroupID) {
    guard let (plan, offer) = winBackOffer(in: group) else { return }
    let wasAutomatic = isPresentedByItself(.winBackOffer, of: group)
    closeMessage(.winBackOffer, of: group)
    noteShown(.winBackOffer, of: group, wasAutomatic: wasAutomatic)
    store.group = session.catalog.groups.first { session.account.group(of: $0) == group }
    navigation.screen = .store
    store.selection = plan.id
    session.requestPurchase(
      of: plan,
      with: offer,
      billedAs: session.account.billingPlanOfOffers(for: plan)
    )
  }

  /// Returns the first win-back offer that the customer is eligible for, and its plan. The offer
  /// belongs to the billing plan that the customer had.
  func winBackOffer(in group: GroupID) -> (plan: Product, offer: Product.SubscriptionOffer)? {
    guard let line = session.account.line(group),
      let id = session.account.eligibleWinBackOfferIDs(in: group).first,
      let plan = session.catalog.product(id: line.plan.productID),
      let offer = session.account
        .eligibleOffers(for: plan, billedAs: session.account.billingPlanOfOffers(for: plan))
        .first(where: { $0.type == .winBack && $0.id == id })
    else { return nil }
    return (plan, offer)
  }

  /// The group with a failed renewal, preferably the selected message's group.
  var groupWithBillingIssue: GroupID? {
    group(preferring: chosen?.group) { $0.hasUnpaidRenewal }
  }

  /// The group with a win-back offer, preferably the selected message's group.
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

  /// The reason why there is no billing issue to fix; `nil` if there is an issue.
  var billingUnavailableReason: String? {
    groupWithBillingIssue == nil ? words.text(MessagesText.needsIssue) : nil
  }

  /// The reason why there is no win-back offer; `nil` if there is an offer.
  var winBackUnavailableReason: String? {
    groupWithWinBackOffer == nil ? words.text(MessagesText.needsOffer) : nil
  }
}
