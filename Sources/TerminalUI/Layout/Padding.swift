/// Edges of a rectangle: SwiftUI's `Edge`.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

private struct Padding: LayoutModifier {
  let edges: Edge.Set
  let length: Int

  private func length(_ edge: Edge.Set) -> Int { edges.contains(edge) ? length : 0 }
  private var horizontal: Int { length(.leading) + length(.trailing) }
  private var vertical: Int { length(.top) + length(.bottom) }

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 - horizontal },
      height: proposal.height.map { $0 - vertical }
    )
  }

  func size(_ content: Size, for proposal: ProposedSize) -> Size {
    Size(width: content.width + horizontal, height: content.height + vertical)
  }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect {
    let left = length(environment.layoutDirection == .rightToLeft ? .trailing : .leading)
    return Rect(
      x: frame.minX + left,
      y: frame.minY + length(.top),
      width: frame.size.width - horizontal,
      height: frame.size.height - vertical
    )
  }
}

extension View {
  /// Leaves cells free at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: Cells) -> some View {
    LayoutModified(content: self, modifier: Padding(edges: edges, length: length.count))
  }
}
