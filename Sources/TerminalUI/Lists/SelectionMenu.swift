extension View {
  /// Sets a menu for the selected rows of the lists and tables in this view: SwiftUI's
  /// `contextMenu(forSelectionType:menu:primaryAction:)`.
  ///
  /// `m` opens the menu for the focused row, or for all selected rows if the focused row is
  /// selected. Enter and a click on the selected row perform the primary action.
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

/// The context menu for the selected rows of a list.
struct SelectionMenu {
  var items: (@MainActor (Set<AnyHashable>) -> AnyView)?
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
  /// Returns whether a selected value has the type that the menu applies to.
  let accepts: @MainActor (AnyHashable) -> Bool

  init(accepts: @escaping @MainActor (AnyHashable) -> Bool) { self.accepts = accepts }
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The context menu for the selected rows of lists in this environment.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
