/// The size that a container proposes to a view, in cells. The counterpart of ``ProposedViewSize``,
/// which is in points.
///
/// `nil` requests the ideal length, ``infinity`` the maximum.
@_spi(Nodes) public struct ProposedSize: Hashable, Sendable {
  /// An infinite length: 2²⁴ cells, more than any screen has.
  package static let infinity = 1 << 24

  /// The proposed number of columns; `nil` for the ideal width.
  package var width: Int?
  /// The proposed number of rows; `nil` for the ideal height.
  package var height: Int?

  /// A proposal that requests the ideal size.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal. Negative lengths become 0.
  package init(width: Int?, height: Int?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  /// Creates a proposal of exactly `size`.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
