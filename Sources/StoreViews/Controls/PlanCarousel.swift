import StoreModel
import TerminalUI

/// The options of the compact picker: cards side by side. Cards that fit are centred. Otherwise the
/// row scrolls horizontally by whole cards.
struct PlanCarousel: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  @Environment(\.storePicker) private var picker
  @Environment(\.storeSpace) private var space
  @Environment(\.storeWords) private var texts

  var body: some View {
    let width = cardWidth(namesOnOneLine: true)
    Group {
      if isShort, rowWidth(of: width) <= space.controlWidth - 2 {
        // The row may be wider than the column, which is a measure for lines of text.
        cards(width).frame(width: .cells(rowWidth(of: width))).frame(maxWidth: .infinity)
      } else {
        scrolling
      }
    }
    .focusedSceneValue(\.planAxis, .horizontal)
  }

  private var scrolling: some View {
    // A card that has the screen to itself is as wide as the screen allows.
    let room = space.rowWidth - 2 * Self.arrow
    let narrow = cardWidth(namesOnOneLine: false)
    let width = room < 2 * narrow + PlanWidths.gap ? max(1, room) : narrow
    return ScrollViewReader { proxy in
      WholeColumns(width: width, spacing: PlanWidths.gap) {
        ScrollView(.horizontal) {
          // In a compact store, cards of equal height would have empty rows.
          if isShort, !space.isCompact { cards(width) } else { row(width) }
        }
      }
      .frame(maxWidth: .infinity)
      .onChange(of: picker?.chosen, initial: true) { _, chosen in
        if let chosen { proxy.scrollTo(chosen) }
      }
    }
  }

  private func cards(_ width: Int) -> some View {
    EqualColumns(width: width, spacing: PlanWidths.gap) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) { PlanCard(option: $0, width: width) }
          .drawingFocusInLabel()
          .id(option.id)
      }
    }
  }

  /// Creates only the visible cards of a row, each with its own height, so that no card has empty
  /// rows. The height of the row is the height of the tallest card created so far.
  private func row(_ width: Int) -> some View {
    LazyHStack(alignment: .top, spacing: Points.points(PlanWidths.gap, along: .horizontal)) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) { PlanCard(option: $0, width: width) }
          .drawingFocusInLabel()
          .fixedSize(horizontal: false, vertical: true)
          .frame(width: .cells(width))
          .id(option.id)
      }
    }
  }

  private var isShort: Bool { configuration.options.count <= PlanWidths.mostSideBySide }

  /// The width of the mark that a scrolling row has at each end, in cells.
  private static let arrow = 1

  /// Returns the width of all cards side by side, in cells.
  private func rowWidth(of width: Int) -> Int {
    let count = configuration.options.count
    return count * width + max(0, count - 1) * PlanWidths.gap
  }

  /// Returns the width of a card in cells, wide enough for the longest price.
  ///
  /// - Parameter namesOnOneLine: Whether the width is also enough for the longest name.
  private func cardWidth(namesOnOneLine: Bool) -> Int {
    let widest = configuration.options.reduce(0) { widest, option in
      let price = CellText(option.price(texts.words, .spaced)).columns
      let name = namesOnOneLine ? CellText(option.subscription.displayName).columns : 0
      return max(widest, price, name)
    }
    let width = widest + PlanWidths.cardSurroundings
    return min(max(width, PlanWidths.card.lowerBound), PlanWidths.card.upperBound)
  }
}

/// A plan in a card, with its name, its price, its offer and its note. A wide card has the rows of
/// a plan in a list.
struct PlanCard: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  /// The width of the card in cells.
  let width: Int
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeWords) private var texts

  var body: some View {
    Group {
      if width > PlanWidths.card.upperBound {
        PlanRow(option: option, isInCard: true)
      } else {
        HStack(alignment: .top, spacing: .cells(0)) {
          CardFocusMark()
          OptionMark(isSelected: option.isSelected)
          lines.padding(.horizontal, .cells(1))
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card(CardBorder(isSelected: option.isSelected))
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      HStack(alignment: .top, spacing: .cells(1)) {
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
  }

  private var facts: PlanFacts {
    PlanFacts(option.option, texts, descriptions, besides: headerDescription)
  }
}
