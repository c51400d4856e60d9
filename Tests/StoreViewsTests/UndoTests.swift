import PurchaseFlow
import StoreModel
import TestSupport
import Testing

@testable import StoreViews

@Suite("Undo and redo")
@MainActor
struct UndoTests {
  /// Returns a subscriber who has gone back to a moment between two actions.
  private func setBack() throws -> (session: StoreSession, later: Simulation) {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.move(.by(CalendarSpan(months: 6)))
    let later = session.simulation
    session.goBack(to: try instant("2026-02-08T00:00:00Z"))
    return (session, later)
  }

  @Test("actions after going back can be undone to that point and redone")
  func between() throws {
    let (session, _) = try setBack()
    let there = session.simulation
    #expect(try session.status()?.state == .subscribed)
    session.setAutoRenew(false, in: try session.group())
    let off = session.simulation
    session.undo()
    #expect(session.simulation.account == there.account)
    #expect(session.now == there.now)
    session.redo()
    #expect(session.simulation.account == off.account)
    session.undo()
    try session.moveCustomer(into: .lapsed, in: try session.group())
    session.undo()
    #expect(session.simulation.account == there.account)
    session.advanceToNextEvent()
    session.undo()
    #expect(session.simulation.account == there.account)
  }

  @Test("going back can be undone and redone")
  func goingBack() throws {
    let (session, later) = try setBack()
    let there = session.simulation
    for _ in 0..<3 {
      session.undo()
      #expect(session.simulation.account == later.account)
      #expect(session.notice == .movedTo(later.now))
      session.redo()
      #expect(session.simulation.account == there.account)
      #expect(session.notice == .setBack(to: there.now))
    }
    session.undo()
    session.undo()
    session.undo()
    #expect(session.simulation.history.entries.count == 1)
    #expect(!session.canUndo)
  }

  @Test("redo after going back repeats the skipped actions, and undo reverts the redo")
  func doneAgain() throws {
    let (session, later) = try setBack()
    let there = session.simulation
    session.redo()
    #expect(session.simulation.account == later.account)
    session.undo()
    #expect(session.simulation.account == there.account)
    session.setAutoRenew(false, in: try session.group())
    session.undo()
    session.undo()
    #expect(session.simulation.account == later.account)
  }

  @Test("going back to the first event can be undone")
  func beginning() throws {
    let (session, _) = try setBack()
    let there = session.simulation
    let first = try #require(CustomerTimeline(of: session.simulation).events.first)
    session.goBack(to: first)
    #expect(session.simulation.history.entries.count == 1)
    #expect(session.canUndo)
    session.undo()
    #expect(session.simulation.account == there.account)
  }

  @Test("after random actions, undo returns the state before and redo the state after")
  func randomWalks() throws {
    var random = SeededRandom.forTest()
    for _ in 0..<max(random.rounds(of: 1000), 10) {
      var walk = UndoWalk(try StoreSession.streaming(), random)
      for _ in 0..<60 {
        try walk.step()
        if let complaint = walk.complaint {
          Issue.record("\(complaint); STORETERM_SEED=\(random.seed)\n\(walk.steps)")
          return
        }
      }
      random = SeededRandom(seed: random.next())
    }
  }
}

/// Random actions, undos and redos of a customer, compared with a simple model: two stacks of
/// states.
@MainActor
struct UndoWalk {
  private let session: StoreSession
  private var random: SeededRandom
  private var before: [Simulation] = []
  private var present: Simulation
  private var after: [Simulation] = []
  private(set) var steps: [String] = []

  init(_ session: StoreSession, _ random: SeededRandom) {
    self.session = session
    self.random = random
    present = session.simulation
  }

  mutating func step() throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<2: try act()
    case 2..<4: advance()
    case 4: try put()
    case 5: backInTime()
    case 6: backToEvent()
    case 7: take()
    case 8..<13: undo()
    default: redo()
    }
  }

  private mutating func note(_ step: String, isGoingBack: Bool = false) {
    steps.append(step)
    guard session.simulation.history != present.history else { return }
    before.append(present)
    after = isGoingBack ? [present] : []
    present = session.simulation
  }

  private mutating func act() throws {
    let group = try session.group()
    let number = Int.random(in: 0..<4, using: &random)
    switch number {
    case 0, 1: try session.buy(["premium.monthly", "basic.yearly"][number])
    case 2: session.setAutoRenew(false, in: group)
    default: session.perform(.setPayment(works: Bool.random(using: &random)))
    }
    note("act \(number)")
  }

  private mutating func advance() {
    let days = Int.random(in: 0...60, using: &random)
    if days == 0 {
      session.advanceToNextEvent()
    } else {
      session.move(.by(CalendarSpan(days: days)))
    }
    note("advance \(days)")
  }

  private mutating func put() throws {
    let state = CustomerState.allCases.randomElement(using: &random) ?? .never
    try? session.moveCustomer(into: state, in: try session.group())
    note("put \(state)")
  }

  private mutating func backInTime() {
    let hours = Int64.random(in: 1...1000, using: &random)
    session.goBack(to: session.now.adding(milliseconds: -hours * 3_600_000))
    note("back by \(hours) hours", isGoingBack: true)
  }

  private mutating func backToEvent() {
    let events = CustomerTimeline(of: session.simulation).events
    guard let event = events.randomElement(using: &random) else { return }
    session.goBack(to: event)
    note("back to \(event.event.kind)", isGoingBack: true)
  }

  private mutating func take() {
    guard let branch = session.simulation.otherBranches.randomElement(using: &random) else {
      return
    }
    session.switchTo(branch)
    note("take")
  }

  private mutating func undo() {
    session.undo()
    steps.append("z")
    guard let last = before.popLast() else { return }
    after.append(present)
    present = last
  }

  /// Redoes only if the model has a next state. The session can also redo branches that the model
  /// does not track.
  private mutating func redo() {
    guard let next = after.popLast() else { return }
    session.redo()
    steps.append("Z")
    before.append(present)
    present = next
  }

  /// The first difference between session and model.
  var complaint: String? {
    let simulation = session.simulation
    if simulation.history != present.history || simulation.now != present.now {
      return "the history or the clock differs from the model"
    }
    if simulation.account != present.account { return "the customer differs from the model" }
    if simulation.history.account() != simulation.account {
      return "replaying the history gives another customer"
    }
    return nil
  }
}
