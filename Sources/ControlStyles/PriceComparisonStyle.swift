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
    LazyVStack(spacing: 16) {
      ForEach(configuration.options) { option in
        VStack(spacing: 0) {
          SubscribeButton(option)
          if let price = comparedPrice(of: option.subscription) {
            Text("comes to \(price) a month").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .subscriptionStoreButtonLabel(.multiline.displayName)
    .padding(.horizontal, 8)
  }

  private func comparedPrice(of plan: Product) -> String? {
    plan.subscription?.subscriptionPeriod == .monthly ? nil : plan.displayPricePerMonth
  }
}

extension SubscriptionStoreControlStyle where Self == PriceComparisonStyle {
  /// A button for each plan, and below it what the plan comes to by the month.
  public nonisolated static var priceComparison: PriceComparisonStyle { PriceComparisonStyle() }
}
