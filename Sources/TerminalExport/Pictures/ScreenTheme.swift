import ExternalInput
import TerminalUI

/// The colours of a picture of a screen, like the theme of a terminal.
///
/// ```swift
/// import TerminalExport
///
/// let paper = ScreenTheme(
///   background: ScreenTheme.RGB(255, 255, 255),
///   text: ScreenTheme.RGB(0, 0, 0),
///   sixteen: ScreenTheme.light.sixteen
/// )
/// ```
public struct ScreenTheme: Hashable, Sendable {
  /// A colour with parts from 0 to 255.
  public struct RGB: Hashable, Sendable {
    /// The red part.
    public var red: UInt8
    /// The green part.
    public var green: UInt8
    /// The blue part.
    public var blue: UInt8

    /// Creates a colour.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// The default background.
  public var background: RGB
  /// The default text colour.
  public var text: RGB
  /// The sixteen ANSI colours, in their order. Missing colours are black.
  public var sixteen: [RGB]
  /// The colours that pictures may use.
  public var colors: ColorLevel
  /// The theme's own colours of roles. All other roles have the colours of the built-in theme for
  /// the background.
  public var roles: [ColorRole: CellColor]

  /// Creates a theme.
  public init(
    background: RGB,
    text: RGB,
    sixteen: [RGB],
    colors: ColorLevel = .trueColor,
    roles: [ColorRole: CellColor] = [:]
  ) {
    self.background = background
    self.text = text
    self.sixteen = sixteen
    self.colors = colors
    self.roles = roles
  }

  /// Dark text on a light background.
  public static let light = ScreenTheme(
    background: RGB(255, 255, 255),
    text: RGB(36, 36, 36),
    sixteen: [
      RGB(0, 0, 0), RGB(187, 0, 0), RGB(0, 122, 0), RGB(135, 95, 0), RGB(0, 0, 204),
      RGB(160, 0, 160), RGB(0, 115, 130), RGB(190, 190, 190), RGB(100, 100, 100),
      RGB(220, 0, 0), RGB(0, 135, 0), RGB(155, 110, 0), RGB(60, 60, 240), RGB(190, 0, 190),
      RGB(0, 130, 150), RGB(255, 255, 255),
    ]
  )

  /// Light text on a dark background.
  public static let dark = ScreenTheme(
    background: RGB(16, 16, 16),
    text: RGB(226, 226, 226),
    sixteen: [
      RGB(0, 0, 0), RGB(205, 49, 49), RGB(19, 161, 14), RGB(193, 156, 0), RGB(66, 110, 230),
      RGB(180, 70, 180), RGB(58, 160, 200), RGB(204, 204, 204), RGB(128, 128, 128),
      RGB(241, 76, 76), RGB(35, 209, 139), RGB(245, 245, 67), RGB(100, 150, 250),
      RGB(214, 112, 214), RGB(41, 184, 219), RGB(255, 255, 255),
    ]
  )

  /// No colours: black text on white, as on paper, with bold, dim and reverse video.
  public static let mono = ScreenTheme(
    background: RGB(255, 255, 255),
    text: RGB(0, 0, 0),
    sixteen: [],
    colors: .none
  )

  /// Returns the theme with another colour level.
  public func with(colors: ColorLevel) -> ScreenTheme {
    var theme = self
    theme.colors = colors
    return theme
  }
}

extension ScreenTheme {
  /// The scheme of the background.
  var scheme: ColorScheme {
    let parts = [background.red, background.green, background.blue].map { Double($0) / 255 }
    return ColorScheme(ofBackground: parts[0], parts[1], parts[2])
  }
}

extension ScreenTheme.RGB {
  /// The colour in CSS: the short form, such as `#07f`, if it is exact; otherwise the long form,
  /// such as `#0077fe`.
  var css: String {
    let digits = [red, green, blue].map { Hexadecimal.byte($0) }
    let isShort = digits.allSatisfy { $0.first == $0.last }
    return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
  }

  /// Returns a mixture with another colour. The other colour's share is `fifths` of five parts.
  func mixed(with other: Self, fifths: Int) -> Self {
    let part = { (first: UInt8, second: UInt8) in
      UInt8((Int(first) * (5 - fifths) + Int(second) * fifths) / 5)
    }
    return Self(part(red, other.red), part(green, other.green), part(blue, other.blue))
  }
}
