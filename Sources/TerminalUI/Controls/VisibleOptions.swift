/// Which of some options side by side are seen where not all of them fit: one that matters, and
/// those around it that can be seen whole.
struct VisibleOptions: Equatable {
  /// Those that are seen.
  let seen: Range<Int>
  /// Whether there is room for marks that say at which ends there are more.
  let hasMarks: Bool
  /// The columns before the first of them.
  private(set) var leading: Int
  /// The columns after the last of them.
  private(set) var trailing: Int
  /// The columns that there are for one of them.
  let room: Int

  /// Chooses among options of some widths in the order in which they stand; `nil` where all of
  /// them fit, and where there is but one.
  ///
  /// - Parameters:
  ///   - widths: How wide each of them likes to be.
  ///   - index: The one that has to be seen.
  ///   - spacing: The columns between them.
  ///   - edge: The columns at an end beyond which there are no more.
  ///   - width: The columns that there are.
  init?(_ widths: [Int], around index: Int, spacing: Int, edge: Int, in width: Int) {
    guard widths.count > 1, Self.width(of: widths, spacing) + 2 * edge > width else { return nil }
    // A mark, and what keeps it off the options where there is room for that.
    let mark = [2, 1].first { widths[index] + 2 * $0 <= width }
    let end = max(mark ?? edge, edge)
    hasMarks = mark != nil
    room = max(0, width - 2 * end)
    var window = Window(widths: widths, spacing: spacing, seen: index..<index + 1, free: room)
    window.free -= widths[index]
    window.grow()
    (leading, trailing) = (end, end)
    if window.seen.lowerBound == 0 {
      leading = edge
      window.free += end - edge
      window.grow()
    }
    if window.seen.upperBound == widths.count {
      trailing = edge
      window.free += end - edge
      window.grow()
    }
    seen = window.seen
  }

  /// How wide some options are together.
  static func width(of widths: some Collection<Int>, _ spacing: Int) -> Int {
    widths.reduce(0, +) + spacing * max(0, widths.count - 1)
  }

  /// Some that follow one another, and how many columns are left beside them.
  private struct Window {
    let widths: [Int]
    let spacing: Int
    var seen: Range<Int>
    var free: Int

    /// Takes the next one and the one before, as long as one of them fits.
    mutating func grow() {
      while true {
        let (hasNext, hasPrevious) = (takes(seen.upperBound), takes(seen.lowerBound - 1))
        if !hasNext && !hasPrevious { return }
        seen = seen.lowerBound - (hasPrevious ? 1 : 0)..<seen.upperBound + (hasNext ? 1 : 0)
      }
    }

    private mutating func takes(_ index: Int) -> Bool {
      guard widths.indices.contains(index), widths[index] + spacing <= free else { return false }
      free -= widths[index] + spacing
      return true
    }
  }
}
