import Foundation

/// A resolved style: the colour and opacity for each cell of an area.
public struct Paint: PaintedStyle, Hashable {
  enum Source: Hashable {
    /// Nothing is drawn; the cells behind stay.
    case nothing
    /// Blank cells in the terminal's default colours, which cover the cells behind.
    case blank
    /// The tint of the environment that the paint is used in.
    case tint
    /// A single colour.
    case solid(CellColor)
    /// A colour for each cell.
    indirect case gradient(GradientPaint)
  }

  /// The colour of a cell and its opacity.
  struct Sample: Hashable {
    var color: CellColor
    var opacity: Double
  }

  var source: Source
  /// The opacity, from 0 (transparent) to 1 (opaque).
  var opacity = 1.0
  /// The text attributes that the paint adds.
  var attributes: CellStyle.Attributes = []

  static let nothing = Paint(source: .nothing)
  static let blank = Paint(source: .blank)

  static func solid(_ color: CellColor, opacity: Double = 1) -> Paint {
    Paint(source: .solid(color), opacity: opacity)
  }

  /// Returns the paint itself, with an unresolved tint replaced by the tint of the environment.
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

  /// Returns the paint of a lower hierarchy level: grey for the terminal's default colour,
  /// otherwise dim.
  func fainter(by steps: Int) -> Paint {
    guard steps > 0 else { return self }
    var paint = self
    let isPlain = source == .solid(.standard)
    if isPlain { paint.source = .solid(.secondary) }
    if !isPlain || steps > 1 { paint.attributes.insert(.dim) }
    return paint
  }

  /// Whether cells have different colours.
  var isGradient: Bool {
    if case .gradient = source { true } else { false }
  }

  /// Returns the colour at a relative position in an area of a size in points, or `nil` if nothing
  /// is drawn at that position.
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

  /// The colour of text that has a single colour. For a gradient, the colour at its centre.
  var middle: Sample? { sample(.center, in: CGSize(width: 1, height: 1)) }

  /// The opacity below which nothing is drawn.
  static let leastOpacity = 0.05
  /// The opacity below which text is dim.
  static let dimOpacity = 0.7
  /// The minimum opacity at which an area covers the text behind it.
  static let coveringOpacity = 0.5

  /// The attributes of text in this paint.
  var textAttributes: CellStyle.Attributes {
    opacity < Self.dimOpacity ? attributes.union(.dim) : attributes
  }
}
