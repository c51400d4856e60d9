/// Keeps a tree of views and makes frames of it: resolve, measure, place, semantics,
/// draw. The tree lives as long as the host.
///
/// A host needs no terminal: tests and headless rendering use it as it is.
@MainActor
public final class ViewHost {
  /// The screen's size.
  public private(set) var size: Size
  /// What was on the screen for a person when the last frame was made.
  public private(set) var semantics = SemanticTree()
  private(set) var focusedNode: Node?
  /// Where the focus goes back to when a sheet has gone.
  private weak var focusBelow: Node?
  var layers: [Layer] = []
  let changes = ChangeInbox()
  private var dirtyNodes: [Node] = []
  private var needsLayout = true
  /// Whether a list may still ask for another layout when its rows turn out to have
  /// other heights than it thought. Lists within lists can make one another change for
  /// ever; then what stands after half of the passes stays.
  private(set) var canRefineLayout = true
  private var needsReveal = true
  private let rootEnvironment: EnvironmentValues

  /// Creates a host that shows `root` on a screen of `size` cells.
  public init(
    _ root: some View,
    size: Size,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.size = size
    rootEnvironment = environment
    let context = NodeContext(host: self, parent: nil, environment: environment)
    let node = RootNode(context, content: root)
    layers = [Layer(node: node, dismiss: nil, focusBelow: nil)]
    node.resolveNow()
  }

  /// Makes the frame for the state things are in now.
  public func render() -> Frame {
    update()
    let canvas = Canvas(size: size)
    for layer in layers {
      if layer.isModal { clear(layer, canvas) }
      layer.node.draw(into: canvas)
    }
    return canvas.frame
  }

  /// Brings tree, layout, semantics and focus in line with the state. Focus can change
  /// state again (a choice follows it), so this repeats until all is quiet; the bound
  /// is ours and only guards against a view that never settles.
  public func update() {
    for pass in 0..<32 {
      canRefineLayout = pass < 16
      resolveDirtyNodes()
      guard needsLayout else { return }
      needsLayout = false
      layout()
      collectSemantics()
      repairFocus()
      revealFocus()
    }
    // What has not come to rest stays as it is, rather than flicker with each frame.
    needsLayout = false
    needsReveal = false
  }

  /// Takes a new screen size.
  public func resize(to size: Size) {
    self.size = size
    needsReveal = true
    setNeedsLayout()
  }

  // MARK: Resolve

  func enqueue(_ node: Node) {
    dirtyNodes.append(node)
    needsLayout = true
  }

  func setNeedsLayout() { needsLayout = true }

  private func resolveDirtyNodes() {
    for change in changes.takeAll() {
      guard let node = change.node, node.observation?.reading == change.reading else { continue }
      node.setNeedsResolve()
    }
    while !dirtyNodes.isEmpty {
      let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
      dirtyNodes.removeAll(keepingCapacity: true)
      for node in nodes where node.isMounted && node.isDirty { node.resolveNow() }
      needsLayout = true
    }
  }

  // MARK: Layers

  /// Lays a sheet over everything.
  func present(_ node: Node, dismiss: @escaping () -> Void) {
    layers.append(Layer(node: node, dismiss: dismiss, focusBelow: focusedNode))
    setNeedsLayout()
  }

  /// Takes a sheet away; the focus returns to where it was before.
  func removeLayer(of node: Node) {
    guard let index = layers.firstIndex(where: { $0.node === node }) else { return }
    focusBelow = layers.remove(at: index).focusBelow
    setNeedsLayout()
  }

  // MARK: Layout

  private func layout() {
    let screen = Rect(origin: .zero, size: size)
    for layer in layers {
      let rect = layer.isModal ? sheetRect(layer.node) : screen
      layer.node.place(rect, for: ProposedSize(rect.size), in: screen)
    }
  }

  /// A sheet stands in the middle, at its ideal height. It leaves free two columns at
  /// the sides and the lines at the bottom, where programs tell of keys, as far as there
  /// is room for that.
  private func sheetRect(_ node: Node) -> Rect {
    let widest = size.width > 44 ? size.width - 4 : size.width
    let width = min(node.measure(ProposedSize(width: widest, height: nil)).width, widest)
    let ideal = node.measure(ProposedSize(width: width, height: nil)).height
    let height = min(ideal, sheetRows)
    return Rect(
      x: (size.width - width) / 2,
      y: (sheetRows - height) / 2,
      width: width,
      height: height
    )
  }

  /// The rows that sheets may cover.
  private var sheetRows: Int {
    switch size.height {
    case ..<6: size.height
    case ..<20: size.height - 1
    default: size.height - 2
    }
  }

  private func clear(_ layer: Layer, _ canvas: Canvas) {
    let screen = Rect(origin: .zero, size: size)
    let behind = Rect(x: 0, y: 0, width: size.width, height: sheetRows)
    canvas.restyle(behind, in: screen) { $0.attributes.insert(.dim) }
    canvas.fill(layer.node.frame, .plain, in: screen)
  }

  private func collectSemantics() {
    var tree = SemanticTree()
    layers.last?.node.addSemantics(to: &tree)
    semantics = tree
  }

  // MARK: Focus

  /// Whether a node has the focus.
  func hasFocus(_ node: Node) -> Bool { focusedNode === node }

  /// Moves the focus.
  func focus(_ node: Node?) {
    guard focusedNode !== node else { return }
    let old = focusedNode
    focusedNode = node
    if let old, old.isMounted { old.focusChanged(false) }
    node?.focusChanged(true)
    needsReveal = true
    setNeedsLayout()
  }

  var focusableElements: [SemanticElement] { semantics.elements.filter(\.node.isFocusable) }

  /// The focus is on something that is there and can be used, or on nothing.
  private func repairFocus() {
    let candidates = focusableElements
    if let focusedNode, candidates.contains(where: { $0.node === focusedNode }) { return }
    let preferred =
      candidates.first { $0.node === focusBelow }
      ?? candidates.first { $0.node.prefersDefaultFocus } ?? candidates.first
    focusBelow = nil
    focus(preferred?.node)
  }

  /// One view a layout scrolls: those further out need to know first where the focus
  /// has come to.
  private func revealFocus() {
    guard needsReveal, let focusedNode else { return }
    needsReveal = needsLayout
    var node = focusedNode.parent
    while let current = node {
      if current.reveal(focusedNode.frame) {
        needsLayout = true
        needsReveal = true
        return
      }
      node = current === layers.last?.node ? nil : current.parent
    }
  }
}

/// One of the things that lie over one another on the screen: the root, and above it
/// the sheets.
@MainActor
struct Layer {
  let node: Node
  /// Takes the layer away; `nil` for the root.
  let dismiss: (() -> Void)?
  /// What had the focus when the layer came.
  private(set) weak var focusBelow: Node?

  var isModal: Bool { dismiss != nil }
}

/// The node above everything: gives its content the whole screen.
private final class RootNode<Content: View>: Node {
  private let content: Content
  private var child = OnlyChild()
  override var children: [Node] { child.list }
  override var isElement: Bool { true }

  init(_ context: NodeContext, content: Content) {
    self.content = content
    super.init(context)
  }

  override func resolve() {
    child.node = reconcile(child.node, content, environment)
  }

  override func placeChildren() {
    for element in child.node?.elements ?? [] {
      let size = element.measure(proposal)
      element.place(environment.align(size, in: frame, .center), for: proposal, in: viewport)
    }
  }
}
