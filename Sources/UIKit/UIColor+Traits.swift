import Foundation
import TerminalUI

extension UIColor {
  /// Creates a colour that depends on the background.
  ///
  /// The drawn colour follows the colour scheme of the view's environment, which follows the
  /// terminal's background.
  ///
  /// - In a terminal: A dynamic provider is called only when the colour is created, once for each
  ///   colour scheme.
  /// - Parameter dynamicProvider: Returns the colour for the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color, dark: dark.color))
  }

  /// Creates a colour of the app's asset catalog; `nil` if the catalog has no colour of this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour of a bundle's asset catalog; `nil` if the catalog has no colour of this name.
  ///
  /// - Parameter traitCollection: The traits whose variant is used; `nil` for a colour that follows
  ///   the colour scheme.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard AssetCatalog.color(named: name, bundle?.bundlePath) != nil else { return nil }
    let color = Color(name, bundle: bundle)
    self.init(traitCollection.map { color.variant(for: $0.colorScheme) } ?? color)
  }

  /// Returns the variant of the colour for traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color.variant(for: traitCollection.colorScheme))
  }
}
