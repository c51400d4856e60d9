import Foundation
import PurchaseFlow
import PurchaseJournal
import TestSupport
import Testing

@testable import journal_writer

@Suite("Crashes")
struct CrashTests {
  private static let roundsPerJournal = 25

  @Test("a killed program loses nothing that was acknowledged")
  func killed() throws {
    var random = SeededRandom.forTest()
    let folder = try JournalFolder()
    var expected: Simulation?
    for round in 0..<random.rounds(of: 1000) {
      let name = "\(round / Self.roundsPerJournal).journal"
      if round % Self.roundsPerJournal == 0 { expected = nil }
      let seed = random.next()
      let program = try WriterProgram(path: folder.path(name), seed: seed, count: 1_000_000)
      let acknowledged = program.kill(
        after: Int.random(in: 0...20, using: &random),
        andMicroseconds: UInt32.random(in: 0...3000, using: &random)
      )
      let possible = Self.outcomes(of: seed, acknowledged, from: expected)
      let found = try folder.customer(name).simulation
      guard possible.contains(where: { Self.opened($0) == found }) else {
        Issue.record(
          "round \(round): wrong customer after \(acknowledged) acknowledgements; seed \(random.seed)"
        )
        return
      }
      let told = Simulation(history: found.history, branches: found.branches, now: found.now)
      #expect(told == found)
      expected = found
    }
  }

  /// The possible customers after a number of acknowledgements: the next action may be on disk
  /// before it is acknowledged.
  private static func outcomes(
    of seed: UInt64,
    _ acknowledged: Int,
    from before: Simulation?
  ) -> [Simulation] {
    let new = Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
    var simulation = before.map(opened) ?? new
    guard acknowledged > 0 else { return [before ?? new, simulation] }
    var operations = JournalOperations(seed: seed)
    for _ in 1..<acknowledged { operations.next().perform(on: &simulation) }
    var next = simulation
    operations.next().perform(on: &next)
    return [simulation, next]
  }

  /// The customer after opening the store again, as opening the journal does if prices changed.
  private static func opened(_ simulation: Simulation) -> Simulation {
    var opened = simulation
    if opened.account.store != CrashTestStore.contents {
      opened.perform(.open(CrashTestStore.contents))
    }
    return opened
  }
}
