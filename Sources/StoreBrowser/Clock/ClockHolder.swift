import PurchaseFlow
import StoreViews
import TerminalUI

/// Holds the playing clock while a sheet is open over the screen, and lets it continue from the
/// customer's time after an action.
struct ClockHolder: View {
  let player: ClockPlayer
  let session: StoreSession
  let keyContext: KeyContext
  let screenSize: ScreenSizeModel

  var body: some View {
    Color.clear
      .onChange(of: holdsClock) { player.hold($1) }
      .onChange(of: moments) { before, now in
        guard let before, let now else { return }
        player.followMove(from: before.now, to: now.now)
      }
  }

  /// Whether something covers the screen: a sheet, an alert, a panel over the store, or the card of
  /// a window that is too small.
  private var holdsClock: Bool {
    if screenSize.isTooSmall { return true }
    switch keyContext.current {
    case .screen, .search: return false
    case .purchase, .prompt, .alert, .reading, .appearance, .groupSheet: return true
    }
  }

  /// The moments that decide how the clock continues.
  private struct Moments: Equatable {
    let now: Instant
    let nextEvent: Instant?
  }

  /// `nil` while the clock is paused, when nothing needs to be compared.
  private var moments: Moments? {
    guard player.isPlaying else { return nil }
    let simulation = session.simulation
    return Moments(now: simulation.now, nextEvent: simulation.nextEventInstant)
  }
}
