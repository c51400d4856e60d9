import StoreKit
import SwiftUI

/// A plan in a picker whose labels are a style's own: a mark, for a picker draws none beside
/// such a label, name and price, and below them what the plan is to the customer.
///
/// Several styles share it; what each of them adds stands between the two.
struct PlanRow<Details: View>: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  @ViewBuilder let details: Details

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      PlanMark(isSelected: option.isSelected)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(option.displayName)
          Spacer(minLength: 0)
          Text(option.subscription.pricePerPeriod).fixedSize()
        }
        .bold(option.isSelected)
        details
        PlanStanding(plan: option.subscription)
      }
    }
  }
}

/// The mark that tells the chosen plan.
struct PlanMark: View {
  let isSelected: Bool

  var body: some View {
    Text(verbatim: isSelected ? "◉" : "○").foregroundStyle(isSelected ? .primary : .secondary)
  }
}
