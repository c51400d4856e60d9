import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Steps taken back as a whole")
@MainActor
struct UndoGroupTests {
  @Test("a state is reached in one step, taken back and done again in one")
  func state() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let before = session.simulation
    try session.moveCustomer(into: .grace, in: try session.group())
    let reached = session.simulation
    #expect(try session.status()?.state == .inGracePeriod)
    session.undo()
    #expect(session.simulation.history == before.history)
    #expect(session.simulation.account == before.account)
    session.redo()
    #expect(session.simulation.account == reached.account)
    session.undo()
    session.undo()
    #expect(session.simulation.account.allTransactions.isEmpty)
    session.redo()
    session.redo()
    #expect(session.simulation.account == reached.account)
  }

  @Test("what is done behind a step is taken back before it, one by one")
  func behind() throws {
    let session = try StoreSession.streaming()
    try session.moveCustomer(into: .subscribed, in: try session.group())
    let reached = session.simulation.account
    session.advanceToNextEvent()
    session.setAutoRenew(false, in: try session.group())
    session.undo()
    session.undo()
    #expect(session.simulation.account == reached)
    session.undo()
    #expect(session.simulation.history.entries.count == 1)
  }

  @Test("what was done where a step was taken back is what can be done again")
  func instead() throws {
    let session = try StoreSession.streaming()
    try session.moveCustomer(into: .trial, in: try session.group())
    session.undo()
    try session.buy("basic.yearly")
    let other = session.simulation.account
    session.undo()
    session.redo()
    #expect(session.simulation.account == other)
  }

  @Test("taking another way is a step too")
  func branches() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let first = session.simulation.account
    session.undo()
    try session.buy("basic.yearly")
    let second = session.simulation.account
    session.switchTo(try #require(session.simulation.otherBranches.first))
    #expect(session.simulation.account == first)
    session.undo()
    #expect(session.simulation.account == second)
    session.redo()
    #expect(session.simulation.account == first)
  }

  @Test("a state that can't be reached changes nothing and has its reason")
  func obstacle() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    let group = try session.group()
    #expect(throws: CustomerStateObstacle.unknownPlan("x")) {
      try session.moveCustomer(into: .trial, in: group, plan: "x")
    }
    #expect(session.simulation == before)
  }
}
