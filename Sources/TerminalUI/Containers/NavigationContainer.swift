@_spi(Nodes) import ViewEngine

/// Screens on top of one another, of which the topmost is seen.
struct NavigationContainer<Root> {
  var path: PathAccess?
  let model: NavigationModel
  /// Where links on the first screen lead, if not to this stack.
  var linksTo: NavigationModel?
  /// The way back from the first screen, if there is one.
  var rootBack: BackItem?
  /// What the first screen tells, if someone else wants to know.
  var rootTraits: Traits?
  let root: Root
}

extension NavigationContainer: View, PrimitiveView where Root: View {
  func _makeNode(_ context: _NodeContext) -> _Node { NavigationNode(self, context) }
}

/// What a screen that was pushed shows. The same as long as it was pushed by the same
/// value of the same view.
private struct ScreenContent: Equatable {
  let slot: ScreenSlot
  let value: AnyHashable?

  static func == (left: Self, right: Self) -> Bool {
    left.slot === right.slot && left.value == right.value
  }
}

extension ScreenContent: View, PrimitiveView {
  func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context) { $0.slot.make?($0.value) ?? AnyView(MissingScreen()) }
  }
}

/// Stands where no view declares what to show for a value.
private struct MissingScreen: View {
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Text(verbatim: usesASCII ? "!" : "⚠").foregroundStyle(.warning)
  }
}

/// Evaluated again when the path changes, and nothing else with it.
private struct PathReader: PrimitiveView {
  let path: PathAccess
  let model: NavigationModel

  func _makeNode(_ context: _NodeContext) -> _Node { PathReaderNode(self, context) }
}

private final class PathReaderNode: ViewNode<PathReader> {
  override func resolve() {
    let values = tracking(view.path.values)
    view.model.follow(values)
  }
}

private final class NavigationNode<Root: View>: ViewNode<NavigationContainer<Root>> {
  private struct Page {
    let id: Int
    let node: Node
    let traits: Traits
    var inner: DerivedEnvironment
    weak var focus: Node?
  }

  private var pages: [Page] = []
  private var pathReader: Node?
  private var model: NavigationModel { view.model }
  override var children: [Node] { pages.map(\.node) }
  override var shownChildren: [Node] { pages.last.map { [$0.node] } ?? [] }
  override func addElements(to list: inout [Node]) {
    if let page = pages.last { list.append(page.node) }
  }

  override func resolve() {
    model.path = view.path
    model.sync = { [weak self] in self?.syncScreens() }
    resolveRoot()
    for index in pages.indices.dropFirst() { resolve(pageAt: index) }
    pathReader = view.path.map { path in
      reconcile(pathReader, PathReader(path: path, model: model), environment)
    }
    syncScreens()
  }

  private func resolveRoot() {
    var page = pages.first
    let traits = page?.traits ?? view.rootTraits ?? Traits()
    var inner = page?.inner ?? DerivedEnvironment()
    let frame = ScreenFrame(traits: traits, back: view.rootBack, content: view.root)
    let node = reconcile(page?.node, frame, environment(&inner, traits, isRoot: true))
    page = Page(id: 0, node: node, traits: traits, inner: inner, focus: page?.focus)
    if let page { pages = [page] + pages.dropFirst() }
  }

  private func resolve(pageAt index: Int) {
    guard let entry = model.entries.first(where: { $0.id == pages[index].id }) else { return }
    pages[index] = page(for: entry, at: index, pages[index])
  }

  private func page(for entry: NavigationModel.Entry, at index: Int, _ old: Page?) -> Page {
    let traits = old?.traits ?? Traits()
    var inner = old?.inner ?? DerivedEnvironment()
    let isFirst = model.replaces && index == 1
    let back = BackItem(previous: pages[index - 1].traits) { [model] in model.pop() }
    let frame = ScreenFrame(
      traits: traits,
      back: isFirst ? view.rootBack : back,
      content: ScreenContent(slot: entry.slot, value: entry.value)
    )
    let node = reconcile(old?.node, frame, environment(&inner, traits, isRoot: false))
    return Page(id: entry.id, node: node, traits: traits, inner: inner, focus: old?.focus)
  }

  private func environment(
    _ inner: inout DerivedEnvironment,
    _ traits: Traits,
    isRoot: Bool
  ) -> EnvironmentValues {
    inner.values(from: environment) { [model, view] in
      $0.stackAxis = nil
      $0.isLazy = false
      $0.navigation = isRoot ? view.linksTo ?? model : model
      $0.startsColumn = isRoot && view.linksTo != nil
      $0.screenTraits = traits
      if !isRoot { $0.dismissPresentation = { model.pop() } }
    }
  }

  /// Makes and ends screens until they are those of the model. The focus goes back to
  /// where it was when the screen above came.
  private func syncScreens() {
    let ids = model.entries.map(\.id)
    let known = pages.dropFirst().map(\.id)
    if ids == known || pages.isEmpty { return }
    if let top = pages.last?.node, let focused = focusEngine.focusedNode(inside: top) {
      pages[pages.count - 1].focus = focused
    }
    let kept = zip(ids, known).prefix { $0 == $1 }.count
    for page in pages[(kept + 1)...] { page.node.unmount() }
    pages.removeSubrange((kept + 1)...)
    for entry in model.entries[kept...] {
      pages.append(page(for: entry, at: pages.count, nil))
    }
    if let focus = pages.last?.focus { focusEngine.returnFocus(to: focus) }
    invalidateLayout()
    setNeedsLayout()
  }

  override func shows(_ node: Node) -> Bool {
    pages.last.map { node.isInside($0.node) } ?? true
  }

  override func addSemantics(to tree: inout SemanticTree) {
    pages.last?.node.addSemantics(to: &tree)
  }

  override func draw(into canvas: Canvas) { pages.last?.node.draw(into: canvas) }

  /// Escape goes back to the screen before, where there is a way back.
  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    let first = model.replaces ? 2 : 1
    guard key == .escape, pages.count > first, let traits = pages.last?.traits else {
      return false
    }
    if traits.value(BackHiddenKey.self) == true { return false }
    if traits.items(.leading).contains(where: { $0.placement.shortcut == .escape }) { return false }
    model.pop()
    return true
  }

  override func unmount() {
    pathReader?.unmount()
    super.unmount()
  }
}
