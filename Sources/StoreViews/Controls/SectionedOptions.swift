import StoreModel
import TerminalUI

/// The options of a control in a vertical list, with the headers and footers of their sections.
struct SectionedOptions<Content: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  /// The number of empty rows between two options, and between the last option and the footer.
  let spacing: Int
  private let content:
    (SubscriptionStoreControlStyleConfiguration.Option, PlanNeighbours) -> Content

  /// Creates a list of views that depend on their option only.
  init(
    configuration: SubscriptionStoreControlStyleConfiguration,
    spacing: Int,
    @ViewBuilder content:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> Content
  ) {
    self.init(configuration: configuration, spacing: spacing) { option, _ in content(option) }
  }

  /// Creates a list of views that depend on their option and on the options above and below.
  init(
    configuration: SubscriptionStoreControlStyleConfiguration,
    spacing: Int,
    @ViewBuilder content:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option, PlanNeighbours) -> Content
  ) {
    self.configuration = configuration
    self.spacing = spacing
    self.content = content
  }

  /// All rows are in a single list, so that an enclosing lazy stack creates only the visible rows.
  var body: some View {
    ForEach(SectionedRow.all(of: configuration)) { row in
      switch row.part {
      case .header(let header):
        header.bold().frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(1))
      case .option(let option):
        content(option, row.neighbours).padding(.bottom, .cells(row.isLast ? 0 : spacing))
      case .footer(let footer):
        footer.foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(row.isLast ? 0 : 1))
      }
    }
  }
}

/// The options directly above and below an option of the same section.
struct PlanNeighbours: Hashable {
  /// The identifier of the option above; `nil` for the first option of a section.
  var above: Product.ID?
  /// Whether another option is below.
  var hasBelow = false
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
  /// The neighbours of an option in its section.
  var neighbours = PlanNeighbours()
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
      rows += section.options.indices.map { index in
        let option = section.options[index]
        return Self(
          id: ID(section: section.id, part: .option(option.id)),
          part: .option(option),
          neighbours: PlanNeighbours(
            above: index > 0 ? section.options[index - 1].id : nil,
            hasBelow: index + 1 < section.options.count
          )
        )
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
