/// A direction on the screen: SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// Across.
  case horizontal
  /// Up and down.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)

    /// The set of one direction.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// Whether a direction is in the set.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The other direction.
  @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// The direction's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
