import PurchaseFlow

/// A range of time that is drawn across the columns of the timeline.
struct TimeWindow: Hashable, Sendable {
  /// The first visible moment.
  let start: Instant
  /// The length in milliseconds, at least 1.
  let length: Int64

  /// The shortest window, 10 seconds in milliseconds; this project's choice.
  static let shortest: Int64 = 10_000
  /// The length in milliseconds of the window if no time has passed in the timeline: 30 days. The
  /// number is this project's choice.
  static let ofNothing: Int64 = 30 * CalendarZone.day

  init(start: Instant, length: Int64) {
    self.start = start
    self.length = max(length, 1)
  }

  /// The first moment after the window.
  var end: Instant { start.adding(milliseconds: length) }

  /// Returns whether a moment is within the window.
  func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }

  /// Returns the column of a moment, 0 at the start of the window. The column is negative for a
  /// moment before the window, and at least `width` for a moment after it.
  func column(of instant: Instant, width: Int) -> Int {
    let passed = instant.milliseconds - start.milliseconds
    return Int((passed * Int64(max(width, 1))).flooredQuotient(by: length))
  }

  /// Creates the window of a customer's whole timeline, from the first known to the last predicted
  /// moment, with a small margin at the end.
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

  /// Returns a window `factor` times as long around a moment, within the whole timeline; `nil` if
  /// the new window would show the whole timeline.
  func scaled(by factor: Double, around middle: Instant, in whole: TimeWindow) -> TimeWindow? {
    let length = max(Int64(Double(self.length) * factor), Self.shortest)
    guard length < whole.length else { return nil }
    let start = Instant(milliseconds: middle.milliseconds - length / 2)
    return TimeWindow(start: start, length: length).kept(in: whole)
  }

  /// Returns a window of the same length, moved by quarters of its length, within the whole
  /// timeline.
  func moved(byQuarters count: Int64, in whole: TimeWindow) -> TimeWindow {
    let start = Instant(milliseconds: start.milliseconds + length * count / 4)
    return TimeWindow(start: start, length: length).kept(in: whole)
  }

  /// Returns a window of the same length, moved so that it is within the timeline. A window that is
  /// longer than the timeline is not moved.
  func kept(in whole: TimeWindow) -> TimeWindow {
    let latest = whole.start.milliseconds + max(whole.length - length, 0)
    let first = min(max(start.milliseconds, whole.start.milliseconds), latest)
    return TimeWindow(start: Instant(milliseconds: first), length: length)
  }
}
