/// The visible options of a row that is too narrow for all of them: a given option, and the options
/// around it that fit completely.
struct VisibleOptions: Equatable {
  /// The indices of the visible options.
  let seen: Range<Int>
  /// Whether there are cells for marks that show hidden options at the ends.
  let hasMarks: Bool
  /// The cells before the first visible option.
  private(set) var leading: Int
  /// The cells after the last visible option.
  private(set) var trailing: Int
  /// The cells available for the options.
  let room: Int

  /// Selects the visible options. Returns `nil` if all of them fit, or if there are fewer than two.
  ///
  /// - Parameters:
  ///   - widths: The ideal widths of the options, in order.
  ///   - index: The index of the option that must be visible.
  ///   - spacing: The cells between options.
  ///   - edge: The cells at an end of the row without hidden options.
  ///   - width: The width of the row.
  init?(_ widths: [Int], around index: Int, spacing: Int, edge: Int, in width: Int) {
    guard widths.count > 1, Self.width(of: widths, spacing) + 2 * edge > width else { return nil }
    // A mark takes a cell, and a space next to it if the row is wide enough.
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

  /// Returns the total width of options with their spacing.
  static func width(of widths: some Collection<Int>, _ spacing: Int) -> Int {
    widths.reduce(0, +) + spacing * max(0, widths.count - 1)
  }

  /// A range of options, and the cells that are still free.
  private struct Window {
    let widths: [Int]
    let spacing: Int
    var seen: Range<Int>
    var free: Int

    /// Adds options at both ends as long as they fit.
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
