/// The horizontal or vertical direction: SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// The direction along a row of cells.
  case horizontal
  /// The direction along a column of cells.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The direction along a row of cells.
    public static let horizontal = Set(rawValue: 1)
    /// The direction along a column of cells.
    public static let vertical = Set(rawValue: 2)

    /// Creates a set with one axis.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The other axis.
  @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
