import Foundation
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("Random input to the browser")
@MainActor
struct MonkeyTests {
  /// The number of events of one game. Each game has its own seed, which reproduces it.
  private static let events = 200

  @Test(
    "random input breaks no invariant: no crash, no lost focus, no cut row, a history that replays"
  )
  func monkey() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let random = SeededRandom.forTest()
    let all = random.rounds(of: 100_000)
    var (count, seed, failures) = (0, random.seed, 0)
    var reached: Set<String> = []
    while count < all, failures < 5 {
      let game = try MonkeyGame(seed: seed, folder: folder)
      do {
        try await game.play(events: Self.events)
      } catch let failure as MonkeyGame.Failure {
        Issue.record("\(failure)")
        failures += 1
      }
      count += max(game.count, 1)
      reached.formUnion(game.reached)
      seed &+= 1
    }
    if all >= 10_000 {
      #expect(Self.places.subtracting(reached).isEmpty, "seed \(random.seed)")
    }
  }

  /// The screens and sheets that the games must reach.
  private static let places = Set(BrowserScreen.allCases.map(\.rawValue)).union([
    "help", "palette", "clock", "snippet", "overwrite", "fileDetails", "buy", "intent", "refund",
    "requestRefund", "priceIncrease", "changePrice", "extend", "extendAll", "forms", "purchase",
    "message",
    "appearance",
    "filter",
  ])
}
