import TestSupport

/// Returns every Unicode scalar when the long tests run in full, else those of the blocks where
/// scripts and symbols change from one scalar to the next.
public func scalarsToSweep() -> some Sequence<Unicode.Scalar> {
  let some: [ClosedRange<UInt32>] = [0...0x33FF, 0xFE00...0xFFFF, 0x1F000...0x1FAFF]
  return (LongTest.isFull ? [0...0x10FFFF] : some).joined().lazy
    .compactMap(Unicode.Scalar.init)
}

extension SeededRandom {
  private static let pools: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0x00...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x600...0x6FF,
    0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x2500...0x27BF, 0x3000...0x30FF,
    0x4E00...0x4FFF, 0xAC00...0xACFF, 0xFE00...0xFF20, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
    0xE0000...0xE007F, 0x0...0x10FFFF, 0x20...0x20, 0x200D...0x200D,
  ]

  /// Returns up to 40 scalars from all blocks in which text is likely to go wrong.
  public mutating func hostileString() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &self) {
      guard let pool = Self.pools.randomElement(using: &self) else { continue }
      guard let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &self)) else { continue }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
