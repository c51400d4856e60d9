import StoreKit
import SwiftUI

/// A control style with a picker that displays how much a longer plan saves, in per cent.
///
/// The technique: `allOptions` contains every plan of the store for comparison, including the plans
/// of other groups. The style compares a plan with the shorter plan of the same level that has the
/// lowest price per month. It rounds the saving down, so that the displayed saving is never too
/// high.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.savings)
///   }
/// }
/// ```
public struct SavingsStyle: SubscriptionStoreControlStyle {
  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the picker of the options.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      PlanRow(option: option) {
        SavingText(plan: option.subscription, plans: configuration.allOptions)
        PlanStatus(plan: option.subscription)
      }
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatusAndTerms(of: configuration.options)
    .inPlanColumn()
  }
}

extension SubscriptionStoreControlStyle where Self == SavingsStyle {
  /// A control style with a picker that displays how much a longer plan saves, in per cent.
  public nonisolated static var savings: SavingsStyle { SavingsStyle() }
}

/// The saving of a plan in per cent, compared with the cheapest shorter plan of the same level. The
/// view is empty for a plan that saves less than one per cent.
private struct SavingText: View {
  let plan: Product
  let plans: [Product]
  @Environment(\.billingTerms) private var billingTerms

  var body: some View {
    if let saving { Text("Save \(saving)").foregroundStyle(.offer).fixedSize() }
  }

  private var saving: String? {
    guard let info = plan.subscription, let price = plan.pricePerMonth(billingTerms[plan.id])
    else { return nil }
    let shorter = plans.filter {
      $0.subscription?.groupLevel == info.groupLevel
        && $0.subscription.map { $0.subscriptionPeriod.months < info.subscriptionPeriod.months }
          == true
    }
    guard let compared = shorter.compactMap({ $0.pricePerMonth() }).min() else { return nil }
    let saving = 1 - price / compared
    guard saving >= 0.01 else { return nil }
    return saving.formatted(
      .percent.precision(.fractionLength(0)).rounded(rule: .down)
        .locale(plan.priceFormatStyle.locale)
    )
  }
}
