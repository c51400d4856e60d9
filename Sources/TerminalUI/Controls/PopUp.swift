@_spi(Nodes) import ViewEngine

/// Content with a menu that opens below it, over all other views. Escape closes the menu.
struct PopUp<Content, Items> {
  let isPresented: Binding<Bool>
  /// The node that the menu opens below (default: the content).
  var anchor: Node?
  /// The part of the content that the menu opens below; `nil` is the whole content.
  var place: PopUpPlace?
  let content: Content
  let items: @MainActor () -> Items
}

extension PopUp: View, PrimitiveView where Content: View, Items: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PopUpNode(self, context) }
}

private final class PopUpNode<Content: View, Items: View>: ViewNode<PopUp<Content, Items>> {
  private var child = OnlyChild()
  private var menu: Node?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let items = tracking { view.isPresented.wrappedValue ? view.items() : nil }
    if let items { present(items) } else { remove() }
  }

  private func present(_ items: Items) {
    let binding = view.isPresented
    let isNew = menu == nil
    let scrolling = ScrollView { VStack(alignment: .leading) { items } }
    var bordered = BorderedView(line: .rounded, role: .separator, title: "", content: scrolling)
    bordered.joinsLines = true
    let framed = ContentSizedView(content: bordered)
    let node = reconcile(menu, framed, inner(closing: binding))
    menu = node
    guard isNew else { return }
    let anchor = view.anchor ?? self
    let place = view.place
    let style = LayerStyle(
      placement: .popover { [weak anchor] in
        (place?.node ?? anchor)?.elements.first?.frame ?? .zero
      },
      dims: false
    )
    present(node, style: style) { binding.wrappedValue = false }
  }

  /// Returns the environment of the menu, without the styles of the place where it opens.
  private func inner(closing binding: Binding<Bool>) -> EnvironmentValues {
    var inner = environment
    let closeOuter = environment.menuDismissal
    inner.cellStyle = .plain
    inner.stackAxis = nil
    inner.isLazy = false
    inner.focusTraits = .standard
    inner.keyboardShortcut = nil
    inner.rowTraitReader = nil
    inner.lineLimit = 1
    inner.controlContext = .menu
    inner.labelsVisibility = .automatic
    inner.formColumn = nil
    inner.menuDismissal = MenuDismissal {
      binding.wrappedValue = false
      closeOuter?.close()
    }
    return inner
  }

  private func remove() {
    guard let menu else { return }
    menu.unmount()
    self.menu = nil
    endPresentation(of: menu)
  }

  override func unmount() {
    remove()
    super.unmount()
  }
}

/// A reference to the part of a control below which the control's menu opens.
@MainActor
final class PopUpPlace {
  fileprivate(set) weak var node: Node?

  nonisolated init() {}
}

/// The part of a control below which the control's menu opens.
struct PopUpAnchor<Content> {
  let place: PopUpPlace
  let content: Content
}

extension PopUpAnchor: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { PopUpAnchorNode(self, context) }
}

private final class PopUpAnchorNode<Content: View>: ViewNode<PopUpAnchor<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    view.place.node = self
    child = child.showing(reconcile(child.node, view.content, environment))
  }
}

/// Content in its ideal width. If it has to scroll, it is wider by the cells of the scroll marks.
private struct ContentSizedView<Content> {
  let content: Content
}

extension ContentSizedView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node {
    ContentSizedNode(self, context, content: { $0.content })
  }
}

private final class ContentSizedNode<Content: View>: ContainerNode<ContentSizedView<Content>> {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = columnSize(for: .unspecified)
    let scrolls = proposal.height.map { ideal.height > $0 } ?? false
    let wanted =
      ideal.width + (scrolls ? ScrollIndicatorSpace(hasColumn: true).insets.horizontal : 0)
    let width = min(wanted, proposal.width ?? wanted)
    return columnSize(for: ProposedSize(width: width, height: proposal.height))
  }

  override func placeChildren() {
    placeColumn(for: ProposedSize(frame.size), in: frame, viewport: viewport)
  }
}

/// An action that closes the menu around a control, and all menus through which that menu was
/// opened.
struct MenuDismissal {
  let close: @MainActor () -> Void
}

private enum MenuDismissalKey: EnvironmentKey {
  static var defaultValue: MenuDismissal? { nil }
}

extension EnvironmentValues {
  /// The action that closes the enclosing menu; `nil` outside menus.
  var menuDismissal: MenuDismissal? {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}
