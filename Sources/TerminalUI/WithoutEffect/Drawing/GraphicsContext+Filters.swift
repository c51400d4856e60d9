import Foundation

extension GraphicsContext {
  /// Adds a filter to later drawing operations: SwiftUI's `addFilter(_:)`.
  ///
  /// - In a terminal: The drawing does not change.
  public mutating func addFilter(_ filter: Filter) {}

  /// A filter of a drawing: SwiftUI's `GraphicsContext.Filter`.
  ///
  /// - In a terminal: The drawing does not change.
  public struct Filter: Hashable, Sendable {
    /// Returns a blur with a radius, in points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// Returns a drop shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }

    /// Returns a filter that changes the saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter() }

    /// Returns a filter that changes the brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
  }
}
