import StoreModel
import TerminalUI

/// A group of plans, or of nested groups, with its own label and marketing content: StoreKit's
/// `SubscriptionOptionGroup`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionOptionGroup("Yearly") { $0.subscription?.subscriptionPeriod.unit == .year }
///       SubscriptionOptionGroup("Other") { $0.subscription?.subscriptionPeriod.unit != .year }
///     }
///   }
/// }
/// ```
public struct SubscriptionOptionGroup<Content: StoreContent, Label: View, MarketingContent: View>:
  StoreContent
{
  /// The content has no body.
  public typealias Body = Never
  private let isIncluded: ((Product) -> Bool)?
  private let content: Content?
  private let label: Label
  private let marketingContent: MarketingContent

  init(
    _ isIncluded: ((Product) -> Bool)?,
    _ content: Content?,
    _ label: Label,
    _ marketingContent: MarketingContent
  ) {
    self.isIncluded = isIncluded
    self.content = content
    self.label = label
    self.marketingContent = marketingContent
  }

  /// Adds the group.
  public func _collect(into collection: inout StoreContentCollection) {
    var group = OptionGroup()
    if !(label is AutomaticSubscriptionOptionGroupLabel) { group.label = AnyView(label) }
    if !(marketingContent is AutomaticSubscriptionStoreMarketingContent) {
      group.marketingContent = AnyView(marketingContent)
    }
    if let content {
      group.children = collection.collected(content).filter { !$0.isEmpty }
    } else if let isIncluded {
      group.sections = [.init(plans: collection.plans.filter(isIncluded))]
    }
    if !group.isEmpty { collection.add(group) }
  }
}

/// The default label of an option group, derived from its plans: StoreKit's
/// `AutomaticSubscriptionOptionGroupLabel`.
public struct AutomaticSubscriptionOptionGroupLabel: View {
  @Environment(\.storeGroupPlans) private var plans
  @Environment(\.storeWords) private var texts

  nonisolated init() {}

  /// The text of the label: the name of the only plan, the period that all plans share, the words
  /// that all names have in common, or the first plan and the number of other plans. Apple does not
  /// document this text.
  public var body: some View { Text(Self.name(of: plans, texts.words)) }

  static func name(of plans: [Product], _ words: Words) -> String {
    guard let first = plans.first else { return "" }
    let periods = Set(plans.compactMap { $0.subscription?.subscriptionPeriod })
    if plans.count > 1, periods.count == 1, let period = periods.first {
      return words.counted(period)
    }
    if let common = plans.commonName { return common }
    return first.displayName + " +\(words.number(plans.count - 1))"
  }
}

private enum GroupPlansKey: EnvironmentKey {
  static var defaultValue: [Product] { [] }
}

extension EnvironmentValues {
  /// The plans of the group whose label is displayed.
  var storeGroupPlans: [Product] {
    get { self[GroupPlansKey.self] }
    set { self[GroupPlansKey.self] = newValue }
  }
}
