import StoreModel
import StoreViews
import TerminalUI

/// The store in the middle of the screen, written as an app developer would.
struct BrowsedStore: View {
  @Bindable var model: BrowserModel
  let group: SubscriptionGroup

  var body: some View {
    styled(store)
      .subscriptionStoreButtonLabel(model.look.buttonLabel)
      .storeButton(.visible, for: .restorePurchases)
      .storeButton(model.hasPolicies ? .visible : .automatic, for: .policies)
      .environment(\.storeSelection, $model.selection)
      .environment(\.storeSession, model.session)
  }

  /// The group is named by its plans: in a file of the same identifier twice, the
  /// identifier would name two.
  @ViewBuilder private var store: some View {
    switch model.look.grouping {
    case .none:
      if model.look.relationships == .all {
        SubscriptionStoreView(subscriptions: group.products)
      } else {
        SubscriptionStoreView(
          groupID: group.id,
          visibleRelationships: model.look.relationships
        )
      }
    case .level:
      grouped(
        SubscriptionStoreView(subscriptions: group.products) {
          LevelGroups(group: group, words: model.session.catalog.words)
        }
      )
    case .period:
      grouped(
        SubscriptionStoreView(subscriptions: group.products) { SubscriptionPeriodGroupSet() }
      )
    }
  }

  @ViewBuilder private func grouped(_ store: some View) -> some View {
    switch model.look.groupStyle {
    case .automatic: store.subscriptionStoreOptionGroupStyle(.automatic)
    case .tabs: store.subscriptionStoreOptionGroupStyle(.tabs)
    case .links: store.subscriptionStoreOptionGroupStyle(.links)
    }
  }

  private func styled(_ view: some View) -> some View {
    let style = ControlStyleList.entries.first { $0.name == model.look.controlStyle }
    return style?.apply(AnyView(view), model.look.placement) ?? AnyView(view)
  }
}

/// One group for each level of service, the highest first.
private struct LevelGroups: StoreContent {
  let group: SubscriptionGroup
  let words: Words

  var body: some StoreContent {
    SubscriptionOptionGroupSet(groupedBy: { $0.subscription?.groupLevel ?? 0 }) { level in
      Text(name(of: level))
    }
  }

  /// The name of the level's only plan, else its rank.
  private func name(of level: Int) -> String {
    let plans = group.products.filter { $0.subscription?.groupLevel == level }
    if plans.count == 1, let only = plans.first { return only.displayName }
    return words.text(.level, group.rank(ofLevel: level) ?? level)
  }
}
