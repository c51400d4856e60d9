extension Gradient {
  /// The space in which colours are mixed: SwiftUI's `Gradient.ColorSpace`.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// By the parts of the colours.
    public static let device = ColorSpace(isPerceptual: false)
    /// By what the eye sees.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The gradient, mixed in a colour space.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The gradient, mixed in a colour space.
  ///
  /// - In a terminal: Colours are mixed in the same way in both spaces.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
