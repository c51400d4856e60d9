import TerminalUI

/// The options of the picker and of the prominent picker: plans in a vertical list.
struct PlanColumn: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool
  @Environment(\.storePicker) private var picker
  @Environment(\.isStoreCompact) private var isCompact

  var body: some View {
    LazyVStack(
      alignment: .leading,
      pinned: SectionedRow.id(of: picker?.chosen, in: configuration)
    ) {
      SectionedOptions(configuration: configuration, spacing: isProminent || isCompact ? 0 : 1) {
        if isProminent {
          ProminentOption(option: $0)
        } else {
          SubscriptionStorePickerOption($0)
        }
      }
    }
    .padding(.horizontal, .cells(isProminent ? 1 : 2))
    .frame(maxWidth: .cells(PlanWidths.row))
  }
}

/// A plan with a heavy frame if it is selected. An unselected plan has empty space of the same
/// size, so that selecting a plan does not move the other plans.
private struct ProminentOption: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option

  var body: some View {
    SubscriptionStorePickerOption(option) { shown in
      if shown.isSelected {
        row(shown).border(.accent, line: .heavy)
      } else {
        row(shown).padding(.horizontal, .cells(1)).padding(.vertical, .cells(1))
      }
    }
  }

  private func row(_ shown: SubscriptionStoreControlStyleConfiguration.PickerOption) -> some View {
    PlanRow(option: shown).padding(.horizontal, .cells(1))
  }
}
