import PurchaseFlow
import StoreModel
import TerminalUI

/// One plan of a picker: a mark that tells the chosen one, name and description, price
/// per period, and what there is to win or to know.
struct SubscriptionStorePickerOption: View {
  let product: Product
  let standing: PlanStanding
  let saving: String?
  let isSelected: Bool
  let select: @MainActor () -> Void
  @Environment(StoreSession.self) private var session

  var body: some View {
    OptionButton(isSelected: isSelected, select: select) {
      PickerOptionLabel(
        product: product,
        standing: standing,
        saving: saving,
        isSelected: isSelected
      )
    }
  }
}

/// Equatable, so that only the rows that a key changes are evaluated again.
private struct PickerOptionLabel: View, @MainActor Equatable {
  let product: Product
  let standing: PlanStanding
  let saving: String?
  let isSelected: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(StoreSession.self) private var session

  static func == (left: Self, right: Self) -> Bool {
    left.isSelected == right.isSelected && left.standing == right.standing
      && left.saving == right.saving && left.product == right.product
  }

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      Text(isFocused ? pointer : "  ").foregroundStyle(.accent).fixedSize()
      Text(isSelected ? "◉" : "○").foregroundStyle(isSelected ? .accent : .secondary)
        .bold(isSelected).fixedSize()
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: .cells(0)) {
          Text(product.displayName).bold(isSelected)
          Spacer(minLength: .cells(1))
          price.bold(isSelected).fixedSize()
        }
        if badgeText == nil {
          if !details.isEmpty { detailText }
        } else {
          ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: .cells(0)) {
              detailText
              Spacer(minLength: .cells(1))
              badge
            }
            VStack(alignment: .leading) {
              detailText
              badge.frame(maxWidth: .infinity, alignment: .trailing)
            }
          }
        }
      }
      .padding(.leading, .cells(2))
    }
  }

  private var pointer: String { layoutDirection == .leftToRight ? "▸ " : " ◂" }

  private var price: Text {
    let text = session.words.price(of: product, .spaced)
    return Text(text).foregroundStyle(product.price.isNaN ? .warning : .price)
  }

  private var details: String {
    standing.outlook(session.words, session.dates) ?? product.description
  }

  /// A row stays a row, however much the file has to say.
  private var detailText: some View {
    Text(details).foregroundStyle(.secondary).lineLimit(4)
  }

  private var badgeText: String? {
    standing.badge(session.words) ?? saving
  }

  private var badge: Text {
    let role: ColorRole =
      switch standing {
      case .renews, .changes, .next: .success
      case .ends, .unavailable: .warning
      case .offered: .badge
      }
    return Text(badgeText ?? "").foregroundStyle(role)
  }
}
