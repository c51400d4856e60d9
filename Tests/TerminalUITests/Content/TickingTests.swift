import Foundation
import Observation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Texts that show the time")
struct TickingTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1_000)

  private func lifetime(_ style: Text.DateStyle, in seconds: TimeInterval) -> TimeInterval? {
    StyledDate(date: now + seconds, style: style).lifetime(at: now)
  }

  @Test("a date text's lifetime ends when its words change")
  func lifetimes() throws {
    #expect(lifetime(.date, in: 5) == nil)
    #expect(lifetime(.time, in: 5) == nil)
    let cases: [(Text.DateStyle, TimeInterval, TimeInterval)] = [
      (.timer, 10, 0.5), (.timer, 10.7, 0.2), (.timer, -10, 0.5), (.timer, -10.7, 0.8),
      (.relative, 10.25, 0.25), (.relative, -10.25, 0.75), (.relative, 10, 1),
      (.relative, 7_230, 30), (.offset, -7_230, 30),
    ]
    for (style, seconds, expected) in cases {
      let found = try #require(lifetime(style, in: seconds))
      #expect(abs(found - expected) < 0.01, "\(style) \(seconds): \(found)")
    }
  }

  @Test("a date text changes when its lifetime ends, and not before")
  func changes() throws {
    var random = SeededRandom.forTest()
    for _ in 0..<1_000 {
      let date = now + .random(in: -9_000...9_000, using: &random)
      for style in [Text.DateStyle.timer, .relative, .offset] {
        let text = StyledDate(date: date, style: style)
        let life = try #require(text.lifetime(at: now))
        let words = { (moment: Date) in
          var surroundings = TextSurroundings(EnvironmentValues())
          surroundings.now = moment
          return text.text(in: surroundings)
        }
        if life > 0.02 { #expect(words(now) == words(now + life - 0.01), "seed \(random.seed)") }
        if abs(date.timeIntervalSince(now + life)) < 3_500 {
          #expect(words(now) != words(now + life), "seed \(random.seed)")
        }
      }
    }
  }

  @Test("an interval timer waits for its start, and stops at its end and while paused")
  func intervals() {
    let timer = { (range: ClosedRange<Date>, pause: Date?) in
      IntervalTimer(interval: range, pauseTime: pause, countsDown: true, showsHours: true)
    }
    #expect(timer(now - 9...now, nil).lifetime(at: now) == nil)
    #expect(timer(now - 9...now + 9, now).lifetime(at: now) == nil)
    #expect(timer(now + 9...now + 20, nil).lifetime(at: now) == 9)
    #expect(timer(now - 9...now + 9, nil).lifetime(at: now) ?? 0 > 0.49)
  }

  @Test("timed progress steps at most once a second, from start to end")
  func progress() {
    let time = TimedProgress(interval: now...now + 30, countsDown: true)
    #expect(time.steps.count == 31)
    #expect(time.fraction(at: now - 5) == 1)
    #expect(time.fraction(at: now + 15) == 0.5)
    #expect(time.fraction(at: now + 99) == 0)
    #expect(TimedProgress(interval: now...now, countsDown: false).fraction(at: now) == 1)
    #expect(TimedProgress(interval: now...now + 9_000, countsDown: false).steps.count == 101)
  }

  @Observable @MainActor
  fileprivate final class Offer {
    var end = Clock.current.now + 7_230
  }

  private struct Countdown: View {
    let offer: Offer

    var body: some View { Text(offer.end, style: .relative) }
  }

  @Test("a timer whose date changes ticks by the new date")
  @MainActor
  func newTime() {
    withManualClock { clock in
      let offer = Offer()
      let host = makeHost(20, 1) { Countdown(offer: offer) }
      var said: [String] = []
      let steps = [{}, { offer.end = clock.now + 30.2 }, { clock.advance(by: 0.25) }]
      for step in steps {
        step()
        said.append(host.lines[0].trimmingCharacters(in: .whitespaces))
      }
      #expect(said == ["2 hr", "30 sec", "29 sec"])
      #expect(clock.waitCount == 1)
    }
  }

  @Test("a removed timer stops waiting")
  @MainActor
  func gone() {
    withManualClock { clock in
      let model = Model()
      let end = clock.now + 90
      let host = makeHost(20, 1) {
        TimedWhile(model: model, end: end)
      }
      _ = host.lines
      #expect(clock.waitCount == 1)
      model.isShown = true
      _ = host.lines
      #expect(clock.waitCount == 0)
    }
  }

  private struct TimedWhile: View {
    let model: Model
    let end: Date

    var body: some View {
      if !model.isShown { Text(end, style: .timer) }
    }
  }
}
