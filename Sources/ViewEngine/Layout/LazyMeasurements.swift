/// What a lazy stack or grid knows of its lines at one length across.
struct LazyMeasurements {
  /// What was measured of a line.
  struct Line {
    /// Its length along the stack with the room after it, in cells.
    var length = 0
    /// How far its items reach across, in cells.
    var across = 0

    /// Adds an element after those there are.
    @MainActor
    mutating func add(_ size: Size, _ layout: LazyLayout) {
      length += layout.main(size) + layout.spacing
      across = max(across, layout.cross(size))
    }

    /// Reaches as far as another.
    mutating func cover(_ other: Line) {
      length = max(length, other.length)
      across = max(across, other.across)
    }
  }

  /// Whether items get as much across as they like.
  private(set) var isIdeal = false
  private(set) var lanes: [LazyLayout.Lane] = []
  private(set) var lines = LazyLines()
  /// The lengths of the lines, each with the room after it.
  var heights = ItemHeights()
  /// The greatest length across of what was measured.
  private(set) var widest = 0

  /// Of a stack without lines.
  init() {}

  /// Of lines of which none was measured.
  @MainActor
  init(across length: Int?, _ sources: LazySources, _ layout: LazyLayout) {
    isIdeal = length == nil
    lanes = layout.lanes(across: length ?? 0)
    lines = sources.lines(laneCount: max(1, lanes.count))
    heights = ItemHeights(count: lines.count)
  }

  /// The length of all lines; no room follows the last one.
  func total(_ layout: LazyLayout) -> Int {
    max(0, heights.total - (heights.count > 0 ? layout.spacing : 0))
  }

  /// The lanes of a line: what has one of its own gets all of them.
  func lanes(of line: Int) -> [LazyLayout.Lane] {
    guard lanes.count > 1, lines.isWhole(line), let first = lanes.first, let last = lanes.last
    else { return lanes }
    let length = last.start + last.length - first.start
    return [LazyLayout.Lane(start: first.start, length: length)]
  }

  /// Takes what was measured of a line.
  mutating func note(_ line: Line, at index: Int) {
    heights.set(line.length, at: index)
    widest = max(widest, line.across)
  }
}
