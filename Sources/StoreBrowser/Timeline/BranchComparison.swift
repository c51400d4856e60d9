import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The present branch and another branch, side by side. Different values are marked.
struct BranchComparison: View {
  let model: TimelineModel
  let width: Int
  @Environment(\.usesASCII) private var usesASCII

  /// The minimum width in cells at which values are beside their names; this project's choice.
  static let minimumWidth = 60

  var body: some View {
    let parts = model.comparison
    VStack(alignment: .leading) {
      Text(model.words.text(TimelineText.compareTitle)).bold()
      ScrollView {
        VStack(alignment: .leading) {
          if width >= Self.minimumWidth { heading }
          ForEach(parts) { part in
            if let title = part.title {
              Text(title).bold().accessibilityAddTraits(.isHeader)
            }
            ForEach(part.facts) { row in
              if width >= Self.minimumWidth { wide(row) } else { narrow(row) }
            }
          }
          let differs = parts.contains { $0.facts.contains(where: \.differs) }
          let key = differs ? TimelineText.compareDiffers : .compareSame
          Text(model.words.text(key)).foregroundStyle(.secondary).padding(.top, .cells(1))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clearOfScrollMarks()
      }
    }
  }

  private var mark: String { usesASCII ? "!=" : "≠" }
  /// The width in columns of the mark before a name. The gap before a value has the same width.
  private static let markColumn = 3
  private static let gap = 2
  /// The width in columns of names: a quarter of the width, but at least 14 and at most 30. The
  /// numbers are this project's choice.
  private var nameColumn: Int { min(max(width / 4, 14), 30) }
  /// The width in columns of a value: half of the width that remains after marks, names, gaps and
  /// the scroll marks.
  private var valueColumn: Int { (width - nameColumn - Self.markColumn - 2 * Self.gap - 1) / 2 }

  private var heading: some View {
    line(
      Text(verbatim: ""),
      Text(verbatim: ""),
      Text(model.words.text(TimelineText.compareThis)).underline(),
      Text(model.words.text(TimelineText.compareOther)).underline()
    )
  }

  private func wide(_ row: ComparedFact) -> some View {
    line(
      Text(verbatim: row.differs ? mark : "").foregroundStyle(.warning),
      Text(row.label).foregroundStyle(.secondary),
      Text(row.this),
      Text(row.other).bold(row.differs)
    )
  }

  private func line(_ mark: Text, _ name: Text, _ this: Text, _ other: Text) -> some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      mark.frame(width: .cells(Self.markColumn), alignment: .leading)
      name.frame(width: .cells(nameColumn), alignment: .leading)
      this.frame(width: .cells(valueColumn), alignment: .leading)
        .padding(.leading, .cells(Self.gap))
      other.frame(width: .cells(valueColumn), alignment: .leading)
        .padding(.leading, .cells(Self.gap))
    }
  }

  private func narrow(_ row: ComparedFact) -> some View {
    VStack(alignment: .leading) {
      HStack(spacing: .cells(0)) {
        Text(verbatim: row.differs ? mark : "")
          .foregroundStyle(.warning)
          .frame(width: .cells(Self.markColumn), alignment: .leading)
        Text(row.label).foregroundStyle(.secondary)
      }
      if row.differs {
        Text("\(model.words.text(TimelineText.compareThis)): \(row.this)")
          .padding(.leading, .cells(4))
        Text("\(model.words.text(TimelineText.compareOther)): \(row.other)")
          .padding(.leading, .cells(4))
      } else {
        Text(row.this).padding(.leading, .cells(4))
      }
    }
  }
}
