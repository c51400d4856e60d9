import Foundation
import TerminalUI

extension UIColor {
  private var components: Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = UITraitCollection.current.colorScheme
    return color.resolve(in: environment)
  }

  /// Stores the red, green and blue components and the opacity, each from 0 to 1.
  ///
  /// - In a terminal: For a colour of the terminal's theme, the components are those that xterm
  ///   uses, because the real ones are unknown.
  /// - Returns: Always `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// Stores the hue, the saturation, the brightness and the opacity, each from 0 to 1. A grey has
  /// the hue 0.
  ///
  /// - In a terminal: For a colour of the terminal's theme, the components are those that xterm
  ///   uses, because the real ones are unknown.
  /// - Returns: Always `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let (red, green, blue) = (components.red, components.green, components.blue)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    // The hue in sixths of a circle: red is 0, green is 2, and blue is 4.
    let sixths: Float =
      if range == 0 {
        0
      } else if highest == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if highest == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue?.pointee = CGFloat(sixths / 6)
    saturation?.pointee = highest == 0 ? 0 : CGFloat(range / highest)
    brightness?.pointee = CGFloat(highest)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }
}
