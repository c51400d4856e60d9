/// Random numbers that a seed repeats (SplitMix64), for tests.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// Where the numbers began.
  public let seed: UInt64
  private var state: UInt64

  /// Begins at a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The seed of `STORETERM_SEED`; else always the same, and a new one when soaking.
  public static func forTest() -> SeededRandom {
    let seed = LongTest.isFull ? UInt64.random(in: 0...UInt64.max) : 20_260_101
    return SeededRandom(seed: LongTest.givenSeed ?? seed)
  }

  /// All rounds when soaking, else a hundredth.
  public func rounds(of all: Int) -> Int { LongTest.rounds(all) }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
