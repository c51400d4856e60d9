extension Image {
  /// The maximum brightness of an image: SwiftUI's `Image.DynamicRange`.
  ///
  /// - In a terminal: No colour is brighter than the terminal's white.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// Standard brightness.
    public static let standard = DynamicRange(name: "standard")
    /// Limited high dynamic range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// Full high dynamic range.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Limits the brightness of images: SwiftUI's `allowedDynamicRange(_:)`.
  ///
  /// - In a terminal: No colour is brighter than the terminal's white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
