import Foundation

/// How text is emphasized, by the name of a font: SwiftUI's `Font`.
///
/// A font takes no rows: the room around a title is that of the stack around it. A large title of a
/// navigation stack has an empty row beneath it, as long as the screen has 14 rows.
///
/// - In a terminal: A font becomes emphasis. Titles, headlines and sizes from 20 points on are
///   bold, captions, footnotes and sizes below 12 are dim. Heavy weights are bold, thin and light
///   ones plain. The size, design and width of letters stay the terminal's.
public struct Font: Hashable, Sendable {
  /// What the font was made from.
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

  /// The size in points that the font stands for.
  var size: CGFloat {
    switch base {
    case .style(let style): style.size
    case .size(let size), .custom(_, let size): size
    }
  }
}

extension Font {
  /// The purpose of a text: SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The largest title; bold.
    case largeTitle
    /// A title; bold.
    case title
    /// A title within a title; bold.
    case title2
    /// The smallest title; bold.
    case title3
    /// A heading; bold.
    case headline
    /// Below a heading; plain.
    case subheadline
    /// Running text; plain.
    case body
    /// Beside running text; plain.
    case callout
    /// A note below; dim.
    case footnote
    /// Below a picture; dim.
    case caption
    /// Less than a caption; dim.
    case caption2

    /// The size that SwiftUI gives the style at the usual setting, in points.
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

  /// The heaviness of letters: SwiftUI's `Font.Weight`. From `semibold` on text is bold.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The lightest; plain.
    public static let ultraLight = Weight(value: -0.8)
    /// Thin; plain.
    public static let thin = Weight(value: -0.6)
    /// Light; plain.
    public static let light = Weight(value: -0.4)
    /// The usual one; plain, titles bold.
    public static let regular = Weight(value: 0)
    /// A little heavier; plain, titles bold.
    public static let medium = Weight(value: 0.23)
    /// Half bold; bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Heavier than bold; bold.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest; bold.
    public static let black = Weight(value: 0.62)
  }
}
