import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The account's screen: the states that the customer can be put into, and what there is to know
/// of the customer.
@MainActor @Observable
final class AccountModel {
  let session: StoreSession
  let words: Words
  private let notices: NoticeModel
  let store: StoreScreenModel
  private let launch: AppLaunch
  /// What the states are narrowed to.
  let filter = ListFilter()
  /// The state that the focus is to come to; `nil` for the one that the customer is in.
  var selected: CustomerState?
  /// Whether the focus is in what there is to know of the customer, and not in the states.
  var isInFacts = false

  init(store: StoreScreenModel, launch: AppLaunch) {
    (self.store, self.launch) = (store, launch)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// What the customer is to the group that is looked at; `nil` without a group.
  var customerState: CustomerState? {
    store.group.map { group in
      session.groupID(group).map { session.account.customerState(in: $0) } ?? .never
    }
  }

  /// Whether there is a group, so that there are states to choose from.
  var hasGroup: Bool { store.group != nil }

  /// Whether keys choose among the states.
  var isInStates: Bool { hasGroup && !isInFacts }

  /// Those states that have what is searched for in their name.
  var shownStates: [CustomerState] {
    let text = filter.text.foldedForSearch
    guard !text.isEmpty else { return CustomerState.allCases }
    return CustomerState.allCases.filter { words.text($0.text).foldedForSearch.contains(text) }
  }

  /// What there is to know of the customer.
  var facts: CustomerFacts { facts(of: session.account) }

  /// What there is to know of an account of the customer's.
  func facts(of account: Account) -> CustomerFacts {
    CustomerFacts(
      account: account,
      catalog: session.catalog,
      productName: { [session] in session.name(of: $0) },
      words: words,
      dates: session.dateText(in: words)
    )
  }

  /// Why the customer can't be put into a state; `nil` where nothing speaks against it.
  func obstacle(to state: CustomerState) -> String? {
    guard let group = store.group else { return words.text(AccountText.obstacleNoGroup) }
    guard let id = session.groupID(group) else {
      return state == .never ? nil : words.text(AccountText.obstacleNoPlans)
    }
    return session.account.obstacle(to: state, in: id)?.text(in: words)
  }

  /// What speaks against each state of the group that is looked at; states that nothing speaks
  /// against are left out.
  var obstacles: [CustomerState: String] {
    guard let id = store.group.flatMap(session.groupID) else {
      return CustomerState.allCases.reduce(into: [:]) { $0[$1] = obstacle(to: $1) }
    }
    return session.account.obstacles(in: id).mapValues { $0.text(in: words) }
  }

  /// Why the customer can be put into no state that needs a plan; `nil` where that is not the
  /// same for all.
  var obstacleToStates: String? {
    guard let group = store.group else { return nil }
    let account = session.account
    let hasPlans = session.groupID(group).map {
      account.obstacle(to: .subscribed, in: $0) != .noPlans
    }
    return hasPlans == true ? nil : words.text(AccountText.obstacleNoPlans)
  }

  /// Puts the customer into a state of the group that is looked at, or says why that can't be.
  func moveCustomer(into state: CustomerState) {
    guard let group = store.group else {
      return notices.remark = words.text(AccountText.obstacleNoGroup)
    }
    let before = session.simulation.history
    do throws(CustomerStateObstacle) {
      try session.asUndoGroup { () throws(CustomerStateObstacle) in
        try session.moveCustomer(into: state, in: group)
        launch.launchIfNeeded()
      }
    } catch {
      return notices.remark = error.text(in: words)
    }
    if session.simulation.history != before {
      let name = words.text(state.text)
      notices.remark = words.text(AccountText.stateEntered, group.displayName, name)
    } else if customerState == state {
      notices.remark = words.text(AccountText.stateAlready)
    } else {
      notices.remark = nil
    }
  }
}
