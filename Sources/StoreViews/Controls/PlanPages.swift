import StoreModel
import TerminalUI

/// The options of the paged pickers: all plans side by side if the width allows it. Otherwise one
/// page for each plan, with its neighbours at both sides.
struct PlanPages: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let isProminent: Bool
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeSpace) private var space
  @Environment(\.storeWords) private var texts

  var body: some View {
    Group {
      if let columns {
        EqualColumns(width: columns.width, spacing: PlanWidths.gap) {
          ForEach(configuration.options) { option in
            SubscriptionStorePickerOption(option) { page($0, badgeRows: columns.badgeRows) }
              .drawingFocusInLabel()
          }
        }
        .frame(maxWidth: .infinity)
      } else {
        PlanPager(configuration: configuration, isProminent: isProminent) { page($0) }
      }
    }
    .focusedSceneValue(\.planAxis, .horizontal)
  }

  /// The pages side by side if all of them fit; otherwise `nil`. They fill the column, which is a
  /// measure for text. If their texts do not fit there on one line, they may be wider than the
  /// column.
  private var columns: PageColumns? {
    let count = configuration.options.count
    guard count > 0, count <= PlanWidths.mostSideBySide else { return nil }
    let gaps = (count - 1) * PlanWidths.gap
    let least = PlanWidths.page.lowerBound
    guard count * least + gaps <= space.controlWidth - 2 else { return nil }
    let inColumn = (min(space.controlWidth, space.columnWidth) - gaps) / count
    let inControl = (space.controlWidth - 2 - gaps) / count
    let facts = configuration.options.map {
      PlanFacts($0, texts, descriptions, besides: headerDescription)
    }
    let wish = min(widestText(facts) + PlanWidths.pageSurroundings, PlanWidths.card.upperBound)
    let width = min(max(inColumn, min(inControl, wish), least), PlanWidths.page.upperBound)
    let inside = width - PlanWidths.pageSurroundings
    let badges = facts.map { ($0.badge.map { CellText($0).columns } ?? 0) + inside - 1 }
    return PageColumns(width: width, badgeRows: (badges.max() ?? 0) / inside)
  }

  /// Returns the width of the longest text of a page, in cells.
  private func widestText(_ facts: [PlanFacts]) -> Int {
    let firstRows = configuration.options.map { option in
      let name = CellText(option.displayName).columns + PlanWidths.pageMarks
      return max(name, CellText(option.price(texts.words, .spaced)).columns)
    }
    let others = facts.map { max(CellText($0.badge ?? "").columns, CellText($0.details).columns) }
    return (firstRows + others).max() ?? 0
  }

  private func page(
    _ option: SubscriptionStoreControlStyleConfiguration.PickerOption,
    badgeRows: Int? = nil
  ) -> some View {
    PlanPage(
      option: option,
      isProminent: isProminent,
      hasBadges: configuration.options.contains { $0.planStatus.hasBadge },
      badgeRows: badgeRows
    )
  }
}

/// The measures of pages side by side.
private struct PageColumns {
  /// The width of a page in cells.
  let width: Int
  /// The number of rows of the longest badge, estimated from the widths of the texts. All pages
  /// reserve these rows, so that their descriptions begin in the same row.
  let badgeRows: Int
}

/// A plan with its description. In the prominent style, the selected plan is one row taller at the
/// top and at the bottom.
private struct PlanPage: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  let isProminent: Bool
  /// Whether any plan has a badge. Plans without one then have an empty row at the end, so that
  /// turning the pages does not move the rows below.
  let hasBadges: Bool
  /// The number of rows reserved for the badge in a page beside others; `nil` in a single page.
  let badgeRows: Int?
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
      if let badgeRows {
        if badgeRows > 0 {
          Text(facts.badge ?? "").foregroundStyle(facts.badgeRole)
            .frame(minHeight: .cells(badgeRows), alignment: .top)
        }
      } else if let badge = facts.badge {
        Text(badge).foregroundStyle(facts.badgeRole)
      }
      if !facts.details.isEmpty {
        Text(facts.details).foregroundStyle(facts.detailsRole).lineLimit(6).padding(.top, .cells(1))
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(1))
    .padding(.bottom, .cells(badgeRows == nil && hasBadges && facts.badge == nil ? 1 : 0))
  }

  private var facts: PlanFacts {
    PlanFacts(option.option, texts, descriptions, besides: headerDescription)
  }
}
