import StoreModel
import TerminalUI

/// The options of a control below one another, with the headers and footers of their
/// sections.
struct SectionedOptions<Content: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  /// The rows between two options, and between the last and what follows its section.
  let spacing: Int
  @ViewBuilder let content: (SubscriptionStoreControlStyleConfiguration.Option) -> Content

  /// In one list, so that a lazy column around it makes only what is to be seen.
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

/// A row of a control whose options stand below one another.
@MainActor
struct SectionedRow: Identifiable {
  /// Names a row: an option may stand in more than one section.
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
  /// Whether nothing follows: what stands below a control keeps its own distance.
  var isLast = false

  /// The rows of all sections.
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

  /// The first row of an option.
  static func id(
    of option: Product.ID?,
    in configuration: SubscriptionStoreControlStyleConfiguration
  ) -> ID? {
    guard let option else { return nil }
    let section = configuration.sections.first { $0.options.contains { $0.id == option } }
    return section.map { ID(section: $0.id, part: .option(option)) }
  }
}

/// Widths in cells, all ours: how far the eye follows a line.
enum PlanWidths {
  /// The widest row of a column of plans.
  static let row = 84
  /// The widest subscribe button of a column of buttons.
  static let button = 60
  /// The narrowest and the widest card of a shelf: three of the narrowest fit 80 columns.
  static let card = 25...40
  /// What a card has around its price: the mark of the focus, the frame, a blank each.
  static let cardSurroundings = 6
  /// The narrowest and the widest page.
  static let page = 26...50
  /// So many cards or pages side by side are wider than any screen; more are not even measured.
  static let mostSideBySide = 40
}
