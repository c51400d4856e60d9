import Foundation

extension GraphicsContext {
  /// Changes what is drawn from now on: SwiftUI's `addFilter(_:)`.
  ///
  /// - In a terminal: Nothing changes.
  public mutating func addFilter(_ filter: Filter) {}

  /// A change of what is drawn: SwiftUI's `GraphicsContext.Filter`.
  ///
  /// - In a terminal: Nothing changes.
  public struct Filter: Hashable, Sendable {
    /// Not sharp.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// A shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }

    /// Less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }

    /// Brighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
  }
}
