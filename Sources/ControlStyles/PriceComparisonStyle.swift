import StoreKit
import SwiftUI

/// A button for each plan, and below it what the plan comes to by the month.
///
/// The idea: plans of different lengths are compared by one measure. The caption is reckoned
/// from the product's own price and written in the store's currency with `priceFormatStyle`;
/// a plan that is paid by the month needs none.
public struct PriceComparisonStyle: SubscriptionStoreControlStyle {
  /// Where the standard buttons can stand.
  public typealias Placement = ButtonsSubscriptionStoreControlStyle.Placement

  /// Creates the style.
  public nonisolated init() {}

  /// Makes the buttons.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      ForEach(configuration.options) { option in
        VStack(spacing: 0) {
          SubscribeButton(option)
          if let comparison = comparison(for: option.subscription) {
            Text(comparison).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .subscriptionStoreButtonLabel(.multiline.displayName)
    .padding(.horizontal, 8)
  }

  private func comparison(for plan: Product) -> String? {
    guard plan.subscription?.subscriptionPeriod != .monthly, let price = plan.pricePerMonth else {
      return nil
    }
    return "comes to \(price.formatted(plan.priceFormatStyle)) a month"
  }
}

extension SubscriptionStoreControlStyle where Self == PriceComparisonStyle {
  /// A button for each plan, and below it what the plan comes to by the month.
  public nonisolated static var priceComparison: PriceComparisonStyle { PriceComparisonStyle() }
}
