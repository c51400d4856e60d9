import PurchaseFlow
import StoreModel
import StoreViews

/// When the customer comes back to the app. It launches again
///
/// - when the browser opens a customer who is kept,
/// - after the clock was moved,
/// - after the customer was put into a state,
///
/// and only where the App Store has something to tell at a launch: an offer to come back that
/// the customer has not been told of since the subscription ended. So neither the history nor
/// the timeline fills with launches. An app that was closed is opened in any case, since what
/// the browser shows is the app. What led there is one step with the launch.
extension BrowserModel {
  /// Moves the clock to the next thing that happens by itself. The customer comes back then.
  func advanceToNextEvent() {
    session.asOneStep {
      session.advanceToNextEvent()
      comeBack()
    }
  }

  /// Moves the clock as a person wrote it. The customer comes back then. Back it goes as by
  /// the timeline: what is later is taken back.
  ///
  /// - Returns: Why it could not be moved, in words; `nil` when it was.
  func move(_ move: ClockMove) -> String? {
    let target = move.target(from: session.now, in: account.store.zone)
    guard target >= session.now else { return goBack(to: target) }
    var refusal: Refusal?
    session.asOneStep {
      refusal = session.move(move)
      if refusal == nil { comeBack() }
    }
    return refusal.map { words.line(for: $0, dates) }
  }

  private func goBack(to instant: Instant) -> String? {
    if let start = session.simulation.history.entries.first?.instant, instant < start {
      return words.text(BrowserText.clockBeforeStart, dates.moment(start))
    }
    session.goBack(to: instant)
    return nil
  }

  /// Opens the app to a customer who is kept; what they are told at its launch is news.
  func open() {
    let before = account.messages
    session.asOneStep { comeBack() }
    noteMessages(before: before, now: account.messages)
  }

  /// The customer comes back to the app: it launches, where there is something to tell.
  func comeBack() {
    let isClosed = !account.isAppRunning
    guard isClosed || hasNewsForLaunch else { return }
    if !isClosed, session.perform(.quitApp, isTold: false) == nil { return }
    session.perform(.launchApp, isTold: false)
  }

  /// Whether a launch would tell of an offer that the customer has not heard of.
  private var hasNewsForLaunch: Bool {
    let account = account
    return account.purchaseIntents.isEmpty
      && account.lines.contains { line in
        !line.isShared && !account.eligibleWinBackOfferIDs(in: line.group).isEmpty
          && !account.messages.contains { $0.reason == .winBackOffer && $0.group == line.group }
          && !wasToldOfOffer(since: line.periodEnd, in: line.group)
      }
  }

  private func wasToldOfOffer(since instant: Instant, in group: GroupID) -> Bool {
    session.simulation.history.entries.reversed().prefix { $0.instant >= instant }
      .contains { $0.action == .showMessage(.winBackOffer, group) }
  }
}
