import StoreKit
import SwiftUI

/// A control style with a subscribe button for each plan and the price per month below it.
///
/// The technique: a common unit makes plans with different periods comparable. The style computes
/// the price per month from the price of the product and formats it with `priceFormatStyle`. A
/// plan that is billed monthly has no caption.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
/// import ControlStyles
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlStyle(.priceComparison)
///   }
/// }
/// ```
public struct PriceComparisonStyle: SubscriptionStoreControlStyle {
  /// The placements of the standard buttons style.
  public typealias Placement = ButtonsSubscriptionStoreControlStyle.Placement

  /// Creates an instance of the style.
  public nonisolated init() {}

  /// Returns the buttons with their captions.
  public func makeBody(configuration: Configuration) -> some View {
    LazyVStack(spacing: 16) {
      ForEach(configuration.options) { option in
        VStack(spacing: 0) {
          SubscribeButton(option)
          if let price = comparedPrice(of: option) {
            Text("comes to \(price) a month").foregroundStyle(.secondary)
          }
        }
      }
    }
    .subscriptionStoreButtonLabel(.multiline.displayName)
    .padding(.horizontal, 8)
  }

  private func comparedPrice(
    of option: SubscriptionStoreControlStyleConfiguration.Option
  ) -> String? {
    let terms = option.preferredPricingTerms
    guard terms?.monthly == nil, option.subscriptionPeriod != .monthly else { return nil }
    return option.subscription.displayPricePerMonth(terms)
  }
}

extension SubscriptionStoreControlStyle where Self == PriceComparisonStyle {
  /// A control style with a subscribe button for each plan and the price per month below it.
  public nonisolated static var priceComparison: PriceComparisonStyle { PriceComparisonStyle() }
}
