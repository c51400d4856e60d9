import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Time that passes without being recorded")
@MainActor
struct PassingTimeTests {
  private func instant(_ session: StoreSession, days: Int64) -> Instant {
    Instant(milliseconds: session.simulation.now.milliseconds + days * CalendarZone.day)
  }

  @Test("passing time changes the shown time, but not the history")
  func shown() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    let later = instant(session, days: 3)
    session.passTime(to: later)
    #expect(session.now == later)
    #expect(session.simulation == before)
    session.dropPassedTime()
    #expect(session.now == before.now)
  }

  @Test("time does not pass beyond the next event, or into the past")
  func limits() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    let next = try #require(session.simulation.nextEventInstant)
    session.passTime(to: next)
    #expect(session.now == session.simulation.now)
    session.passTime(to: Instant(milliseconds: next.milliseconds - 1))
    #expect(session.now.milliseconds == next.milliseconds - 1)
    session.passTime(to: instant(session, days: -1))
    #expect(session.now == session.simulation.now)
  }

  @Test("an action is performed at the shown time, which is recorded before it")
  func action() throws {
    let session = try StoreSession.streaming()
    let later = instant(session, days: 3)
    session.passTime(to: later)
    try session.buy("premium.monthly")
    #expect(session.simulation.now == later)
    let last = session.simulation.history.entries.suffix(2)
    #expect(last.map(\.instant) == [later, later])
    #expect(last.first?.action == .wait)
    session.undo()
    #expect(session.now == later)
    session.undo()
    #expect(session.now == instant(session, days: 0))
  }

  @Test("an action reads the clock first, and recording without passed time records nothing")
  func reading() throws {
    let session = try StoreSession.streaming()
    let later = instant(session, days: 2)
    var count = 0
    session.readPassingTime = {
      count += 1
      session.passTime(to: later)
    }
    session.recordPassedTime()
    #expect(session.simulation.now == later)
    let entries = session.simulation.history.entries.count
    session.recordPassedTime()
    #expect(session.simulation.history.entries.count == entries)
    #expect(count == 2)
    session.readPassingTime = nil
  }
}
