import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension StoreScreenModel {
  /// Where the customer stands in the group on screen.
  var status: SubscriptionStatus? { group.flatMap { session.status(in: $0) } }

  /// Where the customer stands, for the line below each screen: in the group on screen; where
  /// the file has no group any more, in the one that they subscribed to last.
  var displayedStatus: SubscriptionStatus? {
    guard group == nil else { return status }
    let last = session.account.lines.max { $0.latestID < $1.latestID }
    return last.flatMap { session.account.status(for: $0.group).first }
  }

  /// Whether the file has a policy to read.
  var hasPolicies: Bool { !session.catalog.policies.isEmpty }

  /// Whether there is anything to choose from.
  var hasPlans: Bool { group.map { !$0.products.isEmpty } ?? false }

  /// Whether the arrows along an axis choose a plan where the keys go to the store.
  func choosesPlans(along axis: Axis) -> Bool {
    hasPlans && !hasFailedToLoad && keys.planAxis == axis
  }

  /// The chosen plan.
  var chosenPlan: Product? {
    guard let group else { return nil }
    return selection.flatMap { id in group.products.first { $0.id == id } }
      ?? group.products.first(where: session.canBuy) ?? group.products.first
  }

  /// Whether subscribing to the chosen plan would do anything.
  var canSubscribe: Bool { chosenPlan.map { session.canBuy($0) } ?? false }

  /// Whether the store shows that its plans cannot be loaded. One that is given its plans has
  /// nothing to load.
  var hasFailedToLoad: Bool {
    guard session.hasFailedToLoad, let group else { return false }
    return appearance.relationships != .all || !session.catalog.isAmbiguous(group)
  }

  /// Why nothing can be subscribed to, whichever plan is chosen.
  var subscribeObstacle: String? {
    if hasFailedToLoad { return words[.loadingFailed] }
    return group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }

  /// Opens the purchase sheet of the chosen plan, or says why Enter buys nothing.
  func subscribe() {
    guard let chosenPlan else { return }
    if canSubscribe {
      session.requestPurchase(of: chosenPlan)
    } else {
      session.explainWhyNotToBuy(chosenPlan)
    }
  }

  /// Whether auto-renew of the group's subscription can be switched.
  var canToggleAutoRenew: Bool {
    status?.state.isEntitled == true || status?.renewalInfo.isInBillingRetry == true
  }

  /// Turns auto-renew off where it is on, as it is in grace and billing retry too; else on.
  func toggleAutoRenew() {
    guard let group else { return }
    let isOn = status?.renewalInfo.willAutoRenew ?? true
    session.setAutoRenew(!isOn, in: group)
  }

  /// Why there is no other group to show.
  var groupObstacle: String? {
    session.catalog.groups.count > 1 ? nil : words.text(BrowserText.onlyOneGroup)
  }

  /// Shows the next group of the file.
  func showNextGroup() {
    let groups = session.catalog.groups
    let index = groups.firstIndex { $0.position == group?.position } ?? 0
    let next = groups[(index + 1) % groups.count]
    (group, selection) = (next, nil)
    notices.remark = next.displayName
  }
}
