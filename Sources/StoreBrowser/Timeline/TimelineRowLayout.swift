import PurchaseFlow

/// Where the stretches of a subscription stand on a row of cells: each in columns of its own,
/// or, where there is none left for it, folded into the stretch before it.
struct TimelineRowLayout: Hashable, Sendable {
  /// Columns that show one stretch, or several.
  struct Run: Hashable, Sendable {
    /// The columns; one or more.
    let columns: Range<Int>
    /// What kind of stretch it is: of several, the first.
    let kind: TimelineSpan.Kind
    /// The plan.
    let productID: String
    /// How many stretches it stands for; all but the first are in its last column.
    var count = 1
  }

  /// The runs from left to right.
  let runs: [Run]
  /// How many columns there are.
  let width: Int

  /// Lays out what of a strip lies in a window.
  ///
  /// - Parameter now: Where a stretch ends to whose end nothing leads.
  init(_ spans: [TimelineSpan], in window: TimeWindow, width: Int, now: Instant) {
    self.width = max(width, 0)
    var runs: [Run] = []
    var free = 0
    for span in Self.visible(spans, in: window, now: now) where width > 0 {
      let first = max(window.column(of: span.start, width: width), free)
      let end = window.column(of: Self.end(of: span, now: now), width: width)
      let next = min(max(end, max(window.column(of: span.start, width: width), 0) + 1), width)
      guard first < next else {
        runs.indices.last.map { runs[$0].count += 1 }
        continue
      }
      runs.append(Run(columns: first..<next, kind: span.kind, productID: span.productID))
      free = next
    }
    self.runs = runs
  }

  /// Which stretches lie in a window at least in part.
  static func visible(
    _ spans: [TimelineSpan],
    in window: TimeWindow,
    now: Instant
  ) -> ArraySlice<TimelineSpan> {
    let first = spans.partitioningIndex(where: {
      max(end(of: $0, now: now), $0.start) > window.start || $0.start >= window.start
    })
    let last = spans.partitioningIndex(where: { $0.start >= window.end })
    return spans[min(first, last)..<last]
  }

  static func end(of span: TimelineSpan, now: Instant) -> Instant {
    max(span.end ?? now, span.start)
  }
}

extension Array {
  /// The place of the first element for which something holds, where it holds for all behind
  /// it too; the end where there is none.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
