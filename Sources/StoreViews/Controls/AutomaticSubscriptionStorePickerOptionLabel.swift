import StoreModel
import TerminalUI

/// A plan as the standard picker shows it: StoreKit's type of this name. A mark that tells
/// the chosen one, name and description, price per period, and what there is to win or to
/// know.
public struct AutomaticSubscriptionStorePickerOptionLabel: View, @MainActor Equatable {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption

  /// Whether two show the same.
  public static func == (left: Self, right: Self) -> Bool { left.option == right.option }

  /// The label.
  public var body: some View { PlanRow(option: option) }
}

/// A plan in a column of plans.
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
    PlanPrice(product: option.subscription).bold(option.isSelected)
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

  /// A row stays a row, however much the file has to say.
  private func details(_ facts: PlanFacts) -> some View {
    Text(facts.details).foregroundStyle(.secondary).lineLimit(4)
  }

  private func badge(_ facts: PlanFacts) -> some View {
    Text(facts.badge ?? "").foregroundStyle(facts.badgeRole)
  }
}

/// The mark of a choice.
struct OptionMark: View {
  let isSelected: Bool

  var body: some View {
    Text(verbatim: isSelected ? "◉" : "○").foregroundStyle(isSelected ? .accent : .secondary)
      .bold(isSelected).fixedSize()
      .accessibilityHidden(true)
  }
}

/// A plan's price and period, never cut.
struct PlanPrice: View {
  let product: Product
  @Environment(\.storeWords) private var texts

  var body: some View {
    Text(texts.words.price(of: product, .spaced))
      .foregroundStyle(product.price.isNaN ? .warning : .price)
      .fixedSize()
  }
}

/// What there is to say of a plan beside its name and price.
@MainActor
struct PlanFacts {
  /// Its description, or what will become of it.
  let details: String
  /// The offer, or what the plan is to the customer.
  let badge: String?
  /// The badge's colour.
  let badgeRole: ColorRole

  init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    _ texts: StoreWords,
    showsDescription: Bool = true
  ) {
    let planStatus = option.planStatus
    let description = showsDescription ? option.subscription.description : ""
    details = planStatus.upcomingChangeText(texts.words, texts.dates) ?? description
    badge = planStatus.badge(texts.words)
    badgeRole =
      switch planStatus {
      case .renews, .changes, .next: .success
      case .ends, .grace, .retries(nil, _), .unavailable: .warning
      case .offered, .retries: .badge
      }
  }
}
