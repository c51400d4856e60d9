/// The lines of a character of Unicode's block Box Drawing.
struct BoxLines {
  /// The weight of a line from the centre of a cell to one side.
  enum Weight: Int {
    case none
    case light
    case heavy
    case double
  }

  /// The lines to the top, the right, the bottom and the left.
  let arms: [Weight]

  /// Creates the lines of a character; `nil` if it does not consist of straight lines from the
  /// centre.
  init?(_ value: UInt32) {
    guard (0x2500...0x257F).contains(value) else { return nil }
    let table = Self.table
    let start = table.index(table.startIndex, offsetBy: 5 * Int(value - 0x2500))
    let digits = table[start...].prefix(4).compactMap(\.wholeNumberValue)
    guard digits.count == 4 else { return nil }
    arms = digits.map { Weight(rawValue: $0) ?? .none }
  }

  /// Four digits per character, starting with U+2500: the weights of its arms. Dashed, round and
  /// diagonal characters have dots instead of digits.
  private static let table = Array(
    """
    0101 0202 1010 2020 .... .... .... .... .... .... .... .... 0110 0210 0120 0220 \
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 \
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 \
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 \
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 .... .... .... .... \
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130 \
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 .... .... .... \
    .... .... .... .... 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010 \

    """
  )
}

/// The positions of the lines within the cell.
extension BoxLines {
  /// A straight line in a cell. Positions are in eighths of a pixel, the thickness in pixels.
  struct Line: Hashable {
    let range: Range<Int>
    let at: Int
    let isHorizontal: Bool
    let thickness: Int
  }

  /// The distance of each line of a double line from the centre.
  private static let gap = 2 * PixelGrid.unit

  var lines: [Line] { arms.indices.flatMap(lines(of:)) }

  private func lines(of arm: Int) -> [Line] {
    switch arms[arm] {
    case .none: []
    case .light: [line(arm, side: 0, thickness: 1)]
    case .heavy: [line(arm, side: 0, thickness: 3)]
    case .double: [-1, 1].map { line(arm, side: $0, thickness: 1) }
    }
  }

  private func line(_ arm: Int, side: Int, thickness: Int) -> Line {
    let isHorizontal = arm % 2 == 1
    let length = isHorizontal ? PixelGrid.cellWidth : PixelGrid.cellHeight
    let across = isHorizontal ? PixelGrid.cellHeight : PixelGrid.cellWidth
    let leadsForward = arm == 1 || arm == 2
    let start = start(of: arm, side: side, thickness: thickness)
    let range =
      leadsForward ? length / 2 + start..<length : 0..<length / 2 - start
    return Line(
      range: range,
      at: across / 2 + side * Self.gap,
      isHorizontal: isHorizontal,
      thickness: thickness
    )
  }

  /// Returns the distance from the centre of the cell to the start of a line, towards the side of
  /// its arm. The distance is negative if the line must close a corner, and positive if a crossing
  /// double line leaves a gap.
  private func start(of arm: Int, side: Int, thickness: Int) -> Int {
    // Seen along an arm, -1 is the side of the upper or left neighbour.
    let neighbours = arm % 2 == 1 ? (arms[0], arms[2]) : (arms[3], arms[1])
    let isOpposed = arms[(arm + 2) % 4] != .none
    let (near, far) = side < 0 ? neighbours : (neighbours.1, neighbours.0)
    if side != 0 {
      if near == .double { return Self.gap }
      return far == .double && !isOpposed ? -Self.gap : 0
    }
    switch (neighbours.0 == .double, neighbours.1 == .double) {
    case (true, true): return isOpposed ? 0 : Self.gap
    case (false, false): return isOpposed ? 0 : -reach(neighbours, thickness)
    default: return isOpposed ? 0 : -Self.gap
    }
  }

  /// Returns the length by which a line must extend past the centre to fill a corner: half the
  /// thickness of the other line.
  private func reach(_ neighbours: (Weight, Weight), _ thickness: Int) -> Int {
    let met = [neighbours.0, neighbours.1].map { weight in
      weight == .heavy ? 3 : weight == .light ? 1 : 0
    }
    return (met.max() ?? 0) * PixelGrid.unit / 2
  }
}
