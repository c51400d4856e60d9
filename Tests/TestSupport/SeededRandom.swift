/// A random number generator with a reproducible seed (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// The seed of the sequence.
  public let seed: UInt64
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns a generator with the seed from `STORETERM_SEED`. Without it the seed is constant, or
  /// random when the long tests run in full.
  public static func forTest() -> SeededRandom {
    let seed = LongTest.isFull ? UInt64.random(in: 0...UInt64.max) : 20_260_101
    return SeededRandom(seed: LongTest.givenSeed ?? seed)
  }

  /// Returns all rounds if the long tests run in full, otherwise a hundredth.
  public func rounds(of all: Int) -> Int { LongTest.rounds(all) }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
