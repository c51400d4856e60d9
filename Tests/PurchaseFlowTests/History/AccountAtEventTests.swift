import Foundation
import PurchaseFlow
import TestSupport
import Testing

@Suite("Accounts reported with events")
struct AccountAtEventTests {
  @Test(
    "in each scenario file an event is reported with the account of its instant",
    arguments: ScenarioFilesTests.names
  )
  func scenarios(name: String) throws {
    let path = ScenarioFilesTests.folder.appendingPathComponent(name).path
    var run = ScenarioRun(try Scenario(path: path))
    try run.run()
    check(run.simulation.history)
  }

  @Test("in random walks an event is reported with the account of its instant")
  func walks() {
    var random = SeededRandom.forTest()
    for _ in 0..<LongTest.rounds(400) {
      let seed = random.next()
      check(Walk(seed: seed, length: 60).history, origin: ", in the walk with seed \(seed)")
    }
  }

  @Test("each renewal is reported with the state subscribed")
  func renewals() throws {
    let paths = ScenarioFilesTests.names.map {
      ScenarioFilesTests.folder.appendingPathComponent($0).path
    }
    let lines = ScenarioReport(files: paths, format: .jsonl).output.split(separator: "\n")
    let renewals = lines.filter { $0.contains(#""event": "renewed""#) }
    #expect(renewals.count > 40)
    #expect(renewals.filter { !$0.contains(#""state": "subscribed""#) } == [])
  }

  @Test("win-back offers are eligible from the instant of the lapse")
  func winBack() {
    var contents = FlowFile.contents(grace: false)
    contents.settings.winBackRules = .appStore(
      WinBackCriteria(minimumPaidMonths: 1, lapsedMonths: 0...24, waitMonths: 6)
    )
    var simulation = Simulation(contents: contents, start: start)
    simulation.buy("pro.monthly")
    simulation.advance(to: "2026-06-01T00:00:00Z")
    simulation.perform(.disableAutoRenew(FlowStore.pro))
    var offers: [[String]] = []
    _ = simulation.advance(to: "2026-12-01T00:00:00Z") { account, _ in
      offers += account.status(for: FlowStore.pro).map(\.renewalInfo.eligibleWinBackOfferIDs)
    }
    #expect(offers == [["wb.499x3"]])
  }

  /// Compares the account reported with an event and the account replayed up to that instant.
  ///
  /// - Parameter origin: The end of a message, which says how to repeat the history.
  private func check(_ history: History, origin: String = "") {
    var account = Account()
    for entry in history.entries {
      var asked = account
      var shown: [Account] = []
      account.apply(entry.action, at: entry.instant) { account, events in
        // An action can restore a subscription whose next renewal is already due, such as a resolved
        // billing issue. The renewal keeps its instant, and the clock does not go back for it.
        let isAfterAction = account.now == entry.instant
        for event in events where account.now != event.instant && !isAfterAction {
          let time = account.now?.description ?? "never"
          Issue.record("\(event) comes with the account at \(time), \(entry.action)\(origin)")
        }
        shown.append(copy account)
      }
      for (index, then) in shown.enumerated() {
        guard let now = then.now, now < entry.instant else { break }
        // Of several events at one instant, the account of the last one is compared.
        if index + 1 < shown.count, shown[index + 1].now == now { continue }
        _ = asked.apply(.wait, at: now)
        if then != asked { Issue.record("replaying up to \(now) gives another account\(origin)") }
      }
    }
  }
}
