import PurchaseFlow
import TestSupport
import Testing

/// Compares the engine with ``ReferenceStore``. The table is in
/// `Documentation/Subscription-rules.md`.
@Suite("Random walks against the reference model")
struct RandomWalkTests {
  /// A million actions in total under `make soak`.
  private static let walks = LongTest.rounds(10_000)

  /// Walks that run one after another.
  struct Part: Sendable, CustomTestStringConvertible {
    let seeds: [UInt64]
    var testDescription: String { "\(seeds.count) walks" }
  }

  static let parts: [Part] = {
    if let seed = LongTest.givenSeed { return [Part(seeds: [seed])] }
    var random = SeededRandom.forTest()
    let seeds = (0..<walks).map { _ in random.next() }
    let size = max(walks / 4, 1)
    return stride(from: 0, to: walks, by: size).map { first in
      Part(seeds: Array(seeds[first..<min(first + size, walks)]))
    }
  }()

  @Test("the account equals the reference model after any random actions", arguments: parts)
  func walks(part: Part) {
    for seed in part.seeds {
      let walk = Walk(seed: seed, length: 100)
      guard let found = walk.difference() else { continue }
      let shortest = walk.shortest()
      let difference = shortest.difference()?.text ?? found.text
      let steps = shortest.steps.map { "\($0)" }.joined(separator: "\n")
      Issue.record(
        """
        STORETERM_SEED=\(seed), grace \(walk.hasGrace), paid to paid \(walk.isGraceForPaid):
        \(difference), after
        \(steps)
        """
      )
      return
    }
  }
}
