import Foundation
import Testing

@testable import TerminalUI

@Suite("Timelines")
@MainActor
struct TimelineTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000_000)

  @Test("a timeline shows the last past time and waits for the next")
  func explicit() {
    let times = [-20, -10, 10, 20].map { now + $0 }
    let timeline = Timeline(times, now: now)
    #expect(timeline.current == now - 10)
    #expect(timeline.next == now + 10)
    #expect(Timeline(times, now: now - 60).current == now - 20)
    #expect(Timeline(times, now: now + 60).next == nil)
  }

  @Test("periodic times are counted from the start, in both directions")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: now + 3, by: 10)
    let times = Array(schedule.entries(from: now, mode: .normal).prefix(2))
    #expect(times == [now - 7, now + 3])
  }

  @Test("the minimum interval is 0.1 s, and a paused animation has one entry")
  func bounds() {
    let fast = PeriodicTimelineSchedule(from: now, by: 0).entries(from: now, mode: .normal)
    let third = Array(fast.prefix(3)).last ?? .distantPast
    #expect(abs(third.timeIntervalSince(now) - 0.1) < 1e-6)
    let paused = AnimationTimelineSchedule(paused: true).entries(from: now, mode: .normal)
    #expect(paused.prefix(4).map { $0 }.count == 1)
  }

  @Test("the content receives the time, and is evaluated again at the next time")
  func content() async {
    let start = Date()
    let tally = Tally()
    let host = makeHost(20, 1) {
      TimelineView(.explicit([start - 60, start + 0.02])) { context in
        let word = context.date < start ? "before" : "after"
        Noted(name: word, tally: tally)
      }
    }
    #expect(host.labels == ["before"])
    while tally["after"] == 0 {
      host.update()
      await Task.yield()
    }
    #expect(host.labels == ["after"])
  }
}
