import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the application remembers beside the store: which of its own sheets are open,
/// and whether it is to end.
@MainActor @Observable
final class BrowserModel {
  let session: StoreSession
  let group: SubscriptionGroup?
  /// The chosen plan; kept here so that it outlives a window that is too small for the
  /// store.
  var selection: Product.ID?
  /// How the store is shown.
  var look: StoreLook
  /// The program's own words.
  let words: Words
  var isHelpShown = false
  var isClockPromptShown = false
  /// The exit code, once the person has left.
  var exitCode: Int32?

  init(
    session: StoreSession,
    group: SubscriptionGroup?,
    selection: Product.ID?,
    look: StoreLook,
    words: Words
  ) {
    self.session = session
    self.group = group
    self.selection = selection
    self.look = look
    self.words = words
  }

  /// What the keys are for at the moment.
  var context: KeyBinding.Context {
    if session.requestedProduct != nil { return .purchase }
    if isHelpShown || session.openPolicy != nil { return .reading }
    if isClockPromptShown { return .clock }
    return .store
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// Where the customer stands in the group on screen.
  var status: SubscriptionStatus? { group.flatMap { session.status(in: $0) } }

  /// Whether the file has a policy to read.
  var hasPolicies: Bool {
    let policies = session.catalog.policies
    return policies.licenseAgreement != nil || policies.hasPrivacyPolicy
  }

  /// Whether there is anything to choose from.
  var hasPlans: Bool { group.map { !$0.products.isEmpty } ?? false }

  /// Whether a subscription of the group is in force.
  var isSubscribed: Bool { status?.state.isEntitled ?? false }

  /// The chosen plan.
  var chosenPlan: Product? {
    guard let group else { return nil }
    return group.products.first { $0.id == selection }
      ?? group.products.first(where: session.canBuy) ?? group.products.first
  }

  /// Whether subscribing to the chosen plan would do anything.
  var canSubscribe: Bool { chosenPlan.map { session.canBuy($0) } ?? false }

  /// Says why Enter buys nothing.
  func explainWhyNotToSubscribe() {
    if let chosenPlan { session.explainWhyNotToBuy(chosenPlan) }
  }

  /// Turns auto-renew off where it is on, else on.
  func toggleAutoRenew() {
    guard let group else { return }
    let isOn = status.map { $0.state.isEntitled && $0.renewalInfo.willAutoRenew } ?? true
    session.setAutoRenew(!isOn, in: group)
  }
}
