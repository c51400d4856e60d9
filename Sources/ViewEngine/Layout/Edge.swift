/// An edge of a rectangle: SwiftUI's `Edge`.
@frozen
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge of a rectangle.
  case top
  /// The leading edge: left in left-to-right layout.
  case leading
  /// The bottom edge of a rectangle.
  case bottom
  /// The trailing edge: right in left-to-right layout.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge: left in left-to-right layout.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge: right in left-to-right layout.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or trailing edge: SwiftUI's `HorizontalEdge`.
@frozen
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The leading edge: left in left-to-right layout.
  case leading
  /// The trailing edge: right in left-to-right layout.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge: left in left-to-right layout.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge: right in left-to-right layout.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge: SwiftUI's `VerticalEdge`.
@frozen
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge of a rectangle.
  case top
  /// The bottom edge of a rectangle.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
