import StoreModel
import TerminalUI

/// The options of the paged pickers: all plans side by side if the width allows it. Otherwise one
/// page for each plan, with its neighbours at both sides.
struct PlanPages: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool
  @Environment(\.storeSpace) private var space

  var body: some View {
    Group {
      if let width = widthSideBySide {
        EqualColumns(width: width, spacing: PlanWidths.gap) {
          ForEach(configuration.options) { option in
            SubscriptionStorePickerOption(option) { page($0) }.drawingFocusInLabel()
          }
        }
        .frame(maxWidth: .infinity)
      } else {
        PlanPager(configuration: configuration, isProminent: isProminent) { page($0) }
      }
    }
    .focusedSceneValue(\.planAxis, .horizontal)
  }

  /// The width of a page if all pages fit side by side; otherwise `nil`. The pages fill the column.
  /// If they do not fit there, they may be wider than the column, which is a measure for text.
  private var widthSideBySide: Int? {
    let count = configuration.options.count
    guard count > 0, count <= PlanWidths.mostSideBySide else { return nil }
    let gaps = (count - 1) * PlanWidths.gap
    let least = PlanWidths.page.lowerBound
    guard count * least + gaps <= space.controlWidth - 2 else { return nil }
    let column = min(space.controlWidth, space.columnWidth)
    return min(max((column - gaps) / count, least), PlanWidths.page.upperBound)
  }

  private func page(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption) -> some View
  {
    PlanPage(
      option: option,
      isProminent: isProminent,
      hasBadges: configuration.options.contains { $0.planStatus.hasBadge }
    )
  }
}

/// A plan with its description. In the prominent style, the selected plan is one row taller at the
/// top and at the bottom.
private struct PlanPage: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  let isProminent: Bool
  /// Whether any plan has a badge. Plans without one then have an empty row at the end, so that
  /// turning the pages does not move the rows below.
  let hasBadges: Bool
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeSpace) private var space
  @Environment(\.storeWords) private var texts

  var body: some View {
    let rows = isProminent && !space.isCompact ? 1 : 0
    Group {
      if space.isCompact {
        PlanRow(option: option, isInCard: true)
      } else {
        column
      }
    }
    .padding(.vertical, .cells(option.isSelected ? rows : 0))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .card(CardBorder(isSelected: option.isSelected))
    .padding(.vertical, .cells(option.isSelected ? 0 : rows))
  }

  private var column: some View {
    VStack(spacing: .cells(0)) {
      HStack(alignment: .top, spacing: .cells(0)) {
        CardFocusMark()
        OptionMark(isSelected: option.isSelected).padding(.trailing, .cells(1))
        if let icon = option.icon { icon.padding(.trailing, .cells(1)) }
        Text(option.displayName).bold(option.isSelected).lineLimit(3)
      }
      PlanPrice(option: option.option).bold(option.isSelected)
      if let badge = facts.badge { Text(badge).foregroundStyle(facts.badgeRole) }
      if !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(.secondary).lineLimit(6).padding(.top, .cells(1))
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(1))
    .padding(.bottom, .cells(hasBadges && facts.badge == nil ? 1 : 0))
  }

  private var facts: PlanFacts {
    PlanFacts(option.option, texts, descriptions, besides: headerDescription)
  }
}
