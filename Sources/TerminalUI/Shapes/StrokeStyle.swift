import Foundation

/// How an outline is drawn: SwiftUI's `StrokeStyle`.
///
/// - In a terminal: Lines are one cell wide, and heavy from a width of 3 points on.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How ends look.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How pointed corners may be.
  public var miterLimit: CGFloat
  /// Lengths of strokes and gaps in turn, in points; boxes have dashed lines of one kind.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style.
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

  /// Whether a stroke, not a gap, is at some length of the way.
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

/// How the inside of a path is found: SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is covered twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  ///
  /// - In a terminal: All edges lie between half cells.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
