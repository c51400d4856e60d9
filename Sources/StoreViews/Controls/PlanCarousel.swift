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
      // The row may be wider than the column, which is a measure for lines of text.
      if isShort, rowWidth(of: width) <= space.controlWidth - 2 {
        let wide = widened(width, count: configuration.options.count, in: space.controlWidth - 2)
        cards(wide).frame(width: .cells(rowWidth(of: wide))).frame(maxWidth: .infinity)
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
    let count = (room + PlanWidths.gap) / (narrow + PlanWidths.gap)
    let width =
      count < 2
      ? max(1, room)
      : widened(narrow, count: min(count, configuration.options.count), in: room)
    return ScrollViewReader { proxy in
      WholeColumns(width: width, spacing: PlanWidths.gap) {
        ScrollView(.horizontal) {
          // A price that is wider than the inside of a border would be cut.
          let hasBorders = width >= narrow || width >= leastCardWidth
          // In a compact store, cards of equal height would have empty rows.
          if isShort, !space.isCompact {
            cards(width, hasBorders: hasBorders)
          } else {
            row(width, hasBorders: hasBorders)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .onChange(of: picker?.chosen, initial: true) { _, chosen in
        if let chosen { proxy.scrollTo(chosen) }
      }
    }
  }

  private func cards(_ width: Int, hasBorders: Bool = true) -> some View {
    EqualColumns(width: width, spacing: PlanWidths.gap) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) {
          PlanCard(option: $0, width: width, hasBorder: hasBorders)
        }
        .drawingFocusInLabel()
        .id(option.id)
      }
    }
  }

  /// Creates only the visible cards of a row, each with its own height, so that no card has empty
  /// rows. The height of the row is the height of the tallest card created so far.
  private func row(_ width: Int, hasBorders: Bool) -> some View {
    LazyHStack(alignment: .top, spacing: Points.points(PlanWidths.gap, along: .horizontal)) {
      ForEach(configuration.options) { option in
        SubscriptionStorePickerOption(option) {
          PlanCard(option: $0, width: width, hasBorder: hasBorders)
        }
        .drawingFocusInLabel()
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: .cells(width))
        .id(option.id)
      }
    }
  }

  /// Returns the width of a card that shows names and offers on one line, if a number of cards of
  /// this width fit side by side; otherwise the largest width with which they fit.
  ///
  /// - Parameters:
  ///   - width: The minimum width of a card. Cards of this width fit.
  ///   - count: The number of cards.
  ///   - room: The width of all cards and the gaps between them.
  private func widened(_ width: Int, count: Int, in room: Int) -> Int {
    guard isShort else { return width }
    let widest = configuration.options.reduce(0) { widest, option in
      let name = CellText(option.displayName).columns
      let badge = option.planStatus.badge(texts.words).map { CellText($0).columns }
      return max(widest, name, badge ?? 0)
    }
    let wish = min(widest + PlanWidths.cardSurroundings, PlanWidths.card.upperBound)
    let most = (room + PlanWidths.gap) / max(1, count) - PlanWidths.gap
    return max(width, min(wish, most))
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
    let width = textWidth(withNames: namesOnOneLine) + PlanWidths.cardSurroundings
    return min(max(width, PlanWidths.card.lowerBound), PlanWidths.card.upperBound)
  }

  /// The width of a card with borders that is just wide enough for the longest price, in cells.
  private var leastCardWidth: Int { textWidth(withNames: false) + PlanWidths.cardSurroundings }

  /// Returns the width of the longest price in cells, or of the longest price or name.
  private func textWidth(withNames: Bool) -> Int {
    configuration.options.reduce(0) { widest, option in
      let price = CellText(option.price(texts.words, .spaced)).columns
      let name = withNames ? CellText(option.subscription.displayName).columns : 0
      return max(widest, price, name)
    }
  }
}

/// A plan in a card, with its name, its price, its offer and its note. A wide card has the rows of
/// a plan in a list.
struct PlanCard: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  /// The width of the card in cells.
  let width: Int
  /// Whether the price fits between two borders. Otherwise the card has none.
  var hasBorder = true
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeWords) private var texts

  var body: some View {
    let content = content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    if hasBorder { content.card(CardBorder(isSelected: option.isSelected)) } else { content }
  }

  @ViewBuilder private var content: some View {
    if width > PlanWidths.card.upperBound {
      PlanRow(option: option, isInCard: true)
    } else {
      HStack(alignment: .top, spacing: .cells(0)) {
        CardFocusMark()
        OptionMark(isSelected: option.isSelected)
        lines.padding(.leading, .cells(1)).padding(.trailing, .cells(hasBorder ? 1 : 0))
      }
    }
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
      if showsDetails, !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(facts.detailsRole)
          .lineLimit(5)
      } else if let commitment = facts.commitment {
        Text(commitment).foregroundStyle(.secondary)
      }
    }
  }

  private var showsDetails: Bool {
    descriptions == .visible || option.option.planStatus.isCurrent
  }

  private var facts: PlanFacts {
    PlanFacts(
      option.option,
      texts,
      descriptions,
      besides: headerDescription,
      showsReason: showsDetails
    )
  }
}
