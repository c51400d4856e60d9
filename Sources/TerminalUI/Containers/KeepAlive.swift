@_spi(Nodes) import ViewEngine

/// Content of which there are several, one at a time: where the identifier changes it is
/// another one, and those seen before stay as they were, to be shown again at once. So a tab
/// view keeps its tabs.
///
/// What is not shown has its state, but is brought in line with what changed only when it is
/// shown again. As far as anybody around can tell it is not there.
package struct KeepAlive<ID, Content> {
  let id: ID
  let limit: Int
  let isGone: (ID) -> Bool
  let staysCurrent: @MainActor () -> @MainActor () -> Bool
  let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - id: Which of the contents is shown.
  ///   - limit: How many are kept, the one that is shown among them; those seen last.
  ///   - isGone: Whether an identifier will not come again, so that nothing need be kept of it.
  ///   - staysCurrent: Asked when content is put aside; the answer is asked whether that can
  ///     still be shown, or has to be made anew.
  ///   - content: The content as it is with this identifier.
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
  /// Makes the node that stands for the view.
  package func _makeNode(_ context: _NodeContext) -> _Node { KeepAliveNode(self, context) }
}

private final class KeepAliveNode<ID: Equatable, Content: View>: ViewNode<KeepAlive<ID, Content>>,
  RetainingContainer
{
  /// Content that is not shown.
  private struct RetainedNode {
    let id: ID
    let node: Node
    let isCurrent: @MainActor () -> Bool
    var waiting: [Node] = []
    /// What had the focus in it, and what is around that up to here.
    var focusPath: [NodeLink] = []
  }

  private var id: ID?
  private var child = OnlyChild()
  /// What is not shown, that seen last at the end.
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

  /// Puts what was shown aside, and takes what was shown with the new identifier before.
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

  /// What presents something now ends with what it presents.
  private func deactivate(_ node: Node, _ id: ID) {
    if node.presentsAnything { return node.unmount() }
    node.isInactive = true
    let path = focusEngine.suspendFocus(inside: node)
    kept.append(RetainedNode(id: id, node: node, isCurrent: view.staysCurrent(), focusPath: path))
  }

  /// What is around learns that other views are there.
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
  /// Whether what is here is kept when it is no longer shown.
  var isKeptAlive: Bool {
    get { self[KeptAliveKey.self] }
    set { self[KeptAliveKey.self] = newValue }
  }
}
