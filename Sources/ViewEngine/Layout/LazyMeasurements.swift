/// The measurements of the lines of a lazy stack or grid, in cells. They are valid for one length
/// across the axis.
struct LazyMeasurements {
  /// The measured size of one line.
  struct Line {
    /// The length along the axis including the spacing after the line, in cells.
    var length = 0
    /// The extent of the items across the axis, in cells.
    var across = 0

    /// Adds the size of an element after the previous ones.
    @MainActor
    mutating func add(_ size: Size, _ layout: LazyLayout) {
      length += layout.main(size) + layout.spacing
      across = max(across, layout.cross(size))
    }

    /// Grows to the extent of another measurement.
    mutating func cover(_ other: Line) {
      length = max(length, other.length)
      across = max(across, other.across)
    }
  }

  /// Whether the proposal to the items has no length across the axis.
  private(set) var isIdeal = false
  private(set) var lanes: [LazyLayout.Lane] = []
  private(set) var lines = LazyLines()
  /// The lengths of the lines, each including the spacing after it.
  var heights = ItemHeights()
  /// The greatest measured extent across the axis.
  private(set) var widest = 0

  /// Creates measurements without lines.
  init() {}

  /// Creates measurements of lines that are not measured yet.
  @MainActor
  init(across length: Int?, _ sources: LazySources, _ layout: LazyLayout) {
    isIdeal = length == nil
    lanes = layout.lanes(across: length ?? 0)
    lines = sources.lines(laneCount: max(1, lanes.count))
    heights = ItemHeights(count: lines.count)
  }

  /// Returns the length of all lines. No spacing follows the last line.
  func total(_ layout: LazyLayout) -> Int {
    max(0, heights.total - (heights.count > 0 ? layout.spacing : 0))
  }

  /// Returns the lanes of a line: one lane of the full length if the line has a single item across
  /// all lanes.
  func lanes(of line: Int) -> [LazyLayout.Lane] {
    guard lanes.count > 1, lines.isWhole(line), let first = lanes.first, let last = lanes.last
    else { return lanes }
    let length = last.start + last.length - first.start
    return [LazyLayout.Lane(start: first.start, length: length)]
  }

  /// Records the measurement of a line.
  mutating func note(_ line: Line, at index: Int) {
    heights.set(line.length, at: index)
    widest = max(widest, line.across)
  }
}
