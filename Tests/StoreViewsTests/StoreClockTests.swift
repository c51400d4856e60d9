import Foundation
import PurchaseFlow
import TerminalUI
import Testing

@testable import StoreViews

@Suite("The clock that client code sees")
@MainActor
struct StoreClockTests {
  private func date(_ instant: Instant) -> Date {
    Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
  }

  @Test("the clock starts at the customer's time and runs")
  func runs() throws {
    let session = try StoreSession.streaming()
    let clock = StoreClock(session.simulation, isStill: false)
    let first = clock.now
    #expect(first >= date(session.now) && first < date(session.now) + 60)
    while clock.now == first {}
    #expect(clock.now > first)
  }

  @Test("a still clock shows the customer's time, and follows each move")
  func still() throws {
    let session = try StoreSession.streaming()
    let clock = StoreClock(session.simulation, isStill: true)
    #expect(clock.now == date(session.now))
    try session.buy("premium.yearly")
    session.advanceToNextEvent()
    clock.follow(session.simulation)
    #expect(clock.now == date(session.now))
    session.undo()
    clock.follow(session.simulation)
    #expect(clock.now == date(session.now))
  }

  @Test("the clock stops before the next event, which has not happened yet")
  func nextEvent() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let end = try #require(session.simulation.nextEventInstant)
    session.move(.to(Instant(milliseconds: end.milliseconds - 2)))
    let clock = StoreClock(session.simulation, isStill: false)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .milliseconds(20) { #expect(clock.now < date(end)) }
    #expect(date(end).timeIntervalSince(clock.now) < 0.0015)
    let status = try #require(try session.status())
    #expect(try #require(status.transaction.expirationDate) > clock.now)
  }

  @Test("the clock of the session of the program is the clock of the program")
  func program() throws {
    let session = try StoreSession.streaming()
    session.driveProgramClock(isStill: true)
    defer { ProgramClock.follow { Date() } }
    #expect(ProgramClock.now == date(session.now))
    try session.buy("premium.yearly")
    session.advanceToNextEvent()
    #expect(ProgramClock.now == date(session.now))
  }
}
