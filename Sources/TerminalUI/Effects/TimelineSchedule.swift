import Foundation

/// The update rate of a timeline: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The timeline updates at all times of the schedule.
  case normal
  /// The timeline updates less often. A terminal never uses this mode.
  case lowFrequency
}

/// The times at which a timeline updates: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The type of the times, which are in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The update rate.
  typealias Mode = TimelineScheduleMode

  /// Returns the times of updates. The first is the time of the schedule that is current at
  /// `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule with a constant interval: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The times of the updates, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// Returns the next time. The sequence has no end.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  /// The minimum interval, in seconds. A terminal does not show frames at a higher rate.
  static let shortest = 0.05

  let start: Date
  let interval: TimeInterval

  /// Creates a schedule that starts at a time, with an interval in seconds; at least 0.05.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > Self.shortest ? interval : Self.shortest
  }

  /// Returns the times of updates. The first is the last time of the schedule that is not after
  /// `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let past = startDate.timeIntervalSince(start) / interval
    let first = past.isFinite ? start + past.rounded(.down) * interval : startDate
    return Entries(date: first, interval: interval)
  }
}

/// A schedule that updates at the start of each minute: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with one update per minute.
  public init() {}

  /// Returns the start of each minute, beginning with the minute of `startDate`.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule with a list of times: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule from times in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all times of the list.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animations: SwiftUI's `AnimationTimelineSchedule`.
///
/// It updates at most ten times a second. Faster updates of character cells do not look smoother.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The times of the updates, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var times: PeriodicTimelineSchedule.Entries
    var isPaused: Bool
    var isFirst = true

    /// Returns the next time. A paused schedule has only one time.
    public mutating func next() -> Date? {
      defer { isFirst = false }
      return isFirst || !isPaused ? times.next() : nil
    }
  }

  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule with a minimum interval, in seconds; default: 0.1.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(0.1, minimumInterval ?? 0.1)
    isPaused = paused
  }

  /// Returns the times of updates, starting at `start`.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let times = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(times: times.entries(from: start, mode: mode), isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with a constant interval, in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule that updates at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule for animations: ten updates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations with a minimum interval, in seconds, which may be paused.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule with a list of times.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
