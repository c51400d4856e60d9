import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The clock with its mark and speed, the customer's state, and on the store's screen the control
/// style with its placement.
///
/// If the line does not fit on one row otherwise, it leaves out an automatic placement, then the
/// weekday, then any placement. If that is not enough, the state has a row of its own.
struct CustomerLine: View {
  let store: StoreScreenModel
  let player: ClockPlayer
  let navigation: NavigationModel
  let width: Int
  /// Whether a second row may show the state only to keep the style on the screen.
  let isTall: Bool
  @Environment(\.usesASCII) private var usesASCII

  /// The blank columns between two parts.
  private static let gap = 3

  /// The texts of the line.
  private struct Layout {
    let date: String
    var appearance: String?
    var hasTwoRows = false
  }

  var body: some View {
    let state = CustomerStateText(store: store, isNarrow: isNarrow)
    let layout = layout(beside: state.text)
    VStack(alignment: .leading) {
      HStack(spacing: .cells(Self.gap)) {
        clock(layout.date).fixedSize()
        if !layout.hasTwoRows { stateText(state).layoutPriority(1) }
        if let appearance = layout.appearance {
          Text(verbatim: appearance).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      if layout.hasTwoRows { stateText(state) }
    }
  }

  private func clock(_ date: String) -> some View {
    HStack(spacing: .cells(1)) {
      ClockButton(player: player)
      Text(date).bold()
      if let speed { Text(speed).foregroundStyle(.secondary) }
    }
  }

  private func stateText(_ state: CustomerStateText) -> some View {
    Text(state.text).foregroundStyle(state.role).lineLimit(2)
  }

  // MARK: Layout

  private var isNarrow: Bool { width < ScreenSizeModel.narrowWidth - 2 }

  private func layout(beside state: String) -> Layout {
    let dates = dates
    for (date, appearance) in pairs(dates, appearances) where fits([date, state, appearance]) {
      return Layout(date: date, appearance: appearance)
    }
    // On a low screen, a second row would take a row from the store.
    for (date, appearance) in pairs(dates, appearances) where isTall && fits([date, appearance]) {
      return Layout(date: date, appearance: appearance, hasTwoRows: true)
    }
    if let date = dates.first(where: { fits([$0, state]) }) { return Layout(date: date) }
    return Layout(date: dates.first { fits([$0]) } ?? dates.last ?? "", hasTwoRows: true)
  }

  /// Returns the dates with the appearances, in the order in which they are tried.
  private func pairs(_ dates: [String], _ appearances: [String]) -> [(String, String)] {
    let canOmitPlacement = store.appearance.placement == "automatic"
    let whole = canOmitPlacement ? appearances : Array(appearances.prefix(1))
    return (dates.flatMap { date in whole.map { (date, $0) } })
      + (dates.flatMap { date in appearances.dropFirst(whole.count).map { (date, $0) } })
  }

  private func fits(_ parts: [String]) -> Bool {
    let texts = parts + [speed.map { " \($0)" }].compactMap(\.self)
    let columns = texts.reduce(0) { $0 + TextWidth.columns($1, asciiOnly: usesASCII) }
    let sign = ClockButton.mark(isRunning: true, usesASCII: usesASCII)
    let mark = TextWidth.columns(sign, asciiOnly: usesASCII) + 1
    return mark + columns + Self.gap * (parts.count - 1) <= width
  }

  // MARK: Texts

  /// The simulated date, the longest text first. The time of day matters when billing periods last
  /// minutes. A narrow line has only the day.
  private var dates: [String] {
    let (now, dates) = (store.session.now, store.session.dateText(in: store.words))
    if isNarrow { return [dates.day(now)] }
    // The width stays the same while the clock runs, so that the texts beside the time stand still.
    let time = dates.time(now, withSeconds: player.isRunning ? player.speed == .second : nil)
    return [dates.weekday(now), dates.date(now)].map { "\($0) \(time)" }
  }

  private var speed: String? { player.isRunning ? player.speedName : nil }

  /// The control style with its placement, then the style alone. Empty on the other screens.
  private var appearances: [String] {
    guard navigation.screen == .store, store.group != nil else { return [] }
    let (style, placement) = (store.appearance.controlStyle, store.appearance.placement)
    // The automatic style in its automatic placement is named once.
    return style == placement ? [style] : ["\(style) · \(placement)", style]
  }
}

/// The mark of the clock, which plays or pauses it when clicked.
private struct ClockButton: View {
  let player: ClockPlayer
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.commandRunner) private var runner

  var body: some View {
    if let runner, let command {
      Button {
        runner.perform(command)
      } label: {
        mark
      }
      .buttonStyle(.borderless)
      .focusable(false)
      .accessibilityLabel(command.title(runner.words))
    } else {
      mark
    }
  }

  private var mark: Text {
    Text(verbatim: Self.mark(isRunning: player.isRunning, usesASCII: usesASCII))
      .foregroundStyle(player.isRunning ? ColorRole.success : ColorRole.secondary)
  }

  private var command: BrowserCommand? {
    let id = player.isPlaying ? "clock.pause" : "clock.play"
    return runner?.keyBindings.commands.first { $0.id == id }
  }

  /// Returns the mark of a clock that runs or is paused. Both have the same width.
  static func mark(isRunning: Bool, usesASCII: Bool) -> String {
    if usesASCII { return isRunning ? "> " : "||" }
    return isRunning ? "▶" : "‖"
  }
}
