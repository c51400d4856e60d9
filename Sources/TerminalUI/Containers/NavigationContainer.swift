@_spi(Nodes) import ViewEngine

/// A stack of screens. Only the topmost screen is shown.
struct NavigationContainer<Root> {
  var path: PathAccess?
  let model: NavigationModel
  /// The stack on which links of the first screen push screens; `nil` is this stack.
  var linksTo: NavigationModel?
  /// The back item of the first screen, as in a split view; `nil` hides the back button.
  var rootBack: BackItem?
  /// The traits of the first screen, if a container outside reads them; `nil` creates new ones.
  var rootTraits: Traits?
  let root: Root
}

extension NavigationContainer: View, PrimitiveView where Root: View {
  func _makeNode(_ context: _NodeContext) -> _Node { NavigationNode(self, context) }
}

/// The content of a pushed screen. Two contents are equal if the same slot pushed them for the same
/// value.
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

/// A warning sign, shown for a value whose type has no navigation destination.
private struct MissingScreen: View {
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    Text(verbatim: usesASCII ? "!" : "⚠").foregroundStyle(.warning)
  }
}

/// Reads the path, so that a change of the path evaluates only this view.
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

  /// Creates and removes screens to match the model's entries. The focus returns to the view that
  /// had it before the upper screen was pushed.
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

  /// Escape pops the top screen, unless its back button is hidden or an item of its bar uses
  /// Escape.
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
