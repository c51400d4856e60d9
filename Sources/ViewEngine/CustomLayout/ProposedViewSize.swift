import Foundation

/// The size that a layout proposes to a view, in points: SwiftUI's `ProposedViewSize`.
///
/// `nil` requests the ideal length, `.infinity` the maximum, and zero the minimum.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width; `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height; `nil` for the ideal height.
  public var height: CGFloat?

  /// A proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from lengths in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposed size, with the lengths of `size` in place of `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Converts a proposal in cells to points.
  package init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { Points.points($0, along: .horizontal) },
      height: proposal.height.map { Points.points($0, along: .vertical) }
    )
  }
}

extension ProposedSize {
  /// Converts a proposal in points to cells, rounded down.
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Self.cells($0, .horizontal) },
      height: proposal.height.map { Self.cells($0, .vertical) }
    )
  }

  private static func cells(_ points: CGFloat, _ axis: Axis) -> Int {
    guard points > 0 else { return 0 }
    // 0.001 absorbs floating-point errors: a length of 79.9999 points is ten columns, not nine.
    return min(infinity, Int(nearest: points / Points.perCell(along: axis) + 0.001, .down))
  }
}
