import Foundation
@_spi(Nodes) import ViewEngine

/// The minimum and maximum width of a table column, in cells.
struct TableColumnWidth: Equatable {
  private(set) var least = 1
  private(set) var most = ProposedSize.infinity

  init() {}

  init(fixed width: CGFloat?) {
    guard let width else { return }
    (least, most) = (Self.columns(width), Self.columns(width))
  }

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    least = min.map(Self.columns) ?? 1
    most = Swift.max(least, (ideal ?? max).map(Self.columns) ?? ProposedSize.infinity)
  }

  private static func columns(_ points: CGFloat) -> Int {
    max(1, Points.side(points, along: .horizontal))
  }

  /// The number of cells between two columns of a table.
  static let gap = 2

  /// Returns the width of each column in a total width: equal shares within the bounds of each
  /// column. Columns that do not fit have a width of 0.
  static func shares(of widths: [TableColumnWidth], in room: Int) -> [Int] {
    var shares = widths.map(\.least)
    var open = Array(widths.indices)
    var left = max(0, room - gap * (widths.count - 1))
    while !open.isEmpty {
      let part = left / open.count
      let large = open.filter { widths[$0].least > part }
      let bounded = large.isEmpty ? open.filter { widths[$0].most < part } : large
      if bounded.isEmpty {
        let rest = left % open.count
        for (number, index) in open.enumerated() { shares[index] = part + (number < rest ? 1 : 0) }
        break
      }
      for index in bounded {
        shares[index] = large.isEmpty ? widths[index].most : widths[index].least
        left = max(0, left - shares[index])
      }
      open.removeAll(where: bounded.contains)
    }
    return cut(shares, to: room)
  }

  private static func cut(_ shares: [Int], to room: Int) -> [Int] {
    var start = 0
    return shares.map { share in
      let width = max(0, min(share, room - start))
      start += share + gap
      return width
    }
  }
}
