import PurchaseFlow
import StoreModel
import StoreViews

/// The launch of the app to which the customer comes back. It launches
///
/// - when the browser opens a customer who is kept,
/// - after the clock was moved,
/// - after the customer was put into a state,
///
/// and only where the App Store has something to tell at a launch: an offer to come back that
/// the customer has not been told of since the subscription ended. So neither the history nor
/// the timeline fills with launches. An app that was closed is opened in any case, since what
/// the browser shows is the app. What led there is one step with the launch.
@MainActor
struct AppLaunch {
  let session: StoreSession

  /// The customer comes back to the app: it launches, where there is something to tell.
  func launchIfNeeded() {
    let isClosed = !session.account.isAppRunning
    guard isClosed || hasNewsForLaunch else { return }
    if !isClosed, session.perform(.quitApp, isAnnounced: false) == nil { return }
    session.perform(.launchApp, isAnnounced: false)
  }

  /// Whether a launch would tell of an offer that the customer has not heard of.
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
