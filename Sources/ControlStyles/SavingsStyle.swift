import StoreKit
import SwiftUI

/// A picker that tells what longer plans save, in per cent.
///
/// The idea: `allOptions` holds every plan of the store, those of other groups too, to compare
/// with. A plan saves against those of its level that are paid more often, and of them the one
/// that costs least by the month, rounded down: never promise more than there is.
public struct SavingsStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the picker.
  public func makeBody(configuration: Configuration) -> some View {
    SubscriptionPicker(configuration) { option in
      PlanRow(option: option) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          PlanNotes(plan: option.subscription, offer: option.activeOffer)
          Spacer(minLength: 0)
          if let saving = saving(of: option.subscription, among: configuration.allOptions) {
            Text("Save \(saving)").foregroundStyle(.green).fixedSize()
          }
        }
      }
    } confirmation: { option in
      SubscribeButton(option)
    }
    .readsStatus(of: configuration.options)
    .padding(.horizontal)
    .frame(maxWidth: 640)
  }

  private func saving(of plan: Product, among plans: [Product]) -> String? {
    guard let info = plan.subscription, let price = plan.pricePerMonth else { return nil }
    let shorter = plans.filter {
      $0.subscription?.groupLevel == info.groupLevel
        && $0.subscription.map { $0.subscriptionPeriod.months < info.subscriptionPeriod.months }
          == true
    }
    guard let compared = shorter.compactMap(\.pricePerMonth).min() else { return nil }
    let saving = 1 - price / compared
    guard saving >= 0.01 else { return nil }
    return saving.formatted(
      .percent.precision(.fractionLength(0)).rounded(rule: .down)
        .locale(plan.priceFormatStyle.locale)
    )
  }
}

extension SubscriptionStoreControlStyle where Self == SavingsStyle {
  /// A picker that tells what longer plans save, in per cent.
  public nonisolated static var savings: SavingsStyle { SavingsStyle() }
}
