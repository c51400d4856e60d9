import Foundation

/// Whether the long form of tests was asked for.
let isSoaking = ProcessInfo.processInfo.environment["STORETERM_SOAK"] == "1"

/// Every Unicode scalar when soaking, else those of the parts where scripts and
/// symbols change from one to the next.
func scalarsToSweep() -> some Sequence<Unicode.Scalar> {
  let some: [ClosedRange<UInt32>] = [0...0x33FF, 0xFE00...0xFFFF, 0x1F000...0x1FAFF]
  return (isSoaking ? [0...0x10FFFF] : some).joined().lazy.compactMap(Unicode.Scalar.init)
}

/// Random numbers that a seed repeats (SplitMix64), for tests.
struct SeededRandom: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The seed of `STORETERM_SEED`; else always the same, and a new one when soaking.
  static func forTest() -> SeededRandom {
    let given = ProcessInfo.processInfo.environment["STORETERM_SEED"].flatMap(UInt64.init)
    let seed = isSoaking ? UInt64.random(in: 0...UInt64.max) : 20_260_101
    return SeededRandom(seed: given ?? seed)
  }

  /// All rounds when soaking, else a hundredth.
  func rounds(of all: Int) -> Int { isSoaking ? all : all / 100 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let pools: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0x00...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x600...0x6FF,
    0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x2500...0x27BF, 0x3000...0x30FF,
    0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFF20, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
    0xE0000...0xE007F, 0x0...0x10FFFF, 0x20...0x20, 0x200D...0x200D,
  ]

  /// Up to 40 scalars from everywhere that text goes wrong.
  mutating func hostileString() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &self) {
      guard let pool = Self.pools.randomElement(using: &self) else { continue }
      guard let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &self)) else { continue }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
