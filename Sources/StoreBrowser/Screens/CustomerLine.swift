import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The clock with its mark and speed, the customer's state, and on the store's screen the control
/// style with its placement.
///
/// If the line does not fit on one row otherwise, it leaves out an automatic placement, then the
/// weekday, then any placement. If that is not enough, the state gets a second row, or with few rows
/// the line leaves out the style. While the clock plays, there is no second row; the line leaves out
/// the speed, the plan's name and the style instead.
///
/// An inner view reads the appearance, so that a change of the appearance does not create the texts
/// of the clock and of the customer's state again.
struct CustomerLine: View {
  let store: StoreScreenModel
  let player: ClockPlayer
  let navigation: NavigationModel
  let width: Int
  /// Whether a second row may show the state only to keep the style on the screen.
  let isSpacious: Bool

  var body: some View {
    ArrangedCustomerLine(
      texts: CustomerTexts(dates: dates, states: states, speeds: speeds),
      store: store,
      player: player,
      navigation: navigation,
      width: width,
      isSpacious: isSpacious
    )
  }

  private var isNarrow: Bool { width < ScreenSizeModel.narrowWidth - 2 }

  /// The simulated date, the longest text first. The time of day matters when billing periods last
  /// minutes. A narrow line has only the day.
  private var dates: [String] {
    let (now, dates) = (store.session.now, store.session.dateText(in: store.words))
    if isNarrow { return [dates.day(now)] }
    // While the clock runs, the time has a constant width, so that the texts beside it do not move.
    let time = dates.time(now, withSeconds: player.isRunning ? player.speed == .second : nil)
    return [dates.weekday(now), dates.date(now)].map { "\($0) \(time)" }
  }

  /// The customer's state, with the name of the plan first.
  private var states: [CustomerTexts.State] {
    (player.isRunning && !isNarrow ? [false, true] : [isNarrow]).map { isNarrow in
      let state = CustomerStateText(store: store, isNarrow: isNarrow)
      return CustomerTexts.State(text: state.text, role: state.role)
    }
  }

  /// The texts of the speed, the longest first; the last one is empty.
  private var speeds: [String] { player.isRunning ? player.speedNames + [""] : [""] }
}

/// The texts of the clock and of the customer's state.
struct CustomerTexts {
  /// The customer's state with its colour.
  struct State {
    let text: String
    let role: ColorRole
  }

  /// The simulated date, the longest text first.
  let dates: [String]
  /// The customer's state, the longest text first.
  let states: [State]
  /// The speed of the clock, the longest text first; the last one is empty.
  let speeds: [String]
}
