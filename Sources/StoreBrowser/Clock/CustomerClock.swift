import PurchaseFlow
import StoreModel
import StoreViews

/// The customer's clock, with the actions that move it.
@MainActor
struct CustomerClock {
  let session: StoreSession
  let words: Words
  let launch: AppLaunch

  /// Moves the clock to the next due event, and launches the app if necessary.
  func advanceToNextEvent() {
    session.asUndoGroup {
      session.advanceToNextEvent()
      launch.launchIfNeeded()
    }
  }

  /// Moves the clock to the typed date, or by the typed duration. A move into the past undoes all
  /// later events, as on the timeline. A move into the future launches the app if necessary.
  ///
  /// - Returns: The reason why the clock did not move; `nil` if it moved.
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

  /// The formatter of dates in the program's language.
  var dates: DateText { session.dateText(in: words) }

  private func goBack(to instant: Instant) -> String? {
    if let start = session.simulation.history.entries.first?.instant, instant < start {
      return words.text(BrowserText.clockBeforeStart, dates.moment(start))
    }
    session.goBack(to: instant)
    return nil
  }
}
