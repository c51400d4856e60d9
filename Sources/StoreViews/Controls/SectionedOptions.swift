import StoreModel
import TerminalUI

/// The options of a control in a vertical list, with the headers and footers of their sections.
struct SectionedOptions<Content: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  /// The number of empty rows between two options, and between the last option and the footer.
  let spacing: Int
  @ViewBuilder let content: (SubscriptionStoreControlStyleConfiguration.Option) -> Content

  /// All rows are in a single list, so that an enclosing lazy stack creates only the visible rows.
  var body: some View {
    ForEach(SectionedRow.all(of: configuration)) { row in
      switch row.part {
      case .header(let header):
        header.bold().frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(1))
      case .option(let option):
        content(option).padding(.bottom, .cells(row.isLast ? 0 : spacing))
      case .footer(let footer):
        footer.foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(row.isLast ? 0 : 1))
      }
    }
  }
}

/// A header, an option or a footer in a vertical list of options.
@MainActor
struct SectionedRow: Identifiable {
  /// Identifies a row. The identifier of the option alone is not enough, because an option may be
  /// in several sections.
  struct ID: Hashable {
    enum Part: Hashable {
      case header
      case option(Product.ID)
      case footer
    }

    let section: SubscriptionStoreControlStyleConfiguration.Section.ID
    let part: Part
  }

  enum Part {
    case header(AnyView)
    case option(SubscriptionStoreControlStyleConfiguration.Option)
    case footer(AnyView)
  }

  nonisolated let id: ID
  let part: Part
  /// Whether the row is the last row. The last row has no spacing below it, because the view below
  /// the control has its own spacing.
  var isLast = false

  /// Returns the rows of all sections, in display order.
  static func all(of configuration: SubscriptionStoreControlStyleConfiguration) -> [SectionedRow] {
    var rows: [SectionedRow] = []
    for section in configuration.sections {
      if let header = section.header {
        rows.append(Self(id: ID(section: section.id, part: .header), part: .header(header)))
      }
      rows += section.options.map { option in
        Self(id: ID(section: section.id, part: .option(option.id)), part: .option(option))
      }
      if let footer = section.footer {
        rows.append(Self(id: ID(section: section.id, part: .footer), part: .footer(footer)))
      }
    }
    rows.indices.last.map { rows[$0].isLast = true }
    return rows
  }

  /// Returns the identifier of the first row that displays an option.
  static func id(
    of option: Product.ID?,
    in configuration: SubscriptionStoreControlStyleConfiguration
  ) -> ID? {
    guard let option else { return nil }
    let section = configuration.sections.first { $0.options.contains { $0.id == option } }
    return section.map { ID(section: $0.id, part: .option(option)) }
  }
}

/// The widths of plans in cells. The values are this project's choice, because longer lines are
/// hard to read.
enum PlanWidths {
  /// The maximum width of a row in a vertical list of plans.
  static let row = 84
  /// The maximum width of a subscribe button in a vertical list of buttons.
  static let button = 60
  /// The minimum and maximum width of a card. Three cards of the minimum width fit in 80 columns.
  static let card = 25...40
  /// The columns around the price in a card: focus mark, frame and one blank on each side.
  static let cardSurroundings = 6
  /// The minimum and maximum width of a page.
  static let page = 26...50
  /// The maximum number of cards or pages side by side. More plans never fit on a screen, so a
  /// store with more plans is not measured for this layout.
  static let mostSideBySide = 40
}
