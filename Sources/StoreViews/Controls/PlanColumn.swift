import StoreModel
import TerminalUI

/// The options of the picker and of the prominent picker: plans in a vertical list.
///
/// The list is a separate view, because a change of the selection does not change the arrangement.
struct PlanColumn: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool
  @Environment(\.storeSpace) private var space
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeWords) private var texts

  var body: some View {
    let arrangement = arrangement
    PlanList(configuration: configuration, arrangement: arrangement)
      // The arrangement decides which plans have cards.
      .optionCards(false)
      .padding(.horizontal, .cells(margin(arrangement)))
      .frame(maxWidth: .cells(PlanWidths.row))
  }

  private var arrangement: PlanArrangement {
    let heights = PlanHeights(texts: texts) {
      PlanFacts($0, texts, descriptions, besides: headerDescription)
    }
    return PlanArrangement(of: configuration, isProminent: isProminent, heights, in: space)
  }

  /// The columns beside the plans. Cards use the full width of the column in a wide store.
  private func margin(_ arrangement: PlanArrangement) -> Int {
    if case .list = arrangement { return space.isSlim ? 0 : 2 }
    return space.columnWidth < space.size.width ? 0 : 1
  }
}

/// The plans of a column in an arrangement.
private struct PlanList: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let arrangement: PlanArrangement
  @Environment(\.storePicker) private var picker

  var body: some View {
    LazyVStack(
      alignment: .leading,
      pinned: SectionedRow.id(of: picker?.chosen, in: configuration)
    ) {
      SectionedOptions(configuration: configuration, spacing: arrangement.spacing) {
        option,
        neighbours in
        switch arrangement {
        case .cards: card(option, beside: PlanNeighbours())
        case .group(let inset): card(option, beside: neighbours, inset: inset)
        case .list: SubscriptionStorePickerOption(option)
        }
      }
    }
  }

  /// Returns a plan in a card.
  ///
  /// - Parameters:
  ///   - neighbours: The plans that share a line with this plan.
  ///   - inset: The columns at each side by which the selected card is larger than the others.
  private func card(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    beside neighbours: PlanNeighbours,
    inset: Int = 0
  ) -> some View {
    let top = neighbours.top(chosen: picker?.chosen)
    return SubscriptionStorePickerOption(option) { shown in
      PlanRow(option: shown, isInCard: true)
        .card(
          CardBorder(
            isSelected: shown.isSelected,
            top: top,
            hasBottom: !neighbours.hasBelow,
            inset: inset
          )
        )
    }
    .drawingFocusInLabel()
  }
}
