extension Image {
  /// How bright an image may be: SwiftUI's `Image.DynamicRange`.
  ///
  /// - In a terminal: No colour is brighter than the terminal's white.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let standard = DynamicRange(name: "standard")
    /// Brighter in places.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as can be.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Says how bright images may be: SwiftUI's `allowedDynamicRange(_:)`.
  ///
  /// - In a terminal: No colour is brighter than the terminal's white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
