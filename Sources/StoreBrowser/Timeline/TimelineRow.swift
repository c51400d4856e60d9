import PurchaseFlow
import StoreModel
import TerminalUI

/// The laid-out timeline of one subscription.
struct TimelineRow: Identifiable {
  /// The identity: a group of the file, and whether the subscription is shared by the family.
  struct ID: Hashable {
    let group: Int
    let isShared: Bool
  }

  let id: ID
  /// The group's position in the file.
  var group: Int { id.group }
  /// The group's name, with the plan.
  let title: String
  let layout: TimelineRowLayout
  /// The marks in the window with their columns. If several marks have the same column, only the
  /// last is included.
  let marks: [(column: Int, kind: SubscriptionTimeline.Mark.Kind)]
  /// The description for screen readers.
  let spoken: String

  /// The height in rows, with the title.
  var height: Int { layout.runs.isEmpty ? 1 : marks.isEmpty ? 3 : 4 }
}

/// A timeline of several rows: the title, the symbols, the names of the spans, and the marks.
struct TimelineRowView: View {
  let model: TimelineModel
  let timeline: TimelineRow
  let width: Int
  let isTall: Bool
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let signs = TimelineSymbols(usesASCII: usesASCII)
    VStack(alignment: .leading) {
      if isTall || timeline.layout.runs.isEmpty { Text(timeline.title).bold().lineLimit(1) }
      if !timeline.layout.runs.isEmpty {
        PlacedRow(pieces: timeline.layout.signs(signs), width: width)
        PlacedRow(
          pieces: timeline.layout.names(model.words, usesASCII: usesASCII),
          width: width
        )
        if !timeline.marks.isEmpty { PlacedRow(pieces: marks(signs), width: width) }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(timeline.spoken)
  }

  /// Returns the marks with their names. A name is after its mark, or before it if there is no
  /// space.
  private func marks(_ signs: TimelineSymbols) -> [PlacedText] {
    var pieces: [PlacedText] = []
    // The first free column after the previous text and a gap.
    var free = 0
    for (index, mark) in timeline.marks.enumerated() {
      let next = timeline.marks.dropFirst(index + 1).first?.column ?? width + 1
      let (sign, name, role) = appearance(of: mark.kind, signs)
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

  private func appearance(
    of kind: SubscriptionTimeline.Mark.Kind,
    _ signs: TimelineSymbols
  ) -> (sign: String, name: String, role: ColorRole) {
    switch kind {
    case .planChange(let id): (signs.change, model.account.facts.name(of: id), .standard)
    case .refund: (signs.refund, model.words.text(TimelineText.markRefund), .critical)
    }
  }
}
