import StoreModel
import TerminalUI

/// One option group for each value that plans share: StoreKit's `SubscriptionOptionGroupSet`.
/// `Comparable` values are sorted. Other values have the order of their first plans.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionOptionGroupSet { $0.isFamilyShareable } label: { isShareable in
///         Text(isShareable ? "For the family" : "For me")
///       }
///     }
///   }
/// }
/// ```
public struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>:
  StoreContent
{
  /// The content has no body.
  public typealias Body = Never
  private let groupedBy: (Product) -> GroupID
  private let label: (GroupID) -> Label
  private let marketingContent: ((GroupID) -> MarketingContent)?

  /// Creates one group for each value, each with its own marketing content.
  public init(
    idType: GroupID.Type = GroupID.self,
    groupedBy: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
  ) {
    self.groupedBy = groupedBy
    self.label = label
    self.marketingContent = marketingContent
  }

  /// Creates one group for each value.
  public init(
    idType: GroupID.Type = GroupID.self,
    groupedBy: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label
  ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.groupedBy = groupedBy
    self.label = label
    marketingContent = nil
  }

  /// Adds the groups.
  public func _collect(into collection: inout StoreContentCollection) {
    for (id, plans) in PlanGroups.of(collection.plans, by: groupedBy) {
      var group = OptionGroup()
      group.sections = [.init(plans: plans)]
      group.label = AnyView(label(id))
      group.marketingContent = marketingContent.map { AnyView($0(id)) }
      collection.add(group)
    }
  }
}

/// One option group for each subscription period, labelled with the period: StoreKit's
/// `SubscriptionPeriodGroupSet`. The shortest period is first.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionPeriodGroupSet()
///     }
///   }
/// }
/// ```
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent {
  /// The content has no body.
  public typealias Body = Never
  private let label: ((Product.SubscriptionPeriod?) -> Label)?
  private let marketingContent: ((Product.SubscriptionPeriod?) -> MarketingContent)?

  /// Creates one group for each period, with its own label and marketing content.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
  ) {
    self.label = label
    self.marketingContent = marketingContent
  }

  /// Adds the groups.
  public func _collect(into collection: inout StoreContentCollection) {
    let groups = PlanGroups.of(collection.plans) { $0.subscription?.subscriptionPeriod }
    let sorted = groups.sorted { ($0.id?.days ?? .max) < ($1.id?.days ?? .max) }
    for (period, plans) in sorted {
      var group = OptionGroup()
      group.sections = [.init(plans: plans)]
      group.label = label.map { AnyView($0(period)) } ?? AnyView(PeriodLabel(period: period))
      group.marketingContent = marketingContent.map { AnyView($0(period)) }
      collection.add(group)
    }
  }
}

extension SubscriptionPeriodGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates one group for each period, each with its own marketing content.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent
  ) {
    label = nil
    self.marketingContent = marketingContent
  }

  /// Creates one group for each period.
  public init() where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    label = nil
    marketingContent = nil
  }
}

/// The length of a period as a label: "1 month".
private struct PeriodLabel: View {
  let period: Product.SubscriptionPeriod?
  @Environment(\.storeWords) private var texts

  var body: some View { Text(period.map { texts.words.counted($0) } ?? "") }
}

extension Product.SubscriptionPeriod {
  /// The approximate length in days, for sorting only.
  fileprivate var days: Int {
    switch unit {
    case .day: value
    case .week: value * 7
    case .month: value * 30
    case .year: value * 365
    }
  }
}

enum PlanGroups {
  /// Groups plans by a value. `Comparable` values are sorted. Other values have the order of their
  /// first plans.
  static func of<ID: Hashable>(
    _ plans: [Product],
    by id: (Product) -> ID
  ) -> [(id: ID, plans: [Product])] {
    var order: [ID] = []
    var found: [ID: [Product]] = [:]
    for plan in plans {
      let id = id(plan)
      if found[id] == nil { order.append(id) }
      found[id, default: []].append(plan)
    }
    if let comparable = ID.self as? any Comparable.Type { order = sorted(order, as: comparable) }
    return order.map { ($0, found[$0] ?? []) }
  }

  /// Groups plans by a value of their pricing terms. A plan with several terms can be in several
  /// groups. Groups are in the order in which their values first occur.
  ///
  /// - Returns: The value, the plans and the first terms of each group.
  static func ofTerms<ID: Hashable>(
    _ plans: [Product],
    by id: (Product.SubscriptionInfo.PricingTerms) -> ID
  ) -> [(id: ID, plans: [Product], first: Product.SubscriptionInfo.PricingTerms)] {
    var order: [(id: ID, first: Product.SubscriptionInfo.PricingTerms)] = []
    var found: [ID: [Product]] = [:]
    for plan in plans {
      for terms in plan.pricingTerms {
        let id = id(terms)
        if found[id] == nil { order.append((id, terms)) }
        if found[id]?.last?.id != plan.id { found[id, default: []].append(plan) }
      }
    }
    return order.map { ($0.id, found[$0.id] ?? [], $0.first) }
  }

  private static func sorted<ID, Value: Comparable>(_ ids: [ID], as type: Value.Type) -> [ID] {
    ids.compactMap { $0 as? Value }.sorted().compactMap { $0 as? ID }
  }
}

extension Product {
  /// The pricing terms of the subscription. A plan that was not read from a file has the terms of
  /// its price, which is billed up front.
  var pricingTerms: [SubscriptionInfo.PricingTerms] {
    guard let subscription else { return [] }
    guard subscription.pricingTerms.isEmpty else { return subscription.pricingTerms }
    let period = subscription.subscriptionPeriod
    return [
      SubscriptionInfo.PricingTerms(
        billingPlanType: .upFront,
        billingPrice: price,
        billingPeriod: period,
        commitmentInfo: .init(price: price, period: period, priceFormat: priceFormat),
        subscriptionOffers: []
      )
    ]
  }
}
