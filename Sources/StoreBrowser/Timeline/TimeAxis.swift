import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The ticks of a time axis, as close together as their labels allow.
struct TimeAxis {
  /// The distance between ticks.
  enum Step: Hashable, Sendable {
    case minutes(Int)
    case days(Int)
    case months(Int)

    /// All distances, the shortest first; the set is this project's choice.
    static let all: [Step] =
      [1, 5, 15, 30, 60, 180, 360, 720].map(Step.minutes) + [1, 2, 7, 14].map(Step.days)
      + [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12_000, 60_000].map(Step.months)

    /// A lower bound of the length in milliseconds: a month counts as 28 days.
    var length: Int64 {
      switch self {
      case .minutes(let count): Int64(count) * 60_000
      case .days(let count): Int64(count) * CalendarZone.day
      case .months(let count): Int64(count) * 28 * CalendarZone.day
      }
    }
  }

  /// A tick with its label.
  struct Tick: Hashable, Sendable {
    let column: Int
    /// The label after the tick; `nil` if there is no space.
    let label: String?
    let columns: Int
  }

  let window: TimeWindow
  let width: Int
  let zone: CalendarZone
  let dates: DateText
  let usesASCII: Bool

  /// The ticks from left to right.
  var ticks: [Tick] {
    let step = step
    let moments = moments(step)
    let columns = moments.map { window.column(of: $0, width: width) }
    return moments.indices.map { index in
      let next = index + 1 < columns.count ? columns[index + 1] : width
      let label = label(of: moments[index], step)
      let room = TextWidth.columns(label, asciiOnly: usesASCII)
      let isWhole = columns[index] + 1 + room <= (next == width ? width : next - 1)
      return Tick(
        column: columns[index],
        label: isWhole ? label : nil,
        columns: isWhole ? room : 0
      )
    }
  }

  private var step: Step { Step.all.first(where: fits) ?? .months(60_000) }

  /// The part of the date that labels omit: the day if labels are times, the year if labels are
  /// days. The first text is the range of the window. The second text, for narrow rows, is only the
  /// start.
  var dateTexts: [String] {
    let last = window.end.adding(milliseconds: -1)
    let style: Words.DateStyle
    switch step {
    case .minutes: style = .day
    case .days: style = .year
    case .months: return []
    }
    let ends = [window.start, last].map { dates.text($0, style) }
    return ends[0] == ends[1] ? [ends[0]] : ["\(ends[0]) – \(ends[1])", ends[0]]
  }

  /// Returns whether labels at this distance do not overlap.
  private func fits(_ step: Step) -> Bool {
    let room = Int(step.length * Int64(max(width, 1)) / window.length)
    guard room > 3 else { return false }
    let samples = [window.start, window.start.adding(milliseconds: window.length / 2)]
    var labels = samples.map { label(of: $0, step) }
    if case .minutes = step { labels.append(dates.text(window.start, .monthDay)) }
    let widest = labels.map { TextWidth.columns($0, asciiOnly: usesASCII) }.max()
    return room >= (widest ?? 0) + 3
  }

  /// Returns a tick's label: a time (at midnight the day), a day, a month or a year.
  private func label(of instant: Instant, _ step: Step) -> String {
    switch step {
    case .minutes:
      zone.reading(at: instant).timeOfDay == 0
        ? dates.text(instant, .monthDay) : dates.time(instant)
    case .days: dates.text(instant, .monthDay)
    case .months(let count): dates.text(instant, count % 12 == 0 ? .year : .month)
    }
  }

  private func moments(_ step: Step) -> [Instant] {
    let (day, time) = zone.reading(at: window.start)
    var found: [Instant] = []
    var count = 0
    while found.count <= width, count <= width + 2 {
      let next = moment(count, from: day, time, step)
      count += 1
      guard let next, next < window.end else { break }
      if next >= window.start { found.append(next) }
    }
    return found
  }

  /// Returns the time of a tick. The tick is `count` steps after the last tick that is not later
  /// than a local date and time.
  private func moment(_ count: Int, from day: CivilDate, _ time: Int64, _ step: Step) -> Instant? {
    switch step {
    case .minutes(let minutes):
      let length = Int64(minutes) * 60_000
      let first = zone.instant(of: day, timeOfDay: time - time % length)
      return first.adding(milliseconds: Int64(count) * length)
    case .days(let days):
      let first = day.dayNumber.flooredQuotient(by: days) * days
      return zone.instant(of: CivilDate(dayNumber: first + count * days), timeOfDay: 0)
    case .months(let months):
      let first = (day.year * 12 + day.month - 1).flooredQuotient(by: months) + count
      let total = first * months
      let date = CivilDate(year: total.flooredQuotient(by: 12), month: total % 12 + 1, day: 1)
      return date.map { zone.instant(of: $0, timeOfDay: 0) }
    }
  }

  /// Returns the axis as a row of cells.
  func row(_ signs: TimelineSymbols) -> [PlacedText] {
    var pieces: [PlacedText] = []
    var column = 0
    let line = { (from: Int, to: Int) in
      PlacedText(
        column: from,
        columns: to - from,
        text: String(repeating: signs.line, count: to - from),
        role: .secondary
      )
    }
    for tick in ticks where tick.column >= column {
      if tick.column > column { pieces.append(line(column, tick.column)) }
      pieces.append(
        PlacedText(column: tick.column, columns: 1, text: signs.tick, role: .secondary)
      )
      column = tick.column + 1
      guard let label = tick.label else { continue }
      pieces.append(PlacedText(column: column, columns: tick.columns, text: label))
      column += tick.columns
    }
    if column < width { pieces.append(line(column, width)) }
    return pieces
  }
}
