import StoreModel
import TerminalUI

/// Displays option groups in the current group style. A single group has no tabs and no links.
struct OptionGroupsView: View {
  let groups: [OptionGroup]
  /// Further content of the first group: the links to the other groups.
  let extra: AnyView?
  @Environment(\.storeGroupStyle) private var style

  var body: some View {
    if groups.count == 1, let only = groups.first {
      OptionGroupView(group: only, extra: extra)
    } else if style.kind == .links, let first = groups.first {
      OptionGroupView(group: first, extra: AnyView(GroupLinks(groups: Array(groups.dropFirst()))))
    } else {
      GroupTabs(groups: groups, extra: extra)
    }
  }
}

/// Displays one group: its plans with their control, or its nested groups.
struct OptionGroupView: View {
  let group: OptionGroup
  let extra: AnyView?
  @Environment(\.storePlans) private var allPlans

  var body: some View {
    let view = AnyView(content.environment(\.storeGroupPlans, group.plans))
    group.changes.reversed().reduce(view) { $1($0) }
  }

  @ViewBuilder private var content: some View {
    if group.children.isEmpty {
      ControlledStore(
        contents: ControlContents(
          sections: group.sections,
          allPlans: allPlans,
          groupDisplayName: group.plans.first?.subscription?.groupDisplayName ?? ""
        ),
        marketingContent: group.marketingContent
          ?? AnyView(AutomaticSubscriptionStoreMarketingContent()),
        hasDefaultHeader: group.marketingContent == nil
      ) {
        extra
      }
    } else {
      VStack(spacing: .cells(0)) {
        if let marketing = group.marketingContent { marketing.frame(maxWidth: .infinity) }
        OptionGroupsView(groups: group.children, extra: extra)
      }
    }
  }
}

/// Displays the label of a group.
struct OptionGroupLabel: View {
  let group: OptionGroup

  var body: some View {
    if let label = group.label {
      label
    } else {
      AutomaticSubscriptionOptionGroupLabel().environment(\.storeGroupPlans, group.plans)
    }
  }
}

/// A tab for each group. Each tab keeps its own selected plan. The selection of the store is the
/// selection of the visible tab.
private struct GroupTabs: View {
  let groups: [OptionGroup]
  let extra: AnyView?
  @State private var opened: Int?
  @State private var choices: [Int: Product.ID] = [:]
  @Environment(\.storeSelection) private var storeSelection
  @Environment(\.storeSession) private var session

  var body: some View {
    let shown = shown
    TabsAboveGroup {
      Picker("", selection: Binding(get: { shown }, set: open)) {
        ForEach(groups.indices, id: \.self) { index in
          OptionGroupLabel(group: groups[index]).tag(index)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: .cells(StoreFrameLimits.column))
      .frame(maxWidth: .infinity)
      if groups.indices.contains(shown) {
        OptionGroupView(group: groups[shown], extra: extra)
          .environment(\.storeSelection, selection(shown))
          .environment(\.isBelowTabs, true)
          .id(shown)
      }
    }
  }

  /// The index of the visible tab: the tab that the user opened, or else the tab with the store's
  /// selected plan.
  private var shown: Int {
    if let opened, groups.indices.contains(opened) { return opened }
    return groups.firstIndex { group in
      group.plans.contains { $0.id == storeSelection?.wrappedValue }
    } ?? 0
  }

  private func open(_ index: Int) {
    opened = index
    storeSelection?.wrappedValue =
      choices[index] ?? groups[index].plans.first(where: session.canBuy)?.id
  }

  private func selection(_ index: Int) -> Binding<Product.ID?> {
    Binding(
      get: { choices[index] ?? storeSelection?.wrappedValue },
      set: { id in
        choices[index] = id
        opened = index
        storeSelection?.wrappedValue = id
      }
    )
  }
}

/// A link to each group. In a navigation container, a link opens a screen; elsewhere it opens a
/// sheet.
private struct GroupLinks: View {
  let groups: [OptionGroup]
  @Environment(\.isInsideNavigation) private var isInsideNavigation
  @Environment(\.storeSpace) private var space
  @State private var open: Int?

  var body: some View {
    EvaluatedView { links($0) }
  }

  private func links(_ environment: EnvironmentValues) -> some View {
    VStack(spacing: .cells(0)) {
      Divider()
      ForEach(groups.indices, id: \.self) { index in
        if isInsideNavigation {
          NavigationLink {
            // A pushed screen gets the environment of its navigation container. The group needs the
            // environment of this store.
            linked(groups[index]).environment(\.isGroupPushed, true).carried(from: environment)
          } label: {
            OptionGroupLabel(group: groups[index])
          }
        } else {
          Button {
            open = index
          } label: {
            LinkLabel(group: groups[index])
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, .cells(1))
    }
    .padding(.horizontal, .cells(space.groupLinksInset))
    .padding(.top, .cells(space.isCompact ? 0 : 1))
    .focusedValue(\.storeEnter, .open)
    .sheet(isPresented: isOpen) {
      if let open, groups.indices.contains(open) {
        linked(groups[open]).focusedValue(\.isInGroupSheet, true)
      }
    }
  }

  private func linked(_ group: OptionGroup) -> some View {
    OptionGroupView(group: group, extra: nil)
      .modifier(StoreBackgroundModifier())
      .modifier(PurchaseSheetPresenter())
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { open != nil }, set: { if !$0 { open = nil } })
  }
}

private enum GroupPushedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the group is on a pushed screen, which has a back button to the store.
  var isGroupPushed: Bool {
    get { self[GroupPushedKey.self] }
    set { self[GroupPushedKey.self] = newValue }
  }
}

private struct LinkLabel: View {
  let group: OptionGroup
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: .cells(0)) {
      OptionGroupLabel(group: group)
      Spacer(minLength: .cells(2))
      Text(verbatim: layoutDirection == .leftToRight ? "›" : "‹").foregroundStyle(.accentRole)
    }
  }
}
