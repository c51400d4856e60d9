extension View {
  /// Gives the view a menu of things to do with it: SwiftUI's `contextMenu`. F10 or Ctrl-O
  /// opens it below the view while the view, or something in it, has the focus.
  public func contextMenu(
    @ViewBuilder menuItems: @escaping @MainActor () -> some View
  )
    -> some View
  {
    ContextMenu(content: self, items: menuItems)
  }

  /// Gives the view a menu of things to do with it: SwiftUI's `contextMenu`. A terminal
  /// shows the view itself beside the menu, and no other preview of it.
  public func contextMenu(
    @ViewBuilder menuItems: @escaping @MainActor () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    ContextMenu(content: self, items: menuItems)
  }
}

private struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  let items: @MainActor () -> Items
  @State private var isOpen = false

  var body: some View {
    let open: @MainActor (KeyPress) -> KeyPress.Result = { press in
      guard press.key == .function(10) || press.key == .control("o") else { return .ignored }
      isOpen = true
      return .handled
    }
    PopUp(
      isPresented: $isOpen,
      content: KeyHandler(content: content, action: open),
      items: items
    )
  }
}
