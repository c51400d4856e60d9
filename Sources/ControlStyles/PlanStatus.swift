import StoreKit
import SwiftUI

/// The relationship of a plan to the customer, in words. The view is empty for a plan that is not
/// active, pending or unpaid.
///
/// StoreKit's own labels contain this text, but custom labels need this view. Apply
/// ``SwiftUI/View/readsStatus(of:)`` to an enclosing view.
struct PlanStatus: View {
  let plan: Product
  @Environment(\.subscriptionStatus) private var status
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if let words = status?.words(on: plan, in: timeZone) {
      Text(words).foregroundStyle(.tint)
    }
  }
}

extension EnvironmentValues {
  /// The customer's subscription status in the group of the enclosing plans.
  @Entry var subscriptionStatus: Product.SubscriptionInfo.Status?
}

extension View {
  /// Provides the subscription status for the plans to the views inside, and updates it after each
  /// change.
  func readsStatus(of options: [SubscriptionStoreControlStyleConfiguration.Option]) -> some View {
    modifier(StatusReader(groupID: options.first?.subscriptionGroupID ?? ""))
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
  func words(on plan: Product, in zone: TimeZone) -> LocalizedStringKey? {
    let info = renewalInfo.unsafePayloadValue
    let isCurrent = plan.id == info.currentProductID
    let renews = plan.id == info.autoRenewPreference
    guard isInForce else {
      return isCurrent && state == .inBillingRetryPeriod ? "Payment failed" : nil
    }
    guard let end = transaction.unsafePayloadValue.expirationDate else { return nil }
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
