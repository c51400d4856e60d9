/// The number of colours that a screen supports.
///
/// ```swift
/// import TerminalUI
///
/// func hasGradients(_ level: ColorLevel) -> Bool { level >= .palette }
/// ```
public enum ColorLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colours. Bold, dim and reverse remain.
  case none
  /// The 16 ANSI colours.
  case sixteen
  /// The palette of 256 colours.
  case palette
  /// 24-bit colour.
  case trueColor

  /// The number of colours.
  package var count: Int {
    switch self {
    case .none: 0
    case .sixteen: 16
    case .palette: 256
    case .trueColor: 1 << 24
    }
  }

  /// Orders levels by their number of colours.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
