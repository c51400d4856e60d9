import Foundation
import TerminalUI

/// A colour by UIKit's name for it: the part of `UIColor` that views touch.
///
/// UIKit itself is not there, and `canImport(UIKit)` is false; but SwiftUI shows this
/// type of it, and so does this module.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// The colour of a view.
  public init(_ color: Color) { self.color = color }

  /// A colour by its red, green and blue, 0 to 1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    )
  }

  /// A grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour by its place on the colour circle, its strength and its lightness, 0 to 1
  /// each.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue),
        saturation: Double(saturation),
        brightness: Double(brightness),
        opacity: Double(alpha)
      )
    )
  }

  /// The same colour, with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Whether two colours are the same.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The colour that UIKit has a name for: `Color(.systemBackground)`.
  public init(_ color: UIColor) { self = color.color }

  /// The colour that UIKit has a name for.
  public init(uiColor: UIColor) { self = uiColor.color }
}
