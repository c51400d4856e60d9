import StoreKit
import SwiftUI

/// What a plan is to the customer: in force, the next one, or one that could not be paid;
/// nothing of others.
///
/// StoreKit's own labels say it; a style with labels of its own has to say it itself. It
/// stands inside of a view that ``SwiftUI/View/readsStatus(of:)`` was applied to.
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
  /// Where the customer stands with the plans around.
  @Entry var subscriptionStatus: Product.SubscriptionInfo.Status?
}

extension View {
  /// Tells the views inside where the customer stands with some plans, now and whenever it
  /// changes.
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
        // There may be a second one, which the family shares: what is in force counts.
        status = state.value?.first { $0.isInForce } ?? state.value?.first
      }
  }
}

extension Product.SubscriptionInfo.Status {
  /// Whether the customer has now what was subscribed to.
  var isInForce: Bool { state == .subscribed || state == .inGracePeriod }

  /// What a plan is to the customer; `nil` of one that is neither in force nor the next.
  ///
  /// Unverified information will do here, since only words depend on it.
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
