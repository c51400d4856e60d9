import Foundation
import StoreKit
import SwiftUI

extension EnvironmentValues {
  /// The billing terms that the store prefers, by product. A picker's options do not contain them.
  @Entry var billingTerms: [Product.ID: Product.SubscriptionInfo.PricingTerms] = [:]
}

extension Product.SubscriptionInfo.PricingTerms {
  /// These terms if they bill a commitment monthly; `nil` for billing up front, which the price of
  /// the product describes.
  var monthly: Self? { billingPlanType == .monthly ? self : nil }
}

/// The total of a 12-month commitment: "12 payments, $101.88 in total". The view is empty for a
/// plan that is billed up front.
///
/// App Review requires the total beside the monthly price. StoreKit's own labels contain it, but
/// custom labels need this view. Apply ``SwiftUI/View/readsStatusAndTerms(of:)`` to an enclosing
/// view.
struct CommitmentTotal: View {
  let plan: Product
  @Environment(\.billingTerms) private var billingTerms

  var body: some View {
    if let terms = billingTerms[plan.id]?.monthly {
      Text("\(count(terms)) payments, \(terms.commitmentInfo.displayPrice) in total")
        .foregroundStyle(.secondary)
    }
  }

  private func count(_ terms: Product.SubscriptionInfo.PricingTerms) -> String {
    let count = terms.commitmentInfo.period.months / terms.billingPeriod.months
    return count.formatted(.number.locale(plan.priceFormatStyle.locale))
  }
}
