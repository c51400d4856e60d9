import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The last notice, and the simulated date with the customer's state.
struct StatusLines: View {
  let store: StoreScreenModel
  let screenSize: ScreenSizeModel
  /// Whether the line with the customer's state is visible.
  let showsCustomer: Bool
  let width: Int

  var body: some View {
    VStack(alignment: .leading) {
      if let notice = store.notices.text {
        Text(notice).foregroundStyle(.badge).lineLimit(noticeLines)
      }
      if showsCustomer { CustomerLine(store: store, width: width) }
    }
    .padding(.horizontal, .cells(1))
    .excludedFromSheets(store.notices.text != nil)
  }

  /// The maximum number of lines of a notice. On a low screen, a notice leaves more rows for the
  /// content. The numbers are this project's choice.
  private var noticeLines: Int { screenSize.isTall ? 4 : 2 }
}

/// The simulated date with the customer's state.
private struct CustomerLine: View {
  let store: StoreScreenModel
  let width: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: .cells(3)) {
        Text(date).bold()
        stateText
      }
      VStack(alignment: .leading) {
        Text(date).bold()
        stateText
      }
    }
  }

  private var isNarrow: Bool { width < ScreenSizeModel.narrowWidth }

  private var dates: DateText { store.session.dateText(in: store.words) }

  /// The simulated date, with the time of day if the width allows. The time matters when billing
  /// periods last minutes.
  private var date: String {
    let now = store.session.now
    if isNarrow { return dates.day(now) }
    return "\(dates.weekday(now)) \(dates.time(now))"
  }

  private var stateText: some View { Text(state).foregroundStyle(stateRole).lineLimit(2) }

  private var state: String {
    let words = store.words
    guard let status = store.displayedStatus else {
      return words.text(BrowserText.stateNotSubscribed)
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

  private var stateRole: ColorRole {
    guard let status = store.displayedStatus else { return .secondary }
    if !status.state.isEntitled { return .critical }
    if status.currentGracePeriodEnd != nil { return .warning }
    let info = status.renewalInfo
    return info.renewsAfterTerm && !info.isWithdrawn ? .success : .warning
  }
}
