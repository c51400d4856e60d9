/// How many colours a screen may be shown in.
public enum ColorLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None: bold, faint and reverse remain.
  case none
  /// The sixteen of ANSI.
  case sixteen
  /// The palette of 256.
  case palette
  /// 24 bits.
  case trueColor

  /// The most numbers of a palette that it has.
  package var count: Int {
    switch self {
    case .none: 0
    case .sixteen: 16
    case .palette: 256
    case .trueColor: 1 << 24
    }
  }

  /// Orders levels by how many colours they have.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
