import StoreModel
import TerminalUI

/// One option group for each pricing model, labelled with the model: StoreKit's
/// `SubscriptionPricingModelGroupSet`.
///
/// A configuration file has no prices for seats, so the plans of a file are in one group, which has
/// no tab and no link. The closures receive the pricing model of the group's first plan.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionPricingModelGroupSet { model in
///         if case .singlePrice(let price) = model {
///           Text("From \(price.billingInfo.displayPrice)")
///         }
///       }
///     }
///   }
/// }
/// ```
public struct SubscriptionPricingModelGroupSet<Label: View, MarketingContent: View>: StoreContent {
  /// The content has no body.
  public typealias Body = Never
  private let label: ((Product.SubscriptionInfo.PricingTerms.PricingModel) -> Label)?
  private let marketingContent:
    ((Product.SubscriptionInfo.PricingTerms.PricingModel) -> MarketingContent)?

  /// Creates one group for each pricing model, with its own label and marketing content.
  public init(
    @ViewBuilder marketingContent:
      @escaping (Product.SubscriptionInfo.PricingTerms.PricingModel) -> MarketingContent,
    @ViewBuilder label:
      @escaping (Product.SubscriptionInfo.PricingTerms.PricingModel) -> Label
  ) {
    self.label = label
    self.marketingContent = marketingContent
  }

  /// Adds the groups.
  public func _collect(into collection: inout StoreContentCollection) {
    let groups = PlanGroups.ofTerms(collection.plans) { Self.isSeatBased($0.pricingModel) }
    for (_, plans, terms) in groups {
      let model = terms.pricingModel
      var group = OptionGroup()
      group.sections = [.init(plans: plans)]
      group.label = label.map { AnyView($0(model)) } ?? AnyView(PricingLabel { $0.name(of: model) })
      group.marketingContent = marketingContent.map { AnyView($0(model)) }
      collection.add(group)
    }
  }

  private static func isSeatBased(
    _ model: Product.SubscriptionInfo.PricingTerms.PricingModel
  ) -> Bool {
    if case .seatBased = model { return true }
    return false
  }
}

extension SubscriptionPricingModelGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates one group for each pricing model, each with its own marketing content.
  public init(
    @ViewBuilder marketingContent:
      @escaping (Product.SubscriptionInfo.PricingTerms.PricingModel) -> MarketingContent
  ) {
    label = nil
    self.marketingContent = marketingContent
  }

  /// Creates one group for each pricing model.
  public init() where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    label = nil
    marketingContent = nil
  }
}
