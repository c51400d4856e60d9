import Foundation
import TerminalUI

/// A colour: the members of UIKit's `UIColor` that SwiftUI code uses.
///
/// ```swift
/// import UIKit
///
/// let card = UIColor { traits in
///   traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white
/// }
/// ```
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a UIKit colour from a SwiftUI colour.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    )
  }

  /// Creates a grey from its brightness (0 is black, 1 is white) and its opacity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
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

  /// Creates a colour from an asset catalog: `UIColor(resource: .brand)`.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Returns this colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.replacingOpacity(Double(alpha)))
  }

  /// Returns whether two colours are equal.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  // An asset catalog can declare the same name for `ColorResource` and `UIColor`. `Color(.brand)`
  // is then the resource.
  /// Creates a SwiftUI colour from a UIKit colour: `Color(.systemBackground)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Creates a SwiftUI colour from a UIKit colour.
  public init(uiColor: UIColor) { self = uiColor.color }
}
