import StoreModel
import TerminalUI

/// The default label of an option in a picker: StoreKit's
/// `AutomaticSubscriptionStorePickerOptionLabel`. The label has a selection mark, name,
/// description, price per period, and the offer or status of the plan.
public struct AutomaticSubscriptionStorePickerOptionLabel: View, @MainActor Equatable {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption

  /// Returns whether two labels display the same option.
  public static func == (left: Self, right: Self) -> Bool { left.option == right.option }

  /// The selection mark, the texts and the price of the plan.
  public var body: some View { PlanRow(option: option) }
}

/// A plan in a vertical list of plans.
struct PlanRow: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  /// Whether the row is the content of a card, whose border is next to it.
  var isInCard = false
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeHeaderDescription) private var headerDescription
  @Environment(\.storeSpace) private var space
  @Environment(\.storeWords) private var texts
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      if isInCard { CardFocusMark().padding(.trailing, .cells(isTight ? 0 : 1)) }
      OptionMark(isSelected: option.isSelected)
      VStack(alignment: .leading, spacing: .cells(0)) {
        firstLine
        secondLine
      }
      .padding(.leading, .cells(space.isSlim ? 1 : 2))
      .padding(.trailing, .cells(isInCard ? 1 : 0))
    }
  }

  /// Whether the focus mark is directly beside the selection mark. In ASCII the selection mark is
  /// three columns wide, which a slim card needs for the name and the price.
  private var isTight: Bool { space.isCompact || space.isSlim && usesASCII }

  private var firstLine: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: .cells(0)) {
        name.lineLimit(1)
        Spacer(minLength: .cells(1))
        price
      }
      VStack(alignment: .leading, spacing: .cells(0)) {
        name
        price.frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  private var name: some View {
    HStack(alignment: .top, spacing: .cells(1)) {
      if let icon = option.icon { icon }
      Text(option.displayName).bold(option.isSelected)
    }
  }

  private var price: some View {
    PlanPrice(option: option.option).bold(option.isSelected)
  }

  @ViewBuilder private var secondLine: some View {
    let facts = PlanFacts(
      option.option,
      texts,
      descriptions,
      besides: headerDescription,
      showsReason: !space.isTiny
    )
    // A tiny store has no rows for descriptions.
    switch (space.isTiny ? "" : facts.details, facts.badge) {
    case ("", nil): EmptyView()
    case (_, nil): details(facts)
    case ("", _): badge(facts).frame(maxWidth: .infinity, alignment: .trailing)
    default:
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: .cells(0)) {
          details(facts)
          Spacer(minLength: .cells(2))
          badge(facts)
        }
        VStack(alignment: .leading, spacing: .cells(0)) {
          details(facts)
          badge(facts).frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
    }
  }

  /// The description is limited to a few lines, so that a long text in the file does not fill the
  /// screen.
  private func details(_ facts: PlanFacts) -> some View {
    Text(facts.details).foregroundStyle(facts.detailsRole).lineLimit(4)
  }

  private func badge(_ facts: PlanFacts) -> some View {
    Text(facts.badge ?? "").foregroundStyle(facts.badgeRole)
  }
}

/// The mark in the first column of a card whose option has the focus.
struct CardFocusMark: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Text(verbatim: !isFocused ? " " : layoutDirection == .leftToRight ? "▸" : "◂")
      .foregroundStyle(.accentRole).fixedSize()
      .accessibilityHidden(true)
  }
}

/// The selection mark of an option.
struct OptionMark: View {
  let isSelected: Bool

  var body: some View {
    Text(verbatim: isSelected ? "◉" : "○").foregroundStyle(isSelected ? .accent : .secondary)
      .bold(isSelected).fixedSize()
      .accessibilityHidden(true)
  }
}

/// The price and the period of a plan, never truncated.
struct PlanPrice: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.storeWords) private var texts

  var body: some View {
    Text(option.price(texts.words, .spaced))
      .foregroundStyle(option.subscription.price.isNaN ? .warning : .price)
      .fixedSize()
  }
}
