/// Which items of a lazy stack or grid stand in which line: as many as there are lanes, but
/// for those that have a line of their own, as headers and footers of sections in a grid do.
struct LazyLines: Equatable {
  /// Items one after the other, of which each line has the same number.
  struct Run: Equatable {
    var firstItem: Int
    var itemCount: Int
    var firstLine: Int
    /// How many items a line has.
    var width: Int

    var lineCount: Int { (itemCount + width - 1) / width }
  }

  private(set) var runs: [Run] = []

  var count: Int { runs.last.map { $0.firstLine + $0.lineCount } ?? 0 }

  /// Adds items after those there are; they begin a line of their own where their lines are
  /// of another width, or where they follow something with a line of its own.
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

  /// The line of an item, and its place in it.
  func place(of item: Int) -> (line: Int, lane: Int) {
    guard let run = runs.last(where: { $0.firstItem <= item }) else { return (0, 0) }
    let distance = item - run.firstItem
    return (run.firstLine + distance / run.width, distance % run.width)
  }

  /// The lines in which some items stand.
  func lines(of items: Range<Int>) -> Range<Int> {
    guard let first = items.first, let last = items.last else { return 0..<0 }
    return place(of: first).line..<min(count, place(of: last).line + 1)
  }

  /// Whether a line has but one item, over all lanes.
  func isWhole(_ line: Int) -> Bool {
    runs.last { $0.firstLine <= line }?.width == 1
  }
}
