@_spi(Nodes) import ViewEngine

/// A view that shows one of several contents by identifier, and keeps the state of contents that it
/// showed earlier.
///
/// A hidden content is not evaluated, laid out or listed in the semantics. It catches up with
/// changes when it is shown again.
package struct KeepAlive<ID, Content> {
  let id: ID
  let limit: Int
  let isGone: (ID) -> Bool
  let staysCurrent: @MainActor () -> @MainActor () -> Bool
  let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the content to show.
  /// - limit: The maximum number of contents to keep, including the visible content. The least
  ///   recently shown contents are dropped first.
  /// - isGone: A closure that returns whether an identifier will never be shown again, so that its
  ///   content can be dropped.
  /// - staysCurrent: A closure that is called when content is hidden. It returns a closure that is
  ///   called when that content is shown again: a result of `false` rebuilds the content.
  ///   - content: The content for `id`.
  package init(
    _ id: ID,
    limit: Int,
    isGone: @escaping (ID) -> Bool = { _ in false },
    staysCurrent: @escaping @MainActor () -> @MainActor () -> Bool = { { true } },
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.limit = limit
    self.isGone = isGone
    self.staysCurrent = staysCurrent
    self.content = content()
  }
}

extension KeepAlive: View, PrimitiveView where ID: Equatable, Content: View {
  /// Creates the node that lays out and draws the view.
  package func _makeNode(_ context: _NodeContext) -> _Node { KeepAliveNode(self, context) }
}

private final class KeepAliveNode<ID: Equatable, Content: View>: ViewNode<KeepAlive<ID, Content>>,
  RetainingContainer
{
  /// A content that is hidden and kept.
  private struct RetainedNode {
    let id: ID
    let node: Node
    let isCurrent: @MainActor () -> Bool
    var waiting: [Node] = []
    /// The node that had the focus, followed by its ancestors up to this view.
    var focusPath: [NodeLink] = []
  }

  private var id: ID?
  private var child = OnlyChild()
  /// The hidden contents. The most recently shown content is last.
  private var kept: [RetainedNode] = []
  private var inner = DerivedEnvironment()
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .retainingContainer(self) }

  // MARK: Resolve

  override func resolve() {
    let isExchanged = id != nil && id != view.id
    if isExchanged { exchange() }
    id = view.id
    let environment =
      view.limit > 1 ? inner.values(from: environment) { $0.isKeptAlive = true } : environment
    child = child.showing(reconcile(child.node, view.content, environment))
    drop { view.isGone($0.id) }
    let room = max(1, view.limit) - 1
    while kept.count > room { end(kept.removeFirst()) }
    if isExchanged { notifyContainer() }
  }

  /// Hides the current content, and shows the kept content with the new identifier if that content
  /// is still current.
  private func exchange() {
    if let id, let node = child.node { deactivate(node, id) }
    let index = kept.firstIndex { $0.id == view.id }
    let found = index.map { kept.remove(at: $0) }
    child = OnlyChild()
    guard let found else { return }
    guard found.isCurrent() else { return end(found) }
    child = child.showing(found.node)
    found.node.isInactive = false
    if found.node.depth != depth + 1 { found.node.move(below: self) }
    resume(found.waiting)
    focusEngine.resumeFocus(found.focusPath)
  }

  /// Keeps a content. A content that shows a presentation, such as a sheet, is removed instead, and
  /// the presentation closes with it.
  private func deactivate(_ node: Node, _ id: ID) {
    if node.presentsAnything { return node.unmount() }
    node.isInactive = true
    let path = focusEngine.suspendFocus(inside: node)
    kept.append(RetainedNode(id: id, node: node, isCurrent: view.staysCurrent(), focusPath: path))
  }

  /// Invalidates the layout and the traits of the enclosing containers, which now contain other
  /// views.
  private func notifyContainer() {
    invalidateLayout()
    contentReplaced()
    environment.screenTraits?.contentChanged(inside: self)
    environment.presentationTraits?.contentChanged(inside: self)
    environment.slotTraits?.contentChanged(inside: self)
  }

  private func drop(_ isDropped: (RetainedNode) -> Bool) {
    for entry in kept where isDropped(entry) { end(entry) }
    kept.removeAll(where: isDropped)
  }

  private func end(_ entry: RetainedNode) {
    focusEngine.endFocus(of: entry.focusPath)
    entry.node.discard()
  }

  func postpone(_ node: Node) {
    guard let index = kept.firstIndex(where: { node.isInside($0.node) }) else { return }
    kept[index].waiting.append(node)
  }

  func remembersFocus(of node: Node) -> Bool {
    kept.contains { $0.focusPath.first?.node === node }
  }

  override func unmount() {
    kept.forEach(end)
    kept = []
    super.unmount()
  }
}

private enum KeptAliveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views at this place are kept while they are hidden.
  var isKeptAlive: Bool {
    get { self[KeptAliveKey.self] }
    set { self[KeptAliveKey.self] = newValue }
  }
}
