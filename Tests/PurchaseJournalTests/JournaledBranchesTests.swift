import Foundation
import PurchaseFlow
import PurchaseJournal
import TestSupport
import Testing

@testable import journal_writer

@Suite("Branches in the journal")
struct JournaledBranchesTests {
  @Test("the journal restores the same branches after any switch")
  func branches() throws {
    var random = SeededRandom.forTest()
    for round in 0..<max(random.rounds(of: 400), 4) {
      let folder = try JournalFolder()
      var plain = Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
      let customer = try folder.customer()
      var operations = JournalOperations(seed: random.next())
      for step in 0..<30 {
        let number = Int.random(in: 0..<6, using: &random)
        let branches = plain.otherBranches
        switch number {
        case 0 where !branches.isEmpty:
          let branch = branches[Int.random(in: 0..<branches.count, using: &random)]
          plain.switchTo(branch)
          try customer.switchTo(branch)
        case 1:
          let expected = plain.stepForward()
          #expect(try customer.stepForward() == expected)
        default:
          let operation = operations.next()
          operation.perform(on: &plain)
          try operation.perform(on: customer)
        }
        let kept = try customer.simulation
        #expect(kept == plain, "round \(round), step \(step), seed \(random.seed)")
        guard kept == plain else { return }
      }
      if plain.account.store != CrashTestStore.contents {
        plain.perform(.open(CrashTestStore.contents))
      }
      let again = try folder.customer().simulation
      #expect(again == plain, "round \(round), seed \(random.seed)")
      #expect(again.otherBranches == plain.otherBranches)
    }
  }

  @Test("a branch that forks before the clock's time is restored as it was")
  func clockAhead() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    try customer.advance(by: CalendarSpan(days: 1))
    try customer.perform(.purchase("first.high"))
    let early = try customer.simulation.history
    try customer.stepBack(2)
    try customer.advance(by: CalendarSpan(days: 30))
    let instant = Instant(milliseconds: CrashTestStore.start.milliseconds + 5 * 86_400_000)
    try customer.stepBack(to: instant)
    // A second program has the journal open.
    let other = try folder.customer()
    let branch = try #require(try customer.simulation.otherBranches.first { $0.history == early })
    try customer.switchTo(branch)
    try other.refresh()
    #expect(try other.simulation == customer.simulation)
    #expect(try customer.simulation.account == early.account())
    #expect(try folder.customer().simulation == customer.simulation)
  }

  @Test("an earlier version's journal with an undo between actions continues at that instant")
  func earlierVersion() throws {
    let folder = try JournalFolder()
    var plain = Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
    try folder.customer().perform(.purchase("first.high"))
    try folder.customer().advance(by: CalendarSpan(days: 100))
    plain.perform(.purchase("first.high"))
    plain.advance(by: CalendarSpan(days: 100))
    let instant = CrashTestStore.start.adding(milliseconds: 40 * CalendarZone.day)
    try folder.addLine(#"{"action":"back","kept":2}"#, at: instant)
    plain.stepBack(to: instant)
    let customer = try folder.customer()
    #expect(try customer.simulation == plain)
    try customer.perform(.disableAutoRenew("first"))
    try customer.stepBack()
    #expect(try customer.simulation.account == plain.account)
    #expect(try customer.simulation.now == instant)
    #expect(try folder.customer().simulation == customer.simulation)
  }

  @Test("a customer who was put into a state is restored in that state")
  func states() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    try customer.perform(.purchase("second.only"))
    for state in CustomerState.allCases
    where ![.trial, .lapsedWithWinBack, .commitment].contains(state) {
      let before = try customer.simulation
      let reached = try before.reaching(state, in: "first")
      let branch = HistoryBranch(history: reached.history, shared: before.history.entries.count)
      try customer.switchTo(branch)
      #expect(try customer.simulation == reached)
    }
    let kept = try customer.simulation
    // Opening the journal reopens the file's store if a state had changed its settings.
    let again = try folder.customer().simulation
    #expect(again.history.first(kept.history.entries.count) == kept.history)
  }
}
