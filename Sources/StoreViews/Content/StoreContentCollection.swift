import StoreModel
import TerminalUI

/// Collects the option groups and sections that store content defines for the plans of a store.
@MainActor
public struct StoreContentCollection {
  /// The plans that groups can include.
  let plans: [Product]
  private(set) var groups: [OptionGroup] = []
  /// The changes that enclosing modifiers apply to the views of each group.
  private var changes: [@MainActor (AnyView) -> AnyView] = []
  private var connect: (any StoreContent) -> any StoreContent

  init(
    plans: [Product],
    connecting connect: @escaping (any StoreContent) -> any StoreContent = { $0 }
  ) {
    self.plans = plans
    self.connect = connect
  }

  /// Adds the body of custom content, after its state and environment are connected.
  mutating func descend(into content: some StoreContent) {
    add(bodyOf: connect(content))
  }

  private mutating func add(bodyOf content: some StoreContent) {
    content.body._collect(into: &self)
  }

  /// Adds a group. Adjacent sections outside of a group are merged into one group.
  mutating func add(_ group: OptionGroup) {
    var group = group
    group.changes = changes + group.changes
    if group.isRunOfSections, let last = groups.indices.last, groups[last].isRunOfSections {
      groups[last].sections += group.sections
    } else {
      groups.append(group)
    }
  }

  /// Adds content, and applies a modifier to the views of its groups.
  mutating func add(
    _ content: some StoreContent,
    changing change: @escaping @MainActor (AnyView) -> AnyView
  ) {
    changes.append(change)
    content._collect(into: &self)
    changes.removeLast()
  }

  /// Returns the groups of other content separately, without adding them.
  func collected(_ content: some StoreContent) -> [OptionGroup] {
    var inner = StoreContentCollection(plans: plans, connecting: connect)
    content._collect(into: &inner)
    return inner.groups
  }
}

/// An option group: some of a store's plans, or nested groups.
@MainActor
struct OptionGroup {
  /// The plans in their sections; empty if the group has nested groups.
  var sections: [ControlContents.Section] = []
  /// The nested groups.
  var children: [OptionGroup] = []
  /// The label of the group; `nil` for the default label.
  var label: AnyView?
  /// The content above the plans; `nil` for the default marketing content.
  var marketingContent: AnyView?
  /// The changes that modifiers apply to the views of the group, the outermost first.
  var changes: [@MainActor (AnyView) -> AnyView] = []
  /// Whether the group consists of adjacent sections without an explicit group.
  var isRunOfSections = false

  /// The plans of all sections and all nested groups.
  var plans: [Product] { sections.flatMap(\.plans) + children.flatMap(\.plans) }

  /// Whether the group has no plans.
  var isEmpty: Bool { plans.isEmpty }
}
