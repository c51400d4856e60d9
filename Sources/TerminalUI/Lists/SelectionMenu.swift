extension View {
  /// Gives the rows of the lists and tables in this view a menu of things to do with what is
  /// chosen: SwiftUI's `contextMenu(forSelectionType:menu:primaryAction:)`. `m` opens it for
  /// the row in focus, and for all that are chosen where that is one of them; Enter, and a click
  /// on the row that is chosen already, does the primary action.
  public func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    var selectionMenu = SelectionMenu { $0.base is Item }
    if Items.self != EmptyView.self {
      selectionMenu.items = { AnyView(menu($0.values(of: Item.self))) }
    }
    if let primaryAction {
      selectionMenu.primaryAction = { primaryAction($0.values(of: Item.self)) }
    }
    return environment(\.selectionMenu, selectionMenu)
  }
}

extension Set<AnyHashable> {
  fileprivate func values<Item: Hashable>(of type: Item.Type) -> Set<Item> {
    Set<Item>(compactMap { $0.base as? Item })
  }
}

/// What can be done with the chosen rows of a list.
struct SelectionMenu {
  var items: (@MainActor (Set<AnyHashable>) -> AnyView)?
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
  /// Whether a value is one of the type that it is for.
  let accepts: @MainActor (AnyHashable) -> Bool

  init(accepts: @escaping @MainActor (AnyHashable) -> Bool) { self.accepts = accepts }
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// What can be done with the chosen rows of the lists around or inside.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
