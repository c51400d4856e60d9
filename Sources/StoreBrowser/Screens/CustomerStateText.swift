import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The customer's state in words, with its colour.
@MainActor
struct CustomerStateText {
  let store: StoreScreenModel
  /// Whether the plan's name is left out.
  let isNarrow: Bool

  private var dates: DateText { store.session.dateText(in: store.words) }

  /// The state; empty for a file without plans, to which nobody can subscribe.
  var text: String {
    let words = store.words
    guard let status = store.displayedStatus else {
      return store.showsPlans ? words.text(BrowserText.stateNotSubscribed) : ""
    }
    let plan = store.session.name(of: status.transaction.productID)
    let end = dates.day(status.renewalInfo.termEnd)
    let state: String
    switch (status.currentGracePeriodEnd, status.transaction.offer?.paymentMode) {
    case (let until?, _):
      state = words.text(BrowserText.stateGrace, dates.day(until))
    case _ where status.state == .inBillingRetryPeriod:
      let until = status.renewalInfo.billingRetryEndsAt ?? status.renewalInfo.renewsAt
      state = words.text(BrowserText.stateRetry, dates.day(until))
    case _ where status.state == .revoked:
      state = words.text(BrowserText.stateRevoked)
    case _ where !status.state.isEntitled: state = words.text(BrowserText.stateExpired, end)
    case _ where !status.renewalInfo.renewsAfterTerm:
      state = words.text(BrowserText.stateAutoRenewOff, end)
    case _ where status.renewalInfo.isWithdrawn:
      state = words.text(BrowserText.stateWithdrawn, end)
    case (nil, .freeTrial?): state = words.text(BrowserText.stateFreeTrial, end)
    case (nil, _?): state = words.text(BrowserText.stateOffer, end)
    case (nil, nil): return words.text(BrowserText.stateSubscribed, plan)
    }
    return isNarrow ? state : words.text(BrowserText.stateOfPlan, plan, state)
  }

  var role: ColorRole {
    guard let status = store.displayedStatus else { return .secondary }
    if !status.state.isEntitled { return .critical }
    if status.currentGracePeriodEnd != nil { return .warning }
    let info = status.renewalInfo
    return info.renewsAfterTerm && !info.isWithdrawn ? .success : .warning
  }
}
