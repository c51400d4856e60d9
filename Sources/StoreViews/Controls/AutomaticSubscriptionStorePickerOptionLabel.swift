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
  @Environment(\.productDescriptionVisibility) private var descriptions
  @Environment(\.storeWords) private var texts

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      OptionMark(isSelected: option.isSelected)
      VStack(alignment: .leading, spacing: .cells(0)) {
        firstLine
        secondLine
      }
      .padding(.leading, .cells(2))
    }
  }

  private var firstLine: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: .cells(0)) {
        name.lineLimit(1)
        Spacer(minLength: .cells(2))
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
    let facts = PlanFacts(option.option, texts, showsDescription: descriptions != .hidden)
    switch (facts.details, facts.badge) {
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
    Text(facts.details).foregroundStyle(.secondary).lineLimit(4)
  }

  private func badge(_ facts: PlanFacts) -> some View {
    Text(facts.badge ?? "").foregroundStyle(facts.badgeRole)
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

/// The texts of a plan other than its name and price.
@MainActor
struct PlanFacts {
  /// The total of a 12-month commitment, then the description of the plan or a sentence about the
  /// plan's next change.
  let details: String
  /// The total of a 12-month commitment; `nil` for a plan that is billed up front. App Review
  /// requires it beside the price.
  let commitment: String?
  /// The offer, or the relationship of the plan to the customer; `nil` if there is neither.
  let badge: String?
  /// The colour of the badge.
  let badgeRole: ColorRole

  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ texts: StoreWords,
    showsDescription: Bool = true
  ) {
    let planStatus = option.planStatus
    let description = showsDescription ? option.subscription.description : ""
    commitment = texts.words.commitment(of: option.monthlyTerms)
    let change = planStatus.upcomingChangeText(texts.words, texts.dates) ?? description
    details = [commitment, change.isEmpty ? nil : change].compactMap(\.self)
      .joined(separator: " · ")
    badge = planStatus.badge(texts.words)
    badgeRole =
      switch planStatus {
      case .renews, .changes, .next: .success
      case .ends, .grace, .retries(nil, _), .unavailable: .warning
      case .offered, .retries: .badge
      }
  }
}
