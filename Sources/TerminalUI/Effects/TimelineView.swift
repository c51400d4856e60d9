import Foundation

/// Content that is made anew as time goes by: SwiftUI's `TimelineView`. Between the times of
/// its schedule nothing runs.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told: SwiftUI's `TimelineView.Context`.
  public struct Context {
    /// How exactly time is shown: SwiftUI's `Cadence`.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// All the time.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The time of the update.
    public let date: Date
    /// How exactly to show time: as exactly as one can, in a terminal.
    public var cadence: Cadence { .live }

    /// Forgets what was drawn for later; nothing is.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var shown: Date?

  /// Creates content that follows a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the time that counts now.
  public var body: some View {
    let now = max(Date(), shown ?? .distantPast)
    let times = Timeline(schedule.entries(from: now, mode: .normal), now: now)
    VStack(spacing: .cells(0)) { content(TimelineViewDefaultContext(date: times.current)) }
      .task(id: times.next) { await wait(for: times.next) }
  }

  private func wait(for next: Date?) async {
    guard let next else { return }
    let seconds = next.timeIntervalSinceNow.bounded(to: 0...86_400)
    try? await Task.sleep(for: .seconds(seconds))
    if !Task.isCancelled { shown = next }
  }
}

/// What the content of a timeline is told, whatever its schedule is: SwiftUI's
/// `TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The two times of a schedule between which some time lies.
struct Timeline {
  private(set) var current: Date
  private(set) var next: Date?

  /// How many times are looked at: a schedule that lists only the past has no end else.
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
