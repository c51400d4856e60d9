import StoreModel
import TerminalUI

/// The options of the compact picker: cards side by side. Cards that fit are centred. Otherwise the
/// row scrolls horizontally by whole cards.
struct PlanCarousel: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  @Environment(\.storePicker) private var picker
  @Environment(\.storeWords) private var texts

  var body: some View {
    let width = cardWidth
    ViewThatFits(in: .horizontal) {
      if isShort { cards(width).frame(maxWidth: .infinity) }
      ScrollViewReader { proxy in
        WholeColumns(width: width, spacing: Self.spacing) {
          ScrollView(.horizontal) {
            if isShort { cards(width) } else { row(width) }
          }
        }
        .frame(maxWidth: .infinity)
        .onChange(of: picker?.chosen, initial: true) { _, chosen in
          if let chosen { proxy.scrollTo(chosen) }
        }
      }
    }
    .focusedSceneValue(\.planAxis, .horizontal)
  }

  private func cards(_ width: Int) -> some View {
    EqualColumns(widths: width...width, spacing: Self.spacing) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) { PlanCard(option: $0) }
          .id(option.id)
      }
    }
  }

  /// Creates only the visible cards of a long row. The height of the row is the height of the
  /// tallest card created so far.
  private func row(_ width: Int) -> some View {
    LazyHStack(alignment: .top, spacing: Points.points(Self.spacing, along: .horizontal)) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) { PlanCard(option: $0) }
          .frame(width: .cells(width))
          .id(option.id)
      }
    }
  }

  private var isShort: Bool { configuration.options.count <= PlanWidths.mostSideBySide }

  private static let spacing = 1

  /// The width of a card in cells, wide enough for the longest price.
  private var cardWidth: Int {
    let prices = configuration.options.map { option in
      CellText(option.price(texts.words, .spaced)).columns
    }
    let around = PlanWidths.cardSurroundings
    return min(
      max((prices.max() ?? 0) + around, PlanWidths.card.lowerBound),
      PlanWidths.card.upperBound
    )
  }
}

/// A plan in a frame, with its name, its price, its offer and its note.
struct PlanCard: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeWords) private var texts

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack(alignment: .top, spacing: .cells(1)) {
        OptionMark(isSelected: option.isSelected)
        if let icon = option.icon { icon }
        Text(option.displayName).bold(option.isSelected).lineLimit(3)
      }
      PlanPrice(option: option.option).bold(option.isSelected)
      if let badge = facts.badge {
        Text(badge).foregroundStyle(facts.badgeRole)
      }
      if descriptions == .visible || option.option.planStatus.isCurrent, !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(.secondary)
          .lineLimit(5)
      } else if let commitment = facts.commitment {
        Text(commitment).foregroundStyle(.secondary)
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
