import StoreModel
import StoreViews
import TerminalUI

/// The store on the store's screen, written as an app developer would.
///
/// An inner view reads the appearance, so that a change of the appearance does not rebuild this
/// view's environment.
struct BrowserStore: View {
  @Bindable var model: StoreScreenModel
  let group: SubscriptionGroup
  /// The appearance; if `nil`, the appearance in `model`.
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

/// The store in an appearance. Default: the model's appearance.
private struct StoreWithAppearance: View {
  let model: StoreScreenModel
  let group: SubscriptionGroup
  let appearance: StoreAppearance?

  var body: some View {
    GroupStore(
      group: group,
      appearance: appearance ?? model.appearance,
      isAmbiguous: model.session.catalog.isAmbiguous(group)
    )
  }
}

/// The store of a group in an appearance, without the browser's own buttons.
struct GroupStore: View {
  let group: SubscriptionGroup
  let appearance: StoreAppearance
  /// Whether two groups have the group's identifier.
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
      let groups = OptionGroupsByLevel(group: group, words: session.catalog.words)
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
    case .billing:
      let groups = SubscriptionBillingPlanTypeGroupSet()
      if let plans {
        grouped(SubscriptionStoreView(subscriptions: plans) { groups })
      } else {
        grouped(SubscriptionStoreView(groupID: id, visibleRelationships: relationships) { groups })
      }
    }
  }

  /// The group's plans if two groups of the file have its identifier; otherwise `nil`.
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

/// A group of options for each level of service, highest level first.
private struct OptionGroupsByLevel: StoreContent {
  let group: SubscriptionGroup
  let words: Words

  var body: some StoreContent {
    SubscriptionOptionGroupSet(groupedBy: { $0.subscription?.groupLevel ?? 0 }) { level in
      Text(group.name(ofLevel: level, in: words))
    }
  }
}

extension SubscriptionGroup {
  /// Returns the name of a level according to its plans, or the level's rank if the names of the
  /// plans have nothing in common.
  func name(ofLevel level: Int, in words: Words) -> String {
    name(ofLevel: level) ?? words.text(BrowserText.level, rank(ofLevel: level) ?? level)
  }
}
