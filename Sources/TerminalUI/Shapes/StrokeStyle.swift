import Foundation

/// The line of an outline: SwiftUI's `StrokeStyle`.
///
/// - In a terminal: Lines are one cell wide. A width of 3 points or more gives a heavy line.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of line ends. Not shown in a terminal.
  public var lineCap: CGLineCap
  /// The shape of corners between lines. Not shown in a terminal.
  public var lineJoin: CGLineJoin
  /// The limit of mitred corners. Not shown in a terminal.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points. Box characters have one kind of dashed
  /// line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Returns whether a dash, not a gap, is at a distance along the line.
  func isOn(at length: CGFloat) -> Bool {
    let total = dash.reduce(0, +)
    guard total > 0 else { return true }
    var rest = length.truncatingRemainder(dividingBy: total)
    for (index, part) in dash.enumerated() {
      if rest < part { return index % 2 == 0 }
      rest -= part
    }
    return true
  }
}

/// The rule by which a path is filled: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies: areas enclosed twice are outside. Otherwise the nonzero
  /// winding rule applies.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  ///
  /// - In a terminal: All edges are at the boundaries of half cells.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
