extension Gradient {
  /// The colour space in which a gradient is interpolated: SwiftUI's `Gradient.ColorSpace`.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// The colour space of the device.
    public static let device = ColorSpace(isPerceptual: false)
    /// A perceptual colour space.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Returns the gradient interpolated in a colour space.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// Returns the gradient interpolated in a colour space.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
