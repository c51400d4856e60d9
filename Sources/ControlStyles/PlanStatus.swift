import StoreKit
import SwiftUI

/// The relationship of a plan to the customer, in words. The view is empty for a plan that is not
/// active, pending or unpaid.
///
/// StoreKit's own labels contain this text, but custom labels need this view. Apply
/// ``SwiftUI/View/readsStatusAndTerms(of:)`` to an enclosing view.
struct PlanStatus: View {
  let plan: Product
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.billingTerms) private var billingTerms
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if let words = status?.words(on: plan, billedBy: billingTerms[plan.id], in: timeZone) {
      Text(words).foregroundStyle(.tint)
    }
  }
}

extension EnvironmentValues {
  /// The customer's subscription status in the group of the enclosing plans.
  @Entry var subscriptionStatus: Product.SubscriptionInfo.Status?
}

extension View {
  /// Provides the subscription status and the billing terms for the plans to the views inside, and
  /// updates the status after each change.
  func readsStatusAndTerms(
    of options: [SubscriptionStoreControlStyleConfiguration.Option]
  ) -> some View {
    let terms = options.compactMap { option in
      option.preferredPricingTerms.map { (option.id, $0) }
    }
    return modifier(StatusReader(groupID: options.first?.subscriptionGroupID ?? ""))
      .environment(\.billingTerms, Dictionary(terms) { first, _ in first })
  }
}

private struct StatusReader: ViewModifier {
  let groupID: String
  @State private var status: Product.SubscriptionInfo.Status?

  func body(content: Content) -> some View {
    content
      .environment(\.subscriptionStatus, status)
      .subscriptionStatusTask(for: groupID) { state in
        // A customer may have a second status from family sharing. The active status is used.
        status = state.value?.first { $0.isInForce } ?? state.value?.first
      }
  }
}

extension Product.SubscriptionInfo.Status {
  /// Whether the customer has access to the subscription at present.
  var isInForce: Bool { state == .subscribed || state == .inGracePeriod }

  /// Returns the relationship of a plan to the customer, in words; `nil` for a plan that is not
  /// active, pending or unpaid.
  ///
  /// This function also uses unverified renewal info, because the result is only displayed.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - terms: The terms that the store prefers; with other terms the plan is another plan. `nil`
  ///     if the store prefers none.
  ///   - zone: The time zone of the days.
  func words(
    on plan: Product,
    billedBy terms: Product.SubscriptionInfo.PricingTerms?,
    in zone: TimeZone
  ) -> LocalizedStringKey? {
    let info = renewalInfo.unsafePayloadValue
    let transaction = transaction.unsafePayloadValue
    func isPlan(
      _ id: Product.ID?,
      _ billingPlan: Product.SubscriptionInfo.BillingPlanType?
    ) -> Bool {
      plan.id == id && (terms == nil || terms?.billingPlanType == billingPlan)
    }
    let isCurrent = isPlan(info.currentProductID, transaction.billingPlanType)
    guard isInForce else {
      return isCurrent && state == .inBillingRetryPeriod ? "Payment failed" : nil
    }
    // Billing continues until the end of a commitment, even after a cancellation.
    let commitment = info.commitmentInfo
    guard let end = commitment?.renewalDate ?? transaction.expirationDate else { return nil }
    let renews =
      if let commitment {
        commitment.willAutoRenew
          && isPlan(commitment.autoRenewPreference, commitment.renewalBillingPlanType)
      } else {
        isPlan(info.autoRenewPreference, info.renewalBillingPlanType)
      }
    let day = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: zone)
    if isCurrent, let end = info.gracePeriodExpirationDate {
      return "Payment failed, yours until \(end, format: day)"
    }
    if isCurrent {
      return renews
        ? "Your plan, renews \(end, format: day)" : "Your plan, until \(end, format: day)"
    }
    return renews ? "Your next plan, from \(end, format: day)" : nil
  }
}
