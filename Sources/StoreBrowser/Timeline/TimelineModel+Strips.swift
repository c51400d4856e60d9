import PurchaseFlow
import StoreModel

extension TimelineModel {
  /// The strips that there is room for, in the file's order: first those of the group that is
  /// looked at have room, then those of the others. Only these are laid out.
  ///
  /// - Parameter room: The rows for strips, of which one is drawn in any case; `nil` draws all.
  func drawnStrips(width: Int, room: Int? = nil) -> [DrawnStrip] {
    let window = window
    return cache.strips(in: window, width: width, room: room, of: session.simulation) { life in
      let known = Dictionary(grouping: life.strips, by: \.id.group)
      var left = room ?? .max
      var drawn: [DrawnStrip] = []
      groups: for group in groupsToDraw {
        let strips = session.groupID(group).flatMap { known[$0] } ?? []
        let ofGroup = strips.map { draw($0, of: group, life, window, width) }
        for strip in ofGroup.isEmpty ? [empty(group)] : ofGroup {
          left -= strip.height
          if left < 0, !drawn.isEmpty { break groups }
          drawn.append(strip)
        }
      }
      return drawn.sorted {
        ($0.group, $0.id.isShared ? 1 : 0) < ($1.group, $1.id.isShared ? 1 : 0)
      }
    }
  }

  /// All groups, the one that is looked at first.
  private var groupsToDraw: [SubscriptionGroup] {
    let (groups, chosen) = (session.catalog.groups, store.group?.position)
    return groups.filter { $0.position == chosen } + groups.filter { $0.position != chosen }
  }

  private func empty(_ group: SubscriptionGroup) -> DrawnStrip {
    let title = words.text(TimelineText.stripNever, account.facts.title(of: group))
    return DrawnStrip(
      id: DrawnStrip.ID(group: group.position, isShared: false),
      title: title,
      layout: StripLayout([], in: window, width: 0, now: session.now),
      marks: [],
      spoken: title
    )
  }

  private func draw(
    _ strip: LifeStrip,
    of group: SubscriptionGroup,
    _ life: CustomerLife,
    _ window: TimeWindow,
    _ width: Int
  ) -> DrawnStrip {
    let plan = strip.spans.last.map { account.facts.name(of: $0.productID) } ?? ""
    let key = strip.id.isShared ? TimelineText.stripFamily : .stripTitle
    let title = words.text(key, account.facts.title(of: group), plan)
    let first = strip.marks.partitioningIndex(where: { $0.instant >= window.start })
    let last = strip.marks.partitioningIndex(where: { $0.instant >= window.end })
    let marks = strip.marks[first..<max(first, last)]
      .map { (column: window.column(of: $0.instant, width: width), kind: $0.kind) }
    return DrawnStrip(
      id: DrawnStrip.ID(group: group.position, isShared: strip.id.isShared),
      title: title,
      layout: StripLayout(strip.spans, in: window, width: width, now: life.now),
      marks: marks.indices.filter { index in
        index == marks.count - 1 || marks[index].column < marks[index + 1].column
      }.map { marks[$0] },
      spoken: ([title] + spoken(strip, life.now, window)).joined(separator: "; ")
    )
  }

  /// The stretches in the window, in words: periods of a kind one behind the other as one, with
  /// how many they are.
  private func spoken(_ strip: LifeStrip, _ now: Instant, _ window: TimeWindow) -> [String] {
    let spans = Array(StripLayout.visible(strip.spans, in: window, now: now))
    var told: [String] = []
    var first = 0
    while first < spans.count {
      let span = spans[first]
      var end = first + 1
      while span.kind.isPeriod, end < spans.count, spans[end].kind == span.kind { end += 1 }
      let name = words.text(span.kind.text)
      let start = dates.day(span.start)
      let last = dates.day(StripLayout.end(of: spans[end - 1], now: now))
      told.append(
        end - first == 1
          ? words.text(TimelineText.stripSpoken, name, start, last)
          : words.count(TimelineText.stripPeriods, end - first, name, start, last)
      )
      first = end
    }
    return told
  }
}
