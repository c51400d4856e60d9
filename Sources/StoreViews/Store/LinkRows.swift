import Foundation
import TerminalUI

/// Links in centred rows, with a separator between two links of a row. A row ends only between two
/// links.
///
/// The subviews are the links, with a separator before each link but the first. A separator that is
/// proposed no width is invisible.
struct LinkRows: Layout {
  static var layoutProperties: LayoutProperties { .withoutGuides }

  /// The width of a separator in cells: a blank and a sign. The next link begins with a blank.
  static let separator = 2

  /// Returns the links of each row.
  ///
  /// - Parameters:
  ///   - widths: The widths of the links in cells.
  ///   - separator: The width of a separator in cells.
  ///   - width: The width of a row in cells.
  static func ranges(of widths: [Int], separator: Int, in width: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var used = 0
    for (index, link) in widths.enumerated() {
      if let last = ranges.last, used + separator + link <= width {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
        used += separator + link
      } else {
        ranges.append(index..<index + 1)
        used = link
      }
    }
    return ranges
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews, width: proposal.width)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.height }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let separator = Points.points(Self.separator, along: .horizontal)
    let height = Points.points(1, along: .vertical)
    var y = bounds.minY
    for row in rows(subviews, width: bounds.width) {
      let blank = Points.distance((bounds.width - row.width) / 2, along: .horizontal)
      var x = bounds.minX + Points.points(max(0, blank), along: .horizontal)
      for (index, size) in zip(row.links, row.sizes) {
        if index > 0 {
          let isInside = index > row.links.lowerBound
          subviews[2 * index - 1].place(
            at: CGPoint(x: x, y: y),
            anchor: .topLeading,
            proposal: ProposedViewSize(width: isInside ? separator : 0, height: height)
          )
          if isInside { x += separator }
        }
        subviews[2 * index].place(
          at: CGPoint(x: x, y: y),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: size.width, height: size.height)
        )
        x += size.width
      }
      y += row.height
    }
  }

  /// The links of a row with their sizes, and the size of the row, in points.
  private struct Row {
    let links: Range<Int>
    let sizes: [CGSize]
    let width: CGFloat
    let height: CGFloat
  }

  private func rows(_ subviews: Subviews, width: CGFloat?) -> [Row] {
    let available = width ?? .infinity
    let sizes = stride(from: 0, to: subviews.count, by: 2).map { index in
      let ideal = subviews[index].sizeThatFits(.unspecified)
      guard ideal.width > available else { return ideal }
      return subviews[index].sizeThatFits(ProposedViewSize(width: available, height: nil))
    }
    let ranges = Self.ranges(
      of: sizes.map { Points.distance($0.width, along: .horizontal) },
      separator: Self.separator,
      in: Points.distance(available, along: .horizontal)
    )
    return ranges.map { links in
      let separators = Points.points((links.count - 1) * Self.separator, along: .horizontal)
      return Row(
        links: links,
        sizes: Array(sizes[links]),
        width: sizes[links].reduce(separators) { $0 + $1.width },
        height: sizes[links].map(\.height).max() ?? 0
      )
    }
  }
}
