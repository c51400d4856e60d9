import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The clock with its mark and speed, the customer's state, and on the store's screen the control
/// style with its placement.
///
/// If the line does not fit on one row otherwise, it leaves out an automatic placement, then the
/// weekday, then any placement. If that is not enough, the state has a row of its own. The line of a
/// playing clock stays on one row: it leaves out the speed, the plan's name and the style instead.
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
    let state: CustomerStateText
    var speed = ""
    var appearance: String?
    var hasTwoRows = false
  }

  var body: some View {
    let layout = layout
    VStack(alignment: .leading) {
      HStack(spacing: .cells(Self.gap)) {
        clock(layout).fixedSize()
        if !layout.hasTwoRows { stateText(layout.state).layoutPriority(1) }
        if let appearance = layout.appearance {
          Text(verbatim: appearance).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      if layout.hasTwoRows { stateText(layout.state) }
    }
  }

  private func clock(_ layout: Layout) -> some View {
    HStack(spacing: .cells(1)) {
      ClockButton(player: player)
      Text(layout.date).bold()
      if !layout.speed.isEmpty { Text(layout.speed).foregroundStyle(.secondary) }
    }
  }

  private func stateText(_ state: CustomerStateText) -> some View {
    Text(state.text).foregroundStyle(state.role).lineLimit(2)
  }

  // MARK: Layout

  private var isNarrow: Bool { width < ScreenSizeModel.narrowWidth - 2 }

  /// The most complete layout that fits.
  private var layout: Layout {
    let (withStyle, withoutStyle) = (layouts(appearances), layouts([]))
    if !appearances.isEmpty {
      if let layout = withStyle.first(where: fitsOnOneRow) { return layout }
      // On a low screen, a second row would take a row from the store.
      if isTall, !player.isRunning, var layout = withStyle.first(where: fitsOnTwoRows) {
        layout.hasTwoRows = true
        return layout
      }
    }
    if let layout = withoutStyle.first(where: fitsOnOneRow) { return layout }
    var layout = withoutStyle.first(where: fitsOnTwoRows) ?? withoutStyle[withoutStyle.count - 1]
    layout.hasTwoRows = true
    return layout
  }

  /// Returns all layouts in the order in which they are tried.
  private func layouts(_ appearances: [String]) -> [Layout] {
    let (dates, speeds) = (dates, speeds)
    return states.flatMap { state in
      speeds.flatMap { speed in
        pairs(dates, appearances).map { date, appearance in
          Layout(date: date, state: state, speed: speed, appearance: appearance)
        }
      }
    }
  }

  /// Returns the dates with the appearances, in the order in which they are tried.
  private func pairs(_ dates: [String], _ appearances: [String]) -> [(String, String?)] {
    guard !appearances.isEmpty else { return dates.map { ($0, nil) } }
    let canOmitPlacement = store.appearance.placement == "automatic"
    let whole = canOmitPlacement ? appearances : Array(appearances.prefix(1))
    return (dates.flatMap { date in whole.map { (date, $0) } })
      + (dates.flatMap { date in appearances.dropFirst(whole.count).map { (date, $0) } })
  }

  private func fitsOnOneRow(_ layout: Layout) -> Bool { fits(layout, layout.state.text) }

  private func fitsOnTwoRows(_ layout: Layout) -> Bool { fits(layout, nil) }

  /// Returns whether a layout fits on one row, with the state if it is in the same row.
  private func fits(_ layout: Layout, _ state: String?) -> Bool {
    let parts = [layout.date, state, layout.appearance].compactMap(\.self)
    let texts = parts + (layout.speed.isEmpty ? [] : [" " + layout.speed])
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

  /// The customer's state, with the name of the plan first.
  private var states: [CustomerStateText] {
    (player.isRunning && !isNarrow ? [false, true] : [isNarrow]).map { isNarrow in
      CustomerStateText(store: store, isNarrow: isNarrow)
    }
  }

  /// The texts of the speed, the longest first; the last one is empty.
  private var speeds: [String] { player.isRunning ? player.speedNames + [""] : [""] }

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
