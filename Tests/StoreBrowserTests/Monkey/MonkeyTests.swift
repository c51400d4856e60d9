import Foundation
import TestSupport
import Testing

@testable import StoreBrowser

@Suite("A monkey at the browser")
@MainActor
struct MonkeyTests {
  /// After so many events a new game begins, which a seed of its own repeats.
  private static let events = 200

  @Test(
    """
    whatever is pressed, clicked, turned and resized: no crash, the focus is there, no row is \
    cut, nobody is put out, and the history gives the same customer
    """
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

  /// All that a monkey must have seen.
  private static let places = Set(BrowserScreen.allCases.map(\.rawValue)).union([
    "help", "palette", "clock", "snippet", "overwrite", "fileDetails", "buy", "intent", "refund",
    "priceIncrease", "extend", "forms", "purchase", "message", "look", "filter",
  ])
}
