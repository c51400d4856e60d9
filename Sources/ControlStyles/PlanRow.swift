import StoreKit
import SwiftUI

/// A plan in a picker whose labels are a style's own: a mark, for a picker draws none beside
/// such a label, name and price, and below them what a style has to say.
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
      }
    }
  }
}

/// The mark that tells the chosen plan.
struct PlanMark: View {
  let isSelected: Bool

  var body: some View {
    Text(verbatim: isSelected ? "◉" : "○").foregroundStyle(isSelected ? .primary : .secondary)
      .accessibilityHidden(true)
  }
}

/// What there is to say of a plan below its name: its offer, and what it is to the customer.
struct PlanNotes: View {
  let plan: Product
  let offer: Product.SubscriptionOffer?
  /// Whether the price that follows the offer is not beside it.
  var showsFollowingPrice = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let offer {
        Text(showsFollowingPrice ? plan.wholeTerms(of: offer) : plan.terms(of: offer))
          .foregroundStyle(.secondary)
      }
      PlanStatus(plan: plan)
    }
  }
}
