/// The room a container offers a view, in cells: SwiftUI's `ProposedViewSize`.
///
/// `nil` asks for the ideal length; ``infinity`` for the longest.
@_spi(Nodes) public struct ProposedSize: Hashable, Sendable {
  /// More cells than any screen has.
  package static let infinity = 1 << 24

  /// Columns offered.
  package var width: Int?
  /// Rows offered.
  package var height: Int?

  /// No length is offered: the ideal size is asked for.
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal.
  package init(width: Int?, height: Int?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  /// Offers exactly a size.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
