import Foundation

/// The emphasis of text, by the name of a font: SwiftUI's `Font`.
///
/// A font does not change the number of rows. The stack around a title sets the spacing. A large
/// navigation title has an empty row below it on screens of at least 14 rows.
///
/// - In a terminal: A font only changes the emphasis. Titles, headlines and sizes of 20 points or
///   more are bold. Captions, footnotes and sizes below 12 points are dim. Heavy weights are bold.
///   Thin and light weights are plain. The terminal sets the size, design and width of letters.
public struct Font: Hashable, Sendable {
  /// The text style, size or name that the font was created from.
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, size: CGFloat)
  }

  let base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var usesCapitals = false

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The size in points that the font has on Apple's platforms.
  var size: CGFloat {
    switch base {
    case .style(let style): style.size
    case .size(let size), .custom(_, let size): size
    }
  }
}

extension Font {
  /// A semantic text style: SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The largest titles; bold.
    case largeTitle
    /// First-level titles; bold.
    case title
    /// Second-level titles; bold.
    case title2
    /// Third-level titles; bold.
    case title3
    /// Headings; bold.
    case headline
    /// Subheadings; plain.
    case subheadline
    /// Body text; plain.
    case body
    /// Callouts; plain.
    case callout
    /// Footnotes; dim.
    case footnote
    /// Captions; dim.
    case caption
    /// Secondary captions; dim.
    case caption2

    /// The size in points that Apple gives the style at the default text size.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// The thickness of letters: SwiftUI's `Font.Weight`. Text is bold if the weight is `semibold` or
  /// heavier.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The thinnest letters, drawn plain.
    public static let ultraLight = Weight(value: -0.8)
    /// Thin letters, drawn plain.
    public static let thin = Weight(value: -0.6)
    /// Light letters, drawn plain.
    public static let light = Weight(value: -0.4)
    /// The default weight, drawn plain; bold in titles.
    public static let regular = Weight(value: 0)
    /// Letters slightly heavier than the default, drawn plain; bold in titles.
    public static let medium = Weight(value: 0.23)
    /// Semibold letters, drawn bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold letters.
    public static let bold = Weight(value: 0.4)
    /// Letters heavier than bold, drawn bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest letters, drawn bold.
    public static let black = Weight(value: 0.62)
  }
}
