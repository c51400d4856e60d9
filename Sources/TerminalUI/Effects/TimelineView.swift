import Foundation

/// A view that updates on a schedule: SwiftUI's `TimelineView`. Between the times of its schedule,
/// nothing runs.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time passed to the content: SwiftUI's `TimelineView.Context`.
  public struct Context {
    /// The precision at which time is shown: SwiftUI's `Cadence`.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// The time is shown continuously.
      case live
      /// The time is shown in whole seconds.
      case seconds
      /// The time is shown in whole minutes.
      case minutes
    }

    /// The time of the update.
    public let date: Date
    /// The precision at which to show time. Always `.live` in a terminal.
    public var cadence: Cadence { .live }

    /// Does nothing: a terminal draws no content in advance.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var shown: Date?

  /// Creates a view that updates on a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the current time of the schedule.
  public var body: some View {
    let now = max(Clock.current.now, shown ?? .distantPast)
    let times = Timeline(schedule.entries(from: now, mode: .normal), now: now)
    VStack(spacing: .cells(0)) { content(TimelineViewDefaultContext(date: times.current)) }
      .task(id: times.next) { await wait(for: times.next) }
  }

  private func wait(for next: Date?) async {
    guard let next else { return }
    let clock = Clock.current
    await clock.sleep(for: next.timeIntervalSince(clock.now), isRepetition: shown != nil)
    if !Task.isCancelled { shown = next }
  }
}

/// The time passed to the content of a timeline, independent of its schedule: SwiftUI's
/// `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The times of a schedule before and after the current time.
struct Timeline {
  private(set) var current: Date
  private(set) var next: Date?

  /// The maximum number of entries to read. Without this limit, a custom schedule with countless
  /// past entries would block the program.
  private static let most = 100_000

  init(_ entries: some Sequence<Date>, now: Date) {
    current = now
    var isFirst = true
    for date in entries.prefix(Self.most) {
      if date > now {
        if isFirst { current = date }
        next = date
        return
      }
      current = date
      isFirst = false
    }
  }
}
