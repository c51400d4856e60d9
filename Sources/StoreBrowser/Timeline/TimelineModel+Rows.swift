import PurchaseFlow
import StoreModel

extension TimelineModel {
  /// Returns the timeline rows that fit, in the order of the file. The selected group's rows have
  /// priority. Only rows that fit are laid out.
  ///
  /// - Parameter room: The screen rows for timelines. At least one timeline is returned. If `nil`,
  ///   all timelines are returned.
  func timelineRows(width: Int, room: Int? = nil) -> [TimelineRow] {
    let window = window
    return cache.timelines(in: window, width: width, room: room, of: session.simulation) {
      customerTimeline in
      let known = Dictionary(grouping: customerTimeline.timelines, by: \.id.group)
      var left = room ?? .max
      var drawn: [TimelineRow] = []
      groups: for group in groupsToDraw {
        let timelines = session.groupID(group).flatMap { known[$0] } ?? []
        let ofGroup = timelines.map { draw($0, of: group, customerTimeline, window, width) }
        for timeline in ofGroup.isEmpty ? [empty(group)] : ofGroup {
          left -= timeline.height
          if left < 0, !drawn.isEmpty { break groups }
          drawn.append(timeline)
        }
      }
      return drawn.sorted {
        ($0.group, $0.id.isShared ? 1 : 0) < ($1.group, $1.id.isShared ? 1 : 0)
      }
    }
  }

  /// All groups, with the selected group first.
  private var groupsToDraw: [SubscriptionGroup] {
    let (groups, chosen) = (session.catalog.groups, store.group?.position)
    return groups.filter { $0.position == chosen } + groups.filter { $0.position != chosen }
  }

  private func empty(_ group: SubscriptionGroup) -> TimelineRow {
    let title = words.text(TimelineText.timelineNever, account.facts.title(of: group))
    return TimelineRow(
      id: TimelineRow.ID(group: group.position, isShared: false),
      title: title,
      layout: TimelineRowLayout([], in: window, width: 0, now: session.now),
      marks: [],
      spoken: title
    )
  }

  private func draw(
    _ timeline: SubscriptionTimeline,
    of group: SubscriptionGroup,
    _ customerTimeline: CustomerTimeline,
    _ window: TimeWindow,
    _ width: Int
  ) -> TimelineRow {
    let plan = timeline.spans.last.map { account.facts.name(of: $0.productID) } ?? ""
    let key = timeline.id.isShared ? TimelineText.timelineFamily : .timelineTitle
    let title = words.text(key, account.facts.title(of: group), plan)
    let first = timeline.marks.partitioningIndex(where: { $0.instant >= window.start })
    let last = timeline.marks.partitioningIndex(where: { $0.instant >= window.end })
    let marks = timeline.marks[first..<max(first, last)]
      .map { (column: window.column(of: $0.instant, width: width), kind: $0.kind) }
    return TimelineRow(
      id: TimelineRow.ID(group: group.position, isShared: timeline.id.isShared),
      title: title,
      layout: TimelineRowLayout(
        timeline.spans,
        in: window,
        width: width,
        now: customerTimeline.now
      ),
      marks: marks.indices.filter { index in
        index == marks.count - 1 || marks[index].column < marks[index + 1].column
      }.map { marks[$0] },
      spoken: ([title] + spoken(timeline, customerTimeline.now, window)).joined(separator: "; ")
    )
  }

  /// Returns spoken descriptions of the spans in the window. Successive periods of one kind share a
  /// description that contains their number.
  private func spoken(
    _ timeline: SubscriptionTimeline,
    _ now: Instant,
    _ window: TimeWindow
  ) -> [String] {
    let spans = Array(TimelineRowLayout.visible(timeline.spans, in: window, now: now))
    var descriptions: [String] = []
    var first = 0
    while first < spans.count {
      let span = spans[first]
      var end = first + 1
      while span.kind.isPeriod, end < spans.count, spans[end].kind == span.kind { end += 1 }
      let name = words.text(span.kind.text)
      let start = dates.day(span.start)
      let last = dates.day(TimelineRowLayout.end(of: spans[end - 1], now: now))
      descriptions.append(
        end - first == 1
          ? words.text(TimelineText.timelineSpoken, name, start, last)
          : words.count(TimelineText.timelinePeriods, end - first, name, start, last)
      )
      first = end
    }
    return descriptions
  }
}
