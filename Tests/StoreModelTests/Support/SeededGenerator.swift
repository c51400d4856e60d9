import Foundation

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// How long the long tests run.
enum LongTest {
  /// Whether they run in full.
  static let isFull = ProcessInfo.processInfo.environment["STORETERM_SOAK"] == "1"
  /// Where their random numbers start.
  static let seed = ProcessInfo.processInfo.environment["STORETERM_SEED"].flatMap(UInt64.init) ?? 7

  /// The number of rounds, of which a hundredth is run as a rule.
  static func rounds(_ full: Int) -> Int { isFull ? full : max(full / 100, 1) }
}
