import StoreKit
import SwiftUI

/// A plan as the custom label of a picker: selection mark, name and price. The total of a
/// commitment is below, then the details at the leading edge and the offer at the trailing edge. A
/// picker draws no selection mark beside a custom label.
struct PlanRow<Details: View, Offer: View>: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  @ViewBuilder let details: Details
  /// The view of the offer, displayed if the plan has an offer.
  @ViewBuilder let offer: (Product.SubscriptionOffer) -> Offer
  @Environment(\.billingTerms) private var billingTerms

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      PlanMark(isSelected: option.isSelected)
      VStack(alignment: .leading, spacing: 0) {
        EdgeToEdge {
          Text(option.displayName)
        } trailing: {
          Text(option.subscription.displayPricePerPeriod(billingTerms[option.id]))
            .foregroundStyle(.price).fixedSize()
        }
        .bold(option.isSelected)
        CommitmentTotal(plan: option.subscription)
        if let activeOffer = option.activeOffer {
          EdgeToEdge {
            VStack(alignment: .leading, spacing: 0) { details }
          } trailing: {
            offer(activeOffer)
          }
        } else {
          details
        }
      }
    }
  }
}

extension PlanRow where Offer == OfferText {
  /// Creates a label with the terms of the offer in the colour of offers.
  init(
    option: SubscriptionStoreControlStyleConfiguration.PickerOption,
    @ViewBuilder details: () -> Details
  ) {
    self.init(option: option, details: details) { offer in
      OfferText(plan: option.subscription, offer: offer)
    }
  }
}

/// The terms of an offer in the colour of offers.
struct OfferText: View {
  let plan: Product
  let offer: Product.SubscriptionOffer

  var body: some View { Text(plan.terms(of: offer)).foregroundStyle(.offer) }
}

/// Two views on one line, at its two edges. If they do not fit, the second view is below the first.
struct EdgeToEdge<Leading: View, Trailing: View>: View {
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        leading
        Spacer(minLength: 0)
        trailing
      }
      VStack(alignment: .leading, spacing: 0) {
        leading
        trailing.frame(maxWidth: .infinity, alignment: .trailing)
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

extension View {
  /// Limits a control to the width in which a name and a price are still read as one line, and
  /// centres it. The width is relative to the scroll view, so that the margins are outside of the
  /// column that the store gives to a control in a wide window.
  func inPlanColumn() -> some View {
    padding(.horizontal)
      .containerRelativeFrame(.horizontal) { width, _ in min(width, 640) }
  }
}
