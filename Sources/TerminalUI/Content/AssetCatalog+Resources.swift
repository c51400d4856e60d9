import Foundation

/// A picture of an asset catalog, by name: SwiftUI's `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Names a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// A colour of an asset catalog, by name: SwiftUI's `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Names a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Color {
  /// A colour of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(.asset(AssetColor(name: resource.name, bundle: resource.bundlePath)))
  }
}
