import PurchaseFlow
import StoreModel
import Testing

@testable import StoreViews

@Suite("Undo groups")
@MainActor
struct UndoGroupTests {
  @Test("reaching a customer state is one step for undo and redo")
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

  @Test("later actions are undone one by one before the group")
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

  @Test("redo repeats the action that replaced the undone group")
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

  @Test("switching to another branch is one undo step")
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

  @Test("an unreachable state changes nothing and throws its reason")
  func unavailableReason() throws {
    let session = try StoreSession.streaming()
    let before = session.simulation
    let group = try session.group()
    #expect(throws: CustomerStateUnavailableReason.unknownPlan("x")) {
      try session.moveCustomer(into: .trial, in: group, plan: "x")
    }
    #expect(session.simulation == before)
  }
}
