import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The model of the account's screen: the states that the customer can be put into, and the facts
/// about the customer.
@MainActor @Observable
final class AccountModel {
  let session: StoreSession
  let words: Words
  private let notices: NoticeModel
  let store: StoreScreenModel
  private let file: ConfigurationModel
  private let launch: AppLaunch
  /// The filter of the list of states.
  let filter = ListFilter()
  /// The state that gets the focus; `nil` for the customer's present state.
  var selected: CustomerState?
  /// Whether the focus is in the list of facts instead of the list of states.
  var isInFacts = false

  init(file: ConfigurationModel, launch: AppLaunch) {
    (store, self.file, self.launch) = (file.store, file, launch)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// The customer's state in the selected group; `nil` without a group.
  var customerState: CustomerState? {
    store.group.map { group in
      session.groupID(group).map { session.account.customerState(in: $0) } ?? .never
    }
  }

  /// Whether there is a selected group. Without a group there is no list of states.
  var hasGroup: Bool { store.group != nil }

  /// Whether the arrow keys choose a state.
  var isInStates: Bool { hasGroup && !isInFacts }

  /// Whether Enter puts the customer into another state: the focus is on a state that can be
  /// reached.
  var canEnterSelectedState: Bool {
    guard isInStates, let state = selected ?? customerState else { return false }
    return state != customerState && unavailableReason(for: state) == nil
  }

  /// The states that can be listed. The state within a commitment is missing if no plan of the file
  /// has that billing plan.
  var states: [CustomerState] {
    let hasCommitments = file.configuration.hasMonthlyBilling
    return CustomerState.allCases.filter { $0 != .commitment || hasCommitments }
  }

  /// The states whose name contains the filter's text.
  var shownStates: [CustomerState] {
    let text = filter.text.foldedForSearch
    guard !text.isEmpty else { return states }
    return states.filter { words.text($0.text).foldedForSearch.contains(text) }
  }

  /// The facts about the customer now.
  var facts: CustomerFacts { facts(of: session.account) }

  /// Returns the facts about an account.
  func facts(of account: Account) -> CustomerFacts {
    CustomerFacts(
      account: account,
      catalog: session.catalog,
      productName: { [session] in session.name(of: $0) },
      words: words,
      dates: session.dateText(in: words)
    )
  }

  /// Returns why the customer cannot be put into a state; `nil` if the customer can.
  func unavailableReason(for state: CustomerState) -> String? {
    guard let group = store.group else { return words.text(AccountText.unavailableNoGroup) }
    guard let id = session.groupID(group) else {
      return state == .never ? nil : words.text(AccountText.unavailableNoPlans)
    }
    return session.account.unavailableReason(for: state, in: id)?.text(in: words)
  }

  /// The reasons why the customer cannot be put into states of the selected group. States without a
  /// reason are missing. Reading this property is faster than calling `unavailableReason(for:)` for
  /// each state.
  var unavailableReasons: [CustomerState: String] {
    guard let id = store.group.flatMap(session.groupID) else {
      return CustomerState.allCases.reduce(into: [:]) { $0[$1] = unavailableReason(for: $1) }
    }
    return session.account.unavailableReasons(in: id).mapValues { $0.text(in: words) }
  }

  /// The reason that blocks every state that needs a plan; `nil` if the states have different
  /// reasons or none.
  var statesUnavailableReason: String? {
    guard let group = store.group else { return nil }
    let account = session.account
    let hasPlans = session.groupID(group).map {
      account.unavailableReason(for: .subscribed, in: $0) != .noPlans
    }
    return hasPlans == true ? nil : words.text(AccountText.unavailableNoPlans)
  }

  /// Puts the customer into a state of the selected group. Shows a notice with the result or the
  /// reason.
  func moveCustomer(into state: CustomerState) {
    guard let group = store.group else {
      return notices.remark = words.text(AccountText.unavailableNoGroup)
    }
    let before = session.simulation.history
    do throws(CustomerStateUnavailableReason) {
      try session.asUndoGroup { () throws(CustomerStateUnavailableReason) in
        try session.moveCustomer(into: state, in: group)
        launch.launchIfNeeded()
      }
    } catch {
      return notices.remark = error.text(in: words)
    }
    if session.simulation.history != before {
      let name = words.text(state.text)
      let entered = words.text(AccountText.stateEntered, group.displayName, name)
      notices.remark = [entered, newMessages].compactMap(\.self).joined(separator: " · ")
    } else if customerState == state {
      notices.remark = words.text(AccountText.stateAlready)
    } else {
      notices.remark = nil
    }
  }

  /// A text that names the messages that wait to be shown; `nil` if there are none. A state
  /// shows no message over the screen.
  private var newMessages: String? {
    let titles = session.account.messages.map { words.text(MessagesText($0.reason)) }
    guard !titles.isEmpty else { return nil }
    return words.text(AccountText.stateMessages, words.enumeration(titles))
  }
}

extension StoreConfiguration {
  /// Whether a plan can be billed monthly with a 12-month commitment.
  fileprivate var hasMonthlyBilling: Bool {
    subscriptions.contains { plan in
      plan.billingPlans.contains { $0.type == .monthly && $0.isEnabled }
    }
  }
}
