import PurchaseFlow

/// The layout of a subscription's spans on a row of cells. Each span has its own columns. If no
/// column is free for a span, it is merged into the previous span.
struct TimelineRowLayout: Hashable, Sendable {
  /// A range of columns that shows one span or several.
  struct Run: Hashable, Sendable {
    /// The columns, at least one.
    let columns: Range<Int>
    /// The kind of the span. If there are several spans, the kind of the first.
    let kind: TimelineSpan.Kind
    /// The product identifier of the plan.
    let productID: String
    /// The number of spans. The last column contains all spans except the first.
    var count = 1
  }

  /// The runs from left to right.
  let runs: [Run]
  /// The width in columns.
  let width: Int

  /// Creates the layout of the spans in a window.
  ///
  /// - Parameter now: The end of a span without a known end.
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

  /// Returns the spans that are at least partly in a window. Takes logarithmic time.
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
  /// Returns the index of the first element that satisfies a condition, by binary search; `count`
  /// if there is none. All elements after it must satisfy the condition too.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
