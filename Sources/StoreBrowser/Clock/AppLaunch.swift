import PurchaseFlow
import StoreModel
import StoreViews

/// The launches of the customer's app. The app launches after these events:
///
/// - The browser opens a saved customer.
/// - The clock was moved.
/// - The customer was put into a state.
///
/// The same event does not launch an app that is already running, unless the launch would announce
/// a new win-back offer. Otherwise launches would fill the history and the timeline. An app that
/// was quit always launches, because the browser shows the app. One undo reverts both the launch
/// and the event.
@MainActor
struct AppLaunch {
  let session: StoreSession

  /// Launches the app if it was quit or if the launch would announce an offer.
  func launchIfNeeded() {
    let isClosed = !session.account.isAppRunning
    guard isClosed || hasNewsForLaunch else { return }
    if !isClosed, session.perform(.quitApp, isAnnounced: false) == nil { return }
    session.perform(.launchApp, isAnnounced: false)
  }

  /// Whether a launch would announce a win-back offer that the customer has not yet seen.
  private var hasNewsForLaunch: Bool {
    let account = session.account
    return account.purchaseIntents.isEmpty
      && account.lines.contains { line in
        !line.isShared && !account.eligibleWinBackOfferIDs(in: line.group).isEmpty
          && !account.messages.contains { $0.reason == .winBackOffer && $0.group == line.group }
          && !wasOfferAnnounced(since: line.periodEnd, in: line.group)
      }
  }

  private func wasOfferAnnounced(since instant: Instant, in group: GroupID) -> Bool {
    session.simulation.history.entries.reversed().prefix { $0.instant >= instant }
      .contains { $0.action == .showMessage(.winBackOffer, group) }
  }
}
