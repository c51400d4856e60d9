import TerminalUI

/// The options of a control below one another, with the headers and footers of their
/// sections.
struct SectionedOptions<Content: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  /// The rows between two options, and between the last and what follows its section.
  let spacing: Int
  @ViewBuilder let content: (SubscriptionStoreControlStyleConfiguration.Option) -> Content

  var body: some View {
    ForEach(configuration.sections) { section in
      if let header = section.header {
        header.bold().frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(1))
      }
      ForEach(section.options) { option in
        content(option).padding(.bottom, .cells(isLast(option, of: section) ? 0 : spacing))
      }
      if let footer = section.footer {
        footer.foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom, .cells(section.id == configuration.sections.last?.id ? 0 : 1))
      }
    }
  }

  /// Whether nothing follows: what stands below a control keeps its own distance.
  private func isLast(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    of section: SubscriptionStoreControlStyleConfiguration.Section
  ) -> Bool {
    section.id == configuration.sections.last?.id && section.footer == nil
      && option.id == section.options.last?.id
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
}
