import PurchaseFlow

/// A stretch of time that is drawn over some columns.
struct TimeWindow: Hashable, Sendable {
  /// The first moment that is drawn.
  let start: Instant
  /// How long it is, in milliseconds; one or more.
  let length: Int64

  /// The shortest stretch that is shown: ten seconds; ours.
  static let shortest: Int64 = 10_000
  /// How long a life is drawn in which no time has passed: a month; ours.
  static let ofNothing: Int64 = 30 * CalendarZone.day

  init(start: Instant, length: Int64) {
    self.start = start
    self.length = max(length, 1)
  }

  /// The first moment behind it.
  var end: Instant { start.adding(milliseconds: length) }

  /// Whether a moment is drawn.
  func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }

  /// The column of a moment, from 0 on at the start; below 0 or beyond the last for what lies
  /// outside.
  func column(of instant: Instant, width: Int) -> Int {
    let passed = instant.milliseconds - start.milliseconds
    return Int((passed * Int64(max(width, 1))).flooredQuotient(by: length))
  }

  /// The whole life of a customer, from the first thing that is known to the last that is
  /// foreseen, with a little air behind it.
  init(whole customerTimeline: CustomerTimeline) {
    let first = customerTimeline.history.entries.first?.instant ?? customerTimeline.now
    let starts = customerTimeline.timelines.compactMap { $0.spans.first?.start } + [first]
    let ends = customerTimeline.timelines.compactMap { $0.spans.last?.end } + [customerTimeline.now]
    let start = starts.min() ?? customerTimeline.now
    let end = ends.filter { $0 < .endOfCalendar }.max() ?? customerTimeline.now
    let passed = end.milliseconds - start.milliseconds
    let length = passed == 0 ? Self.ofNothing : max(passed, Self.shortest)
    self.init(start: start, length: length + length / 24 + 1)
  }

  /// A stretch so many times as long around a moment, within the whole; `nil` where that is
  /// the whole.
  func scaled(by factor: Double, around middle: Instant, in whole: TimeWindow) -> TimeWindow? {
    let length = max(Int64(Double(self.length) * factor), Self.shortest)
    guard length < whole.length else { return nil }
    let start = Instant(milliseconds: middle.milliseconds - length / 2)
    return TimeWindow(start: start, length: length).kept(in: whole)
  }

  /// As long, moved by parts of its length, within the whole.
  func moved(byQuarters count: Int64, in whole: TimeWindow) -> TimeWindow {
    let start = Instant(milliseconds: start.milliseconds + length * count / 4)
    return TimeWindow(start: start, length: length).kept(in: whole)
  }

  /// As long, and within the whole, if it is no longer.
  func kept(in whole: TimeWindow) -> TimeWindow {
    let latest = whole.start.milliseconds + max(whole.length - length, 0)
    let first = min(max(start.milliseconds, whole.start.milliseconds), latest)
    return TimeWindow(start: Instant(milliseconds: first), length: length)
  }
}
