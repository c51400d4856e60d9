import Foundation

/// The room that a layout offers a view, in points: SwiftUI's `ProposedViewSize`.
///
/// `nil` asks for the ideal length, `.infinity` for the longest, zero for the shortest.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered.
  public var width: CGFloat?
  /// The height offered.
  public var height: CGFloat?

  /// Nothing.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No length at all: the ideal size is asked for.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All the room one can think of.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size offered, with other lengths where none is.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The points of a proposal in cells.
  package init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { Points.points($0, along: .horizontal) },
      height: proposal.height.map { Points.points($0, along: .vertical) }
    )
  }
}

extension ProposedSize {
  /// The whole cells in a proposal in points: room is never rounded up.
  package init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Self.cells($0, .horizontal) },
      height: proposal.height.map { Self.cells($0, .vertical) }
    )
  }

  private static func cells(_ points: CGFloat, _ axis: Axis) -> Int {
    guard points > 0 else { return 0 }
    return min(infinity, Int(nearest: points / Points.perCell(along: axis) + 0.001, .down))
  }
}
