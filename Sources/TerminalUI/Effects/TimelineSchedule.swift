import Foundation

/// How often a timeline is to be updated: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom. A terminal asks for this never.
  case lowFrequency
}

/// When a timeline is updated: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The times, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often to update.
  typealias Mode = TimelineScheduleMode

  /// The times of updates from a time on: the first one is what counts then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Updates at equal distances: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The times, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    /// The next time.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  /// The shortest distance, in seconds: a terminal is not drawn more often for nothing.
  static let shortest = 0.05

  let start: Date
  let interval: TimeInterval

  /// Creates a schedule that begins at a time, with a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > Self.shortest ? interval : Self.shortest
  }

  /// The times from a time on; the first is the last one before it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let past = startDate.timeIntervalSince(start) / interval
    let first = past.isFinite ? start + past.rounded(.down) * interval : startDate
    return Entries(date: first, interval: interval)
  }
}

/// Updates as each minute begins: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginnings of minutes from a time on.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Updates at times that are listed: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of times, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates for something that moves: SwiftUI's `AnimationTimelineSchedule`. Ten times a second
/// unless a longer distance is asked for: what changes in cells is not seen more often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The times, in order.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var times: PeriodicTimelineSchedule.Entries
    var isPaused: Bool
    var isFirst = true

    /// The next time; only one while the schedule is paused.
    public mutating func next() -> Date? {
      defer { isFirst = false }
      return isFirst || !isPaused ? times.next() : nil
    }
  }

  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(0.1, minimumInterval ?? 0.1)
    isPaused = paused
  }

  /// The times from a time on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let times = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(times: times.entries(from: start, mode: mode), isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// As each minute begins.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as movement is to be seen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as movement is to be seen, or not at all.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At times that are listed.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
