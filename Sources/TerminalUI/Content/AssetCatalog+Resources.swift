import Foundation

/// The name of a picture in an asset catalog: SwiftUI's `ImageResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Creates a reference to a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// The name of a colour in an asset catalog: SwiftUI's `ColorResource`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Creates a reference to a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Color {
  /// Creates a colour from an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(.asset(AssetColor(name: resource.name, bundle: resource.bundlePath)))
  }
}
