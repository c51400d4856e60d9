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

  @ViewBuilder private var store: some View {
    let (id, relationships) = (group.id, model.look.relationships)
    let plans = plansOfAmbiguousGroup
    switch model.look.grouping {
    case .none:
      if let plans {
        SubscriptionStoreView(subscriptions: plans)
      } else {
        SubscriptionStoreView(groupID: id, visibleRelationships: relationships)
      }
    case .level:
      let groups = LevelGroups(group: group, words: model.session.catalog.words)
      if let plans {
        grouped(SubscriptionStoreView(subscriptions: plans) { groups })
      } else {
        grouped(SubscriptionStoreView(groupID: id, visibleRelationships: relationships) { groups })
      }
    case .period:
      let groups = SubscriptionPeriodGroupSet()
      if let plans {
        grouped(SubscriptionStoreView(subscriptions: plans) { groups })
      } else {
        grouped(SubscriptionStoreView(groupID: id, visibleRelationships: relationships) { groups })
      }
    }
  }

  /// The group's plans where its identifier would name two: in a file that has it twice.
  private var plansOfAmbiguousGroup: [Product]? {
    let isAlone = model.session.catalog.groups.filter { $0.id == group.id }.count == 1
    return isAlone || model.look.relationships != .all ? nil : group.products
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
    return words.text(BrowserText.level, group.rank(ofLevel: level) ?? level)
  }
}
