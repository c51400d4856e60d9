import StoreModel
import StoreViews
import TerminalUI

/// The store in the middle of the screen, written as an app developer would.
///
/// How it looks is read further in, so that what everything inherits stays as it is when the
/// look changes.
struct BrowsedStore: View {
  @Bindable var model: StoreScreenModel
  let group: SubscriptionGroup
  /// The look, if it is not the one that was chosen.
  var appearance: StoreAppearance?

  var body: some View {
    StoreWithAppearance(model: model, group: group, appearance: appearance)
      .storeButton(.visible, for: .restorePurchases)
      .storeButton(model.hasPolicies ? .visible : .automatic, for: .policies)
      .environment(\.storeSelection, $model.selection)
      .environment(\.storeSession, model.session)
      .keepingControlStyles()
  }
}

/// The store in a look, else in the one that was chosen.
private struct StoreWithAppearance: View {
  let model: StoreScreenModel
  let group: SubscriptionGroup
  let appearance: StoreAppearance?

  var body: some View {
    StyledStore(
      group: group,
      appearance: appearance ?? model.appearance,
      isAmbiguous: model.session.catalog.isAmbiguous(group)
    )
  }
}

/// The store of a group in a look, without the buttons that the browser adds.
struct StyledStore: View {
  let group: SubscriptionGroup
  let appearance: StoreAppearance
  /// Whether the group's identifier names two.
  let isAmbiguous: Bool
  @Environment(\.storeSession) private var session

  var body: some View {
    ControlStyleList.styled(store, appearance).subscriptionStoreButtonLabel(appearance.buttonLabel)
  }

  @ViewBuilder private var store: some View {
    let (id, relationships) = (group.id, appearance.relationships)
    let plans = plansOfAmbiguousGroup
    switch appearance.grouping {
    case .none:
      if let plans {
        SubscriptionStoreView(subscriptions: plans)
      } else {
        SubscriptionStoreView(groupID: id, visibleRelationships: relationships)
      }
    case .level:
      let groups = LevelGroups(group: group, words: session.catalog.words)
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
    isAmbiguous && appearance.relationships == .all ? group.products : nil
  }

  @ViewBuilder private func grouped(_ store: some View) -> some View {
    switch appearance.groupStyle {
    case .automatic: store.subscriptionStoreOptionGroupStyle(.automatic)
    case .tabs: store.subscriptionStoreOptionGroupStyle(.tabs)
    case .links: store.subscriptionStoreOptionGroupStyle(.links)
    }
  }
}

/// One group for each level of service, the highest first.
private struct LevelGroups: StoreContent {
  let group: SubscriptionGroup
  let words: Words

  var body: some StoreContent {
    SubscriptionOptionGroupSet(groupedBy: { $0.subscription?.groupLevel ?? 0 }) { level in
      Text(group.name(ofLevel: level, in: words))
    }
  }
}

extension SubscriptionGroup {
  /// The name of a level's only plan, else its rank.
  func name(ofLevel level: Int, in words: Words) -> String {
    let plans = products.filter { $0.subscription?.groupLevel == level }
    if plans.count == 1, let only = plans.first { return only.displayName }
    return words.text(BrowserText.level, rank(ofLevel: level) ?? level)
  }
}
