import StoreModel
import TerminalUI

/// One option group for each billing plan, labelled with the billing plan: StoreKit's
/// `SubscriptionBillingPlanTypeGroupSet`.
///
/// A plan that can be billed in several ways is in several groups. In a group, the control styles
/// display the prices of its billing plan, and a purchase has the option `billingPlanType`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionBillingPlanTypeGroupSet()
///     }
///   }
/// }
/// ```
public struct SubscriptionBillingPlanTypeGroupSet<Label: View, MarketingContent: View>:
  StoreContent
{
  /// The content has no body.
  public typealias Body = Never
  private let label: ((Product.SubscriptionInfo.BillingPlanType) -> Label)?
  private let marketingContent: ((Product.SubscriptionInfo.BillingPlanType) -> MarketingContent)?

  /// Creates one group for each billing plan, with its own label and marketing content.
  public init(
    @ViewBuilder marketingContent:
      @escaping (Product.SubscriptionInfo.BillingPlanType) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionInfo.BillingPlanType) -> Label
  ) {
    self.label = label
    self.marketingContent = marketingContent
  }

  /// Adds the groups. They have the order in which their billing plans first occur in the pricing
  /// terms of the plans. Up-front billing is first.
  public func _collect(into collection: inout StoreContentCollection) {
    let groups = PlanGroups.ofTerms(collection.plans) { $0.billingPlanType }
    for (type, plans, _) in groups {
      var group = OptionGroup()
      group.sections = [.init(plans: plans)]
      group.label = label.map { AnyView($0(type)) } ?? AnyView(PricingLabel { $0.name(of: type) })
      group.marketingContent = marketingContent.map { AnyView($0(type)) }
      group.changes = [
        { view in
          AnyView(
            view.preferredSubscriptionPricingTerms { product, _ in
              product.pricingTerms.first { $0.billingPlanType == type }
            }
          )
        }
      ]
      collection.add(group)
    }
  }
}

extension SubscriptionBillingPlanTypeGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates one group for each billing plan, each with its own marketing content.
  public init(
    @ViewBuilder marketingContent:
      @escaping (Product.SubscriptionInfo.BillingPlanType) -> MarketingContent
  ) {
    label = nil
    self.marketingContent = marketingContent
  }

  /// Creates one group for each billing plan.
  public init() where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    label = nil
    marketingContent = nil
  }
}

/// The label of a group: a text about the pricing terms of its plans.
struct PricingLabel: View {
  let text: (Words) -> String
  @Environment(\.storeWords) private var texts

  var body: some View { Text(verbatim: text(texts.words)) }
}
