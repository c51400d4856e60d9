import PurchaseFlow
import StoreModel
import StoreViews

/// The clock of the customer, as a person moves it.
@MainActor
struct CustomerClock {
  let session: StoreSession
  let words: Words
  let launch: AppLaunch

  /// Moves the clock to the next event that is due, at which the customer opens the app again.
  func advanceToNextEvent() {
    session.asUndoGroup {
      session.advanceToNextEvent()
      launch.launchIfNeeded()
    }
  }

  /// Moves the clock as a person wrote it. The customer comes back then. Back it goes as by
  /// the timeline: what is later is taken back.
  ///
  /// - Returns: Why it could not be moved, in words; `nil` when it was.
  func move(_ move: ClockMove) -> String? {
    let target = move.target(from: session.now, in: session.account.store.zone)
    guard target >= session.now else { return goBack(to: target) }
    var refusal: Refusal?
    session.asUndoGroup {
      refusal = session.move(move)
      if refusal == nil { launch.launchIfNeeded() }
    }
    return refusal.map { words.line(for: $0, dates) }
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  private func goBack(to instant: Instant) -> String? {
    if let start = session.simulation.history.entries.first?.instant, instant < start {
      return words.text(BrowserText.clockBeforeStart, dates.moment(start))
    }
    session.goBack(to: instant)
    return nil
  }
}
