import StoreModel
import StoreViews
import TerminalUI

/// The texts of the line and the store's appearance, in the most complete layout that fits.
struct ArrangedCustomerLine: View {
  let texts: CustomerTexts
  let store: StoreScreenModel
  let player: ClockPlayer
  let navigation: NavigationModel
  let width: Int
  /// Whether a second row may show the state only to keep the style on the screen.
  let isSpacious: Bool
  @Environment(\.usesASCII) private var usesASCII

  /// The blank columns between two parts.
  private static let gap = 3

  /// The texts of the line.
  private struct Layout {
    let date: String
    let state: CustomerTexts.State
    var speed = ""
    var appearance: String?
    var hasTwoRows = false
  }

  var body: some View {
    let layout = layout
    VStack(alignment: .leading) {
      HStack(spacing: .cells(Self.gap)) {
        ClockText(player: player, date: layout.date, speed: layout.speed).fixedSize()
        if !layout.hasTwoRows { stateText(layout.state).layoutPriority(1) }
        if let appearance = layout.appearance {
          Text(verbatim: appearance).foregroundStyle(.secondary).lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      if layout.hasTwoRows { stateText(layout.state) }
    }
  }

  private func stateText(_ state: CustomerTexts.State) -> some View {
    Text(state.text).foregroundStyle(state.role).lineLimit(2)
  }

  // MARK: Layout

  /// The most complete layout that fits.
  private var layout: Layout {
    let appearances = appearances
    if !appearances.isEmpty {
      let withStyle = layouts(appearances)
      if let layout = withStyle.first(where: fitsOnOneRow) { return layout }
      // With few rows, a second row would take a row from the store.
      if isSpacious, !player.isRunning, var layout = withStyle.first(where: fitsOnTwoRows) {
        layout.hasTwoRows = true
        return layout
      }
    }
    let withoutStyle = layouts([])
    if let layout = withoutStyle.first(where: fitsOnOneRow) { return layout }
    var layout = withoutStyle.first(where: fitsOnTwoRows) ?? withoutStyle[withoutStyle.count - 1]
    layout.hasTwoRows = true
    return layout
  }

  /// Returns all layouts in the order in which they are tried.
  private func layouts(_ appearances: [String]) -> [Layout] {
    texts.states.flatMap { state in
      texts.speeds.flatMap { speed in
        pairs(texts.dates, appearances).map { date, appearance in
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

  /// The control style with its placement, then the style alone. Empty on the other screens.
  private var appearances: [String] {
    guard navigation.screen == .store, store.group != nil else { return [] }
    let (style, placement) = (store.appearance.controlStyle, store.appearance.placement)
    // The automatic style in its automatic placement is named once.
    return style == placement ? [style] : ["\(style) · \(placement)", style]
  }
}

/// The mark of the clock, the date and the speed. The view is equatable, so that it is not rebuilt
/// when the store's appearance changes.
private struct ClockText: View, Equatable {
  let player: ClockPlayer
  let date: String
  let speed: String

  var body: some View {
    HStack(spacing: .cells(1)) {
      ClockButton(player: player)
      Text(date).bold()
      if !speed.isEmpty { Text(speed).foregroundStyle(.secondary) }
    }
  }

  nonisolated static func == (left: ClockText, right: ClockText) -> Bool {
    left.player === right.player && left.date == right.date && left.speed == right.speed
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
