import PurchaseFlow
import TestSupport
import Testing

@Suite("Random walks against the obvious model")
struct RandomWalkTests {
  /// A million actions in all when soaking.
  private static let walks = LongTest.rounds(10_000)
  private static let parts = 4

  static let seeds: [[UInt64]] = {
    if let seed = LongTest.givenSeed { return [[seed]] }
    var random = SeededRandom.forTest()
    let seeds = (0..<walks).map { _ in random.next() }
    let size = max(walks / parts, 1)
    return stride(from: 0, to: walks, by: size).map { Array(seeds[$0..<min($0 + size, walks)]) }
  }()

  @Test("the account does what the table says, whatever is done", arguments: seeds)
  func walks(seeds: [UInt64]) {
    for seed in seeds {
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
