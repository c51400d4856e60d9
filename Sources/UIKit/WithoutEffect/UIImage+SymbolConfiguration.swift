import Foundation

extension UIImage {
  /// The size and weight of a symbol: UIKit's `UIImage.SymbolConfiguration`.
  ///
  /// - In a terminal: A symbol is one character and has the size and weight of the text around it.
  public final class SymbolConfiguration: Sendable {
    /// Creates a configuration with a size in points.
    public init(pointSize: CGFloat) {}

    /// Creates a configuration with a size in points and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}

    /// Creates a configuration with a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}

    /// Creates a configuration with a weight.
    public init(weight: SymbolWeight) {}

    /// Creates a configuration with a scale.
    public init(scale: SymbolScale) {}
  }

  /// The weight of a symbol: UIKit's `UIImage.SymbolWeight`.
  ///
  /// - In a terminal: A symbol is one character and has the weight of the text around it.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the surrounding text.
    case unspecified
    /// The weight of `Font.Weight.ultraLight`.
    case ultraLight
    /// The weight of `Font.Weight.thin`.
    case thin
    /// The weight of `Font.Weight.light`.
    case light
    /// The weight of `Font.Weight.regular`.
    case regular
    /// The weight of `Font.Weight.medium`.
    case medium
    /// The weight of `Font.Weight.semibold`.
    case semibold
    /// The weight of `Font.Weight.bold`.
    case bold
    /// The weight of `Font.Weight.heavy`.
    case heavy
    /// The weight of `Font.Weight.black`.
    case black
  }

  /// The scale of a symbol: UIKit's `UIImage.SymbolScale`.
  ///
  /// - In a terminal: A symbol is one character.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system chooses.
    case `default` = -1
    /// The scale of the surrounding text.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As large as the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// Creates an image of a system symbol; `nil` if the name is unknown.
  ///
  /// - In a terminal: The configuration has no effect, because a symbol is one character.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(systemName: name)
  }

  /// Returns the image with a size and weight.
  ///
  /// - In a terminal: The configuration has no effect, because a symbol is one character.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
}
