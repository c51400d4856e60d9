import StoreModel
import TerminalUI

/// Cards side by side, in the middle where they fit, else on a shelf that scrolls sideways:
/// what the compact picker shows.
struct PlanShelf: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  @Environment(\.storePicker) private var picker

  var body: some View {
    ViewThatFits(in: .horizontal) {
      cards.frame(maxWidth: .infinity)
      ScrollViewReader { proxy in
        ScrollView(.horizontal) { cards }
          .onChange(of: picker?.chosen, initial: true) { _, chosen in
            if let chosen { proxy.scrollTo(chosen) }
          }
      }
    }
    .padding(.horizontal, .cells(1))
  }

  private var cards: some View {
    EqualColumns(widths: PlanWidths.card, spacing: 1) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) { PlanCard(option: $0, hasRoom: false) }
          .id(option.id)
      }
    }
  }
}

/// A plan in a frame: its name, its price, and what there is to win or to know.
struct PlanCard: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  /// Whether there is room for a description.
  let hasRoom: Bool
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack(alignment: .top, spacing: .cells(1)) {
        OptionMark(isSelected: option.isSelected)
        if let icon = option.icon { icon }
        Text(option.displayName).bold(option.isSelected).lineLimit(3)
      }
      PlanPrice(product: option.subscription).bold(option.isSelected)
      if let badge = facts.badge {
        Text(badge).foregroundStyle(facts.badgeRole)
      }
      if hasRoom || descriptions == .visible, !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(.secondary)
          .lineLimit(5)
          .padding(.top, .cells(hasRoom ? 1 : 0))
      }
    }
    .padding(.horizontal, .cells(1))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .border(
      option.isSelected ? .accent : .separator,
      line: option.isSelected ? .heavy : .light
    )
  }

  private var facts: PlanFacts {
    PlanFacts(option.option, texts, showsDescription: descriptions != .hidden)
  }
}
