import StoreKit
import SwiftUI

/// A plan as the custom label of a picker: selection mark, name and price. The total of a
/// commitment and the details are below. A picker draws no selection mark beside a custom label.
struct PlanRow<Details: View>: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  @ViewBuilder let details: Details
  @Environment(\.billingTerms) private var billingTerms

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      PlanMark(isSelected: option.isSelected)
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(option.displayName)
          Spacer(minLength: 0)
          Text(option.subscription.displayPricePerPeriod(billingTerms[option.id]))
            .foregroundStyle(.price).fixedSize()
        }
        .bold(option.isSelected)
        CommitmentTotal(plan: option.subscription)
        details
      }
    }
  }
}

/// The mark of the selected plan.
struct PlanMark: View {
  let isSelected: Bool

  var body: some View {
    Group {
      if isSelected {
        Text(verbatim: "◉").foregroundStyle(.tint)
      } else {
        Text(verbatim: "○").foregroundStyle(.secondary)
      }
    }
    .accessibilityHidden(true)
  }
}

/// Notes below the name of a plan: its offer, and its relationship to the customer.
struct PlanNotes: View {
  let plan: Product
  let offer: Product.SubscriptionOffer?
  /// Whether the notes include the price after the offer, because no other view displays that
  /// price.
  var showsFollowingPrice = false
  @Environment(\.billingTerms) private var billingTerms

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let offer {
        Text(
          showsFollowingPrice
            ? plan.wholeTerms(of: offer, then: billingTerms[plan.id]) : plan.terms(of: offer)
        )
        .foregroundStyle(.offer)
      }
      PlanStatus(plan: plan)
    }
  }
}

/// The note that a plan supports family sharing.
struct FamilySharingLabel: View {
  var body: some View {
    Label("Family Sharing", systemImage: "person.2.fill").foregroundStyle(.tint)
  }
}
