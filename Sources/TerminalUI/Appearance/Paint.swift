import Foundation

/// What a style has become in an environment: an answer, for each cell of an area, which
/// colour it gets and how much of it.
public struct Paint: PaintedStyle, Hashable {
  enum Source: Hashable {
    /// Nothing is drawn, what is behind stays.
    case nothing
    /// Blank cells in the terminal's own colours; what is behind is covered.
    case blank
    /// The tint of wherever it is used.
    case tint
    /// One colour everywhere.
    case solid(CellColor)
    /// Colours that change from cell to cell.
    indirect case gradient(GradientPaint)
  }

  /// The colour of one cell, and how much of it covers what is behind.
  struct Sample: Hashable {
    var color: CellColor
    var opacity: Double
  }

  var source: Source
  /// From 0, not to be seen, to 1, nothing shines through.
  var opacity = 1.0
  /// What stands beside the colour of text.
  var attributes: CellStyle.Attributes = []

  static let nothing = Paint(source: .nothing)
  static let blank = Paint(source: .blank)

  static func solid(_ color: CellColor, opacity: Double = 1) -> Paint {
    Paint(source: .solid(color), opacity: opacity)
  }

  /// A paint is what it is in every environment, but for the tint.
  func paint(in environment: EnvironmentValues) -> Paint {
    guard source == .tint else { return self }
    var paint = environment.tintPaint
    paint.opacity *= opacity
    paint.attributes.formUnion(attributes)
    return paint
  }

  func opacity(_ factor: Double) -> Paint {
    var paint = self
    paint.opacity *= min(1, max(0, factor))
    return paint
  }

  /// A paint for second reading: grey instead of the terminal's own, else dim.
  func fainter(by steps: Int) -> Paint {
    guard steps > 0 else { return self }
    var paint = self
    let isPlain = source == .solid(.standard)
    if isPlain { paint.source = .solid(.secondary) }
    if !isPlain || steps > 1 { paint.attributes.insert(.dim) }
    return paint
  }

  /// Whether different cells get different colours.
  var isGradient: Bool {
    if case .gradient = source { true } else { false }
  }

  /// The colour at a place in an area, whose size is given in points; `nil` where nothing
  /// is drawn.
  func sample(_ place: UnitPoint, in size: CGSize) -> Sample? {
    var sample: Sample?
    switch source {
    case .nothing: sample = nil
    case .blank: sample = Sample(color: .standard, opacity: 1)
    case .tint: sample = Sample(color: .accent, opacity: 1)
    case .solid(let color): sample = Sample(color: color, opacity: 1)
    case .gradient(let gradient): sample = gradient.sample(place, in: size)
    }
    sample?.opacity *= opacity
    return sample.flatMap { $0.opacity < Self.leastOpacity ? nil : $0 }
  }

  /// The colour of text that has one colour: of a gradient, the one in its middle.
  var middle: Sample? { sample(.center, in: CGSize(width: 1, height: 1)) }

  /// Less than this is not to be seen.
  static let leastOpacity = 0.05
  /// Text fainter than this is dim.
  static let dimOpacity = 0.7
  /// From here on an area covers what is behind it.
  static let coveringOpacity = 0.5

  /// Attributes of text drawn in this paint.
  var textAttributes: CellStyle.Attributes {
    opacity < Self.dimOpacity ? attributes.union(.dim) : attributes
  }
}
