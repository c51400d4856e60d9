@_spi(Nodes) import ViewEngine

extension View {
  /// Adds a context menu to the view: SwiftUI's `contextMenu`.
  ///
  /// F10, Ctrl-O or `m` opens the menu below the view while the view or a view in it has the focus.
  /// The secondary mouse button opens the menu too. `m` has no effect if a text field takes the
  /// key. In a row of a list, `m` opens a menu that also includes the other actions of the row.
  public func contextMenu(
    @ViewBuilder menuItems: @escaping @MainActor () -> some View
  )
    -> some View
  {
    ContextMenu(content: self, items: menuItems)
      .writingRowTraits { $0.trailingActions.append(AnyView(menuItems())) }
  }

  /// Adds a context menu to the view: SwiftUI's `contextMenu`.
  ///
  /// - In a terminal: The menu opens beside the view itself. The preview is not shown.
  public func contextMenu(
    @ViewBuilder menuItems: @escaping @MainActor () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    ContextMenu(content: self, items: menuItems)
      .writingRowTraits { $0.trailingActions.append(AnyView(menuItems())) }
  }
}

private struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  let items: @MainActor () -> Items
  @State private var isOpen = false

  var body: some View {
    let opener = MenuOpener(content: content) { isOpen = true }
    PopUp(isPresented: $isOpen, content: opener, items: items)
  }
}

/// Content that opens a menu at F10, Ctrl-O and `m`.
private struct MenuOpener<Content> {
  let content: Content
  let open: @MainActor () -> Void
}

extension MenuOpener: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { MenuOpenerNode(self, context) }
}

private final class MenuOpenerNode<Content: View>: ViewNode<MenuOpener<Content>>, ContextMenuOwner {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard key == .function(10) || key == .control("o") || key == .character("m") else {
      return false
    }
    return openMenu()
  }

  /// Opens the menu. If the menu applies to a whole row of a list, opens the row's menu instead,
  /// which includes this menu.
  func openMenu() -> Bool {
    if let list = environment.rowTraitReader?.node as? any ListRowOwner,
      let row = list.row(holding: self), row.isAllOf(self)
    {
      return row.openMenu()
    }
    view.open()
    return true
  }
}
