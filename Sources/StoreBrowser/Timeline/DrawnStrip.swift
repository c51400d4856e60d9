import PurchaseFlow
import StoreModel
import TerminalUI

/// A group's strip, laid out.
struct DrawnStrip: Identifiable {
  /// Which one: a group of the file, the customer's own subscription or the family's.
  struct ID: Hashable {
    let group: Int
    let isShared: Bool
  }

  let id: ID
  /// The place of the group in the file.
  var group: Int { id.group }
  /// The group's name, with the plan.
  let title: String
  let layout: StripLayout
  /// The marks in the window, by column: of those in one column the last.
  let marks: [(column: Int, kind: LifeStrip.Mark.Kind)]
  /// What a screen reader says of it.
  let spoken: String

  /// How many rows it takes with its title.
  var height: Int { layout.runs.isEmpty ? 1 : marks.isEmpty ? 3 : 4 }
}

extension BrowserModel {
  /// The strips that there is room for, in the file's order: first those of the group that is
  /// looked at have room, then those of the others. Only these are laid out.
  ///
  /// - Parameter room: The rows for strips, of which one is drawn in any case; `nil` draws all.
  func drawnStrips(width: Int, room: Int? = nil) -> [DrawnStrip] {
    let window = window
    return timeline.strips(in: window, width: width, room: room, of: session.simulation) { life in
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
    let title = words.text(TimelineText.stripNever, facts.title(of: group))
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
    let plan = strip.spans.last.map { facts.name(of: $0.productID) } ?? ""
    let key = strip.id.isShared ? TimelineText.stripFamily : .stripTitle
    let title = words.text(key, facts.title(of: group), plan)
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

/// A strip's rows: its title, its signs, the names of the stretches, and marks.
struct StripRows: View {
  let model: BrowserModel
  let strip: DrawnStrip
  let width: Int
  let isTall: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let signs = StripSigns(usesASCII: usesASCII)
    VStack(alignment: .leading) {
      if isTall || strip.layout.runs.isEmpty { Text(strip.title).bold().lineLimit(1) }
      if !strip.layout.runs.isEmpty {
        PlacedRow(pieces: strip.layout.signs(signs), width: width)
        PlacedRow(
          pieces: strip.layout.names(model.words, usesASCII: usesASCII),
          width: width
        )
        if !strip.marks.isEmpty { PlacedRow(pieces: marks(signs), width: width) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(strip.spoken)
  }

  /// The marks, each with its name behind it or, where that has no room, before it.
  private func marks(_ signs: StripSigns) -> [PlacedText] {
    var pieces: [PlacedText] = []
    // The first column from which on nothing stands yet, with a gap.
    var free = 0
    for (index, mark) in strip.marks.enumerated() {
      let next = strip.marks.dropFirst(index + 1).first?.column ?? width + 1
      let (sign, name, role) = look(of: mark.kind, signs)
      pieces.append(
        PlacedText(column: mark.column, columns: 1, text: sign, role: role, isBold: true)
      )
      let columns = TextWidth.columns(name, asciiOnly: usesASCII)
      let (behind, before) = (mark.column + 2, mark.column - 1 - columns)
      let start: Int
      if behind + columns < next, behind + columns <= width {
        start = behind
      } else if before >= free {
        start = before
      } else {
        free = mark.column + 2
        continue
      }
      free = max(mark.column, start + columns) + 2
      pieces.append(PlacedText(column: start, columns: columns, text: name, role: .secondary))
    }
    return pieces
  }

  private func look(
    of kind: LifeStrip.Mark.Kind,
    _ signs: StripSigns
  ) -> (sign: String, name: String, role: ColorRole) {
    switch kind {
    case .planChange(let id): (signs.change, model.facts.name(of: id), .accent)
    case .refund: (signs.refund, model.words.text(TimelineText.markRefund), .critical)
    }
  }
}
