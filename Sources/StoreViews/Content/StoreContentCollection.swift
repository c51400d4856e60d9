import StoreModel
import TerminalUI

/// What store content comes to for the plans of a store: groups, and the sections between
/// them.
@MainActor
public struct StoreContentCollection {
  /// The plans that can be grouped.
  let plans: [Product]
  private(set) var groups: [OptionGroup] = []
  /// What modifiers on the content around say of the views of each group.
  private var changes: [@MainActor (AnyView) -> AnyView] = []
  private var connect: (any StoreContent) -> any StoreContent

  init(
    plans: [Product],
    connecting connect: @escaping (any StoreContent) -> any StoreContent = { $0 }
  ) {
    self.plans = plans
    self.connect = connect
  }

  /// Adds what content of somebody's own is made of, its state and environment connected.
  mutating func descend(into content: some StoreContent) {
    add(bodyOf: connect(content))
  }

  private mutating func add(bodyOf content: some StoreContent) {
    content.body._collect(into: &self)
  }

  /// Adds a group. Sections that stand beside one another are one group.
  mutating func add(_ group: OptionGroup) {
    var group = group
    group.changes = changes + group.changes
    if group.isRunOfSections, let last = groups.indices.last, groups[last].isRunOfSections {
      groups[last].sections += group.sections
    } else {
      groups.append(group)
    }
  }

  /// Adds content whose views a modifier changes.
  mutating func add(
    _ content: some StoreContent,
    changing change: @escaping @MainActor (AnyView) -> AnyView
  ) {
    changes.append(change)
    content._collect(into: &self)
    changes.removeLast()
  }

  /// What other content comes to by itself.
  func collected(_ content: some StoreContent) -> [OptionGroup] {
    var inner = StoreContentCollection(plans: plans, connecting: connect)
    content._collect(into: &inner)
    return inner.groups
  }
}

/// Some of a store's plans with what belongs to them, or groups inside a group.
@MainActor
struct OptionGroup {
  /// The plans in their sections; none where there are groups inside.
  var sections: [ControlContents.Section] = []
  /// Groups inside.
  var children: [OptionGroup] = []
  /// The group's name; `nil` for the automatic one.
  var label: AnyView?
  /// What stands above the plans; `nil` for the automatic one.
  var marketingContent: AnyView?
  /// What modifiers say of its views, from the outermost to the innermost.
  var changes: [@MainActor (AnyView) -> AnyView] = []
  /// Whether it comes of sections alone.
  var isRunOfSections = false

  /// All plans of it.
  var plans: [Product] { sections.flatMap(\.plans) + children.flatMap(\.plans) }

  /// Whether it shows anything.
  var isEmpty: Bool { plans.isEmpty }
}
