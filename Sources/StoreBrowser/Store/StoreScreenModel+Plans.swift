import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension StoreScreenModel {
  /// The customer's status in the selected group.
  var status: SubscriptionStatus? { group.flatMap { session.status(in: $0) } }

  /// The status for the line below each screen: the status in the selected group. If the file has
  /// no group, the status of the latest subscription.
  var displayedStatus: SubscriptionStatus? {
    guard group == nil else { return status }
    let last = session.account.lines.max { $0.latestID < $1.latestID }
    return last.flatMap { session.account.status(for: $0.group).first }
  }

  /// Whether the file has policies.
  var hasPolicies: Bool { !session.catalog.policies.isEmpty }

  /// Whether the selected group has plans.
  var hasPlans: Bool { group.map { !$0.products.isEmpty } ?? false }

  /// Returns whether the arrow keys along an axis choose another plan while the store has the focus,
  /// or another product if the file has no plans.
  func choosesPlans(along axis: Axis) -> Bool {
    hasChoice && !hasFailedToLoad && keys.planAxis == axis
  }

  /// Whether the screen shows several plans, or several products if the file has no plans.
  private var hasChoice: Bool {
    (showsProducts ? productIDs.count : group?.products.count ?? 0) > 1
  }

  /// The selected plan. Default: the first plan that can be bought.
  var chosenPlan: Product? {
    guard let group else { return nil }
    return selection.flatMap { id in group.products.first { $0.id == id } }
      ?? group.products.first(where: session.canBuy) ?? group.products.first
  }

  /// Whether the customer can buy the selected plan.
  var canSubscribe: Bool { chosenPlan.map { session.canBuy($0) } ?? false }

  /// Whether the store shows that loading products failed. A store that is created with products
  /// does not load any.
  var hasFailedToLoad: Bool {
    guard session.hasFailedToLoad else { return false }
    switch content {
    case .plans(let group):
      return appearance.relationships != .all || !session.catalog.isAmbiguous(group)
    case .products: return true
    case .nothing: return false
    }
  }

  /// The reason why no plan of the store can be bought; `nil` if plans can be bought.
  var subscribeUnavailableReason: String? {
    hasFailedToLoad ? words[.loadingFailed] : plansUnavailableReason
  }

  /// The reason why the appearance of plans cannot change: the file has no plans. `nil` if the
  /// screen shows plans.
  var plansUnavailableReason: String? {
    showsPlans ? nil : words.text(BrowserText.noSubscriptions)
  }

  /// Opens the purchase sheet of the selected plan, or shows why it cannot be bought.
  func subscribe() {
    guard let chosenPlan else { return }
    if canSubscribe {
      session.requestPurchase(of: chosenPlan)
    } else {
      session.explainWhyNotToBuy(chosenPlan)
    }
  }

  /// Whether auto-renew of the customer's own subscription of the group can be switched.
  var canToggleAutoRenew: Bool {
    guard !isOnlyShared else { return false }
    return status?.state.isEntitled == true || status?.renewalInfo.isInBillingRetry == true
  }

  /// Whether the customer has no own subscription of the group, but one that the family shares.
  var isOnlyShared: Bool { status?.transaction.ownershipType == .familyShared }

  /// Turns auto-renew off if it is on, otherwise on. Auto-renew also counts as on during the grace
  /// period and billing retry.
  func toggleAutoRenew() {
    guard let group else { return }
    let isOn = status?.renewalInfo.renewsAfterTerm ?? true
    session.setAutoRenew(!isOn, in: group)
  }

  /// The reason why no other group can be selected; `nil` if another group can be selected.
  var groupUnavailableReason: String? {
    session.catalog.groups.count > 1 ? nil : words.text(BrowserText.onlyOneGroup)
  }

  /// Selects the next group of the file.
  func showNextGroup() {
    let groups = session.catalog.groups
    let index = groups.firstIndex { $0.position == group?.position } ?? 0
    let next = groups[(index + 1) % groups.count]
    (group, selection) = (next, nil)
    notices.remark = next.displayName
  }
}
