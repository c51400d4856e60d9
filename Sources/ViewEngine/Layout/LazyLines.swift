/// The assignment of the items of a lazy stack or grid to lines. A line has one item per lane, or
/// one item across all lanes, such as the header of a section in a grid.
struct LazyLines: Equatable {
  /// Consecutive items in lines of equal width.
  struct Run: Equatable {
    var firstItem: Int
    var itemCount: Int
    var firstLine: Int
    /// The number of items per line.
    var width: Int

    var lineCount: Int { (itemCount + width - 1) / width }
  }

  private(set) var runs: [Run] = []

  var count: Int { runs.last.map { $0.firstLine + $0.lineCount } ?? 0 }

  /// Appends items, `width` in each line. They start a new line if the last line has another width.
  mutating func add(_ count: Int, width: Int) {
    guard count > 0 else { return }
    if let last = runs.last, last.width == width {
      runs[runs.count - 1].itemCount += count
      return
    }
    let firstItem = runs.last.map { $0.firstItem + $0.itemCount } ?? 0
    runs.append(Run(firstItem: firstItem, itemCount: count, firstLine: self.count, width: width))
  }

  func items(in line: Int) -> Range<Int> {
    guard let run = runs.last(where: { $0.firstLine <= line }) else { return 0..<0 }
    let first = run.firstItem + (line - run.firstLine) * run.width
    let end = run.firstItem + run.itemCount
    return min(first, end)..<min(first + run.width, end)
  }

  /// Returns the line of an item and its position in the line.
  func place(of item: Int) -> (line: Int, lane: Int) {
    guard let run = runs.last(where: { $0.firstItem <= item }) else { return (0, 0) }
    let distance = item - run.firstItem
    return (run.firstLine + distance / run.width, distance % run.width)
  }

  /// Returns the lines that contain the items.
  func lines(of items: Range<Int>) -> Range<Int> {
    guard let first = items.first, let last = items.last else { return 0..<0 }
    return place(of: first).line..<min(count, place(of: last).line + 1)
  }

  /// Returns whether a line has a single item across all lanes.
  func isWhole(_ line: Int) -> Bool {
    runs.last { $0.firstLine <= line }?.width == 1
  }
}
