/// Keeps a tree of views and makes frames of it: resolve, measure, place, semantics,
/// draw. The tree lives as long as the host.
///
/// A host needs no terminal: tests and headless rendering use it as it is.
@MainActor
public final class ViewHost {
  /// The screen's size.
  public private(set) var size: Size
  /// The cell that was clicked, while what it presses acts.
  var pressedCell: Point?
  /// Whether what is pressed by the pointer had the focus and was chosen before.
  package var isPressedAgain = false
  /// What the mouse drags, while its button is held.
  var drag: Drag?
  private var collectedSemantics: SemanticTree?
  package private(set) var focusedNode: Node?
  /// The focused node and what is around it, from the inside out. What has gone meanwhile no
  /// longer knows what it was in.
  private(set) var focusPath: [Node] = []
  /// Whether something has got the focus in this update by having come in the place of what
  /// had it.
  var hasReplacedFocus = false
  /// What had the focus when it was put aside and is shown again, each with what is around it.
  private(set) var focusPathsPutAside: [[NodeLink]] = []
  /// What had the focus before.
  package private(set) weak var focusLeft: Node?
  /// The layer in which something had the focus last.
  private weak var focusedLayer: Node?
  /// Where the focus goes back to when a sheet has gone.
  package weak var focusBelow: Node?
  /// What could have the focus before, in reading order.
  private(set) var lastCandidates: [Node] = []
  package var layers: [Layer] = []
  package let changes = ChangeInbox()
  /// What is to be done when the tree has come to rest.
  package var aftermath = Aftermath()
  /// Whether any view has moved a guide: else nobody need be asked for one.
  var usesAlignmentGuides = false
  /// Nodes whose size depends on that of the screen or a scroll view around them.
  package var sizeWatchers: [NodeLink] = []
  /// What sheets are not to cover.
  package var keptClear: NodeLink?
  /// What was uppermost in the last layout.
  private(set) weak var laidOutLayer: Node?
  /// The scroll views that have been told to go somewhere since the last layout.
  private(set) var scrollRequests: [any Scrolling] = []
  /// The lazy stacks, and of each whether its items do more than show something. Which of
  /// those there are only a layout tells, so that every key waits for one.
  var lazyStacks: [ObjectIdentifier: (link: NodeLink, isActing: Bool)] = [:]
  /// The layer in which lazy stacks make all of their items, while everything is told.
  weak var layerToldWhole: Node?
  /// Whether any view has a place of its own in depth.
  var usesZIndex = false
  private var dirtyNodes: [Node] = []
  /// Nodes that were resolved between the keys of a burst, as far as the next key asks.
  var postponedNodes: [Node] = []
  /// Whether the tree is resolved for the next key of a burst rather than for a frame.
  var isBetweenKeys = false
  private(set) var needsLayout = true {
    didSet { if needsLayout, !oldValue { changes.announce() } }
  }
  /// Whether a list may still ask for another layout when its rows turn out to have
  /// other heights than it thought; see `refiningPassLimit`.
  private(set) var canRefineLayout = true
  /// How many layouts there have been.
  private(set) var layoutCount = 0
  private(set) var needsReveal = true
  /// Whether the program asked for the focus to be where it is.
  var isFocusAsked = false
  /// Whether the focus stays where it is although somebody turned the wheel away from it.
  var hiddenFocusRests = false
  /// What is said over everything until the next input, such as that a field is full.
  package var notice: String?
  /// The last two frames: the older one has left the terminal's hands when the next is
  /// drawn, so that its memory can be used again.
  private var drawnFrames: [Frame] = []

  /// Creates a host that shows `root` on a screen of `size` cells, with what each screen has
  /// added to an environment.
  package init(_ root: some View, size: Size, extending environment: EnvironmentValues) {
    self.size = size
    var environment = environment
    environment.sceneMemory = SceneMemory()
    let focusedBoard = FocusedBoard()
    environment.focusedBoard = focusedBoard
    environment.horizontalSizeClass = size.sizeClasses.horizontal
    environment.verticalSizeClass = size.sizeClasses.vertical
    focusedBoard.host = self
    let context = NodeContext(host: self, parent: nil, environment: environment)
    let node = RootNode(context, content: root)
    layers = [Layer(node: node, style: .root, dismiss: nil, focusBelow: nil)]
    node.start()
  }

  /// Makes the frame for the state things are in now.
  public func render() -> Frame {
    update()
    let canvas = makeCanvas()
    drawLayers(into: canvas)
    drawNotice(into: canvas)
    drawnFrames.append(canvas.frame)
    return canvas.frame
  }

  private func makeCanvas() -> Canvas {
    guard drawnFrames.count == 2 else { return Canvas(size: size) }
    defer { drawnFrames.removeFirst() }
    return drawnFrames[0].size == size ? Canvas(reusing: &drawnFrames[0]) : Canvas(size: size)
  }

  /// The passes of an update. Our choice: without a limit a view that changes its own state in
  /// each pass would keep the program from ever drawing a frame.
  private static let passLimit = 32

  /// The passes in which lists may correct their guesses about heights. The other half is for
  /// everything else: lists in lists can change one another for ever.
  private static let refiningPassLimit = passLimit / 2

  /// The rounds of evaluation in one pass that notice what the evaluation itself changed. Our
  /// choice: views that change one another for ever are left to the passes of `update()`.
  private static let evaluationRoundLimit = 4

  /// Brings tree, layout, semantics and focus in line with the state. Focus can change
  /// state again (a choice follows it), so this repeats until nothing changes any more, or until
  /// `passLimit`.
  public func update() {
    hasReplacedFocus = false
    for pass in 0..<Self.passLimit {
      canRefineLayout = pass < Self.refiningPassLimit
      catchUp()
      resolveDirtyNodes()
      if focusComesBack() { resolveDirtyNodes() }
      guard needsLayout else {
        if actAtRest() { continue }
        return
      }
      needsLayout = false
      layoutCount += 1
      layOutLayers()
      scrollRequests = []
      laidOutLayer = layers.last?.node
      collectedSemantics = nil
      if layerToldWhole != nil || canRefineLayout && focusAwaitsViews() { continue }
      repairFocus()
      revealFocus()
      if !needsLayout { replaceHiddenFocus() }
    }
    // What has not come to rest stays as it is, rather than flicker with each frame.
    needsLayout = false
    needsReveal = false
    changes.hush()
  }

  /// Whether nothing has the focus, and what was evaluated in the layout has changed what others
  /// had read: it is known after these who is to have it.
  private func focusAwaitsViews() -> Bool {
    if focusedNode?.isMounted == true { return false }
    hearChanges()
    return !dirtyNodes.isEmpty
  }

  /// Does what waits for the tree to come to rest; false when nothing did.
  private func actAtRest() -> Bool {
    let actions = aftermath.takeActions(after: layoutCount)
    actions.forEach { $0() }
    return !actions.isEmpty
  }

  /// Takes a new screen size.
  public func resize(to size: Size) {
    let oldClasses = self.size.sizeClasses
    self.size = size
    tellSizeWatchers(below: nil)
    needsReveal = true
    setNeedsLayout()
    if oldClasses != size.sizeClasses { changeSizeClasses() }
  }

  private func changeSizeClasses() {
    guard let root = layers.first?.node else { return }
    root.environment.horizontalSizeClass = size.sizeClasses.horizontal
    root.environment.verticalSizeClass = size.sizeClasses.vertical
    root.setNeedsResolve()
  }

  // MARK: Resolve

  package func enqueue(_ node: Node) {
    dirtyNodes.append(node)
    needsLayout = true
  }

  package func setNeedsLayout() { needsLayout = true }

  /// Notes that a scroll view will go somewhere with the next layout.
  package func willScroll(_ node: any Scrolling) {
    if !scrollRequests.contains(where: { $0 === node }) { scrollRequests.append(node) }
    needsLayout = true
  }

  func resolveDirtyNodes() {
    hearChanges()
    var rounds = 0
    while !dirtyNodes.isEmpty {
      var nodes: [Node] = []
      swap(&nodes, &dirtyNodes)
      if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
      for node in nodes where node.isMounted && node.isDirty {
        if let keeping = node.hiding { keeping.postpone(node) } else { node.resolveNow() }
      }
      needsLayout = true
      // What was evaluated can have changed what others had read.
      rounds += 1
      if rounds < Self.evaluationRoundLimit { hearChanges() }
    }
  }

  private func hearChanges() {
    for change in changes.takeAll() {
      guard let node = change.node.node else { continue }
      let isCurrent = change.reading.map { $0 == node.observation?.reading } ?? true
      if isCurrent { node.setNeedsResolve() }
    }
  }

  /// What is on the screen for a person, as it was last laid out; collected when somebody
  /// asks.
  public var semantics: SemanticTree {
    if let collectedSemantics { return collectedSemantics }
    var tree = SemanticTree()
    layers.last?.node.addSemantics(to: &tree)
    tree.sortByPriority()
    collectedSemantics = tree
    return tree
  }

  // MARK: Focus

  /// Whether a node has the focus.
  package func hasFocus(_ node: Node) -> Bool { focusedNode === node }

  /// Moves the focus; to where nobody asked for it without scrolling.
  package func focus(_ node: Node?, revealing: Bool = true) {
    guard focusedNode !== node else { return }
    (isFocusAsked, hiddenFocusRests) = (false, false)
    let old = focusedNode
    focusLeft = old
    focusedNode = node
    collectedSemantics = nil
    let isRemembered = old.map { $0.hiding?.remembersFocus(of: $0) ?? false } ?? false
    if let old, old.isMounted, !isRemembered { old.focusChanged(false) }
    node?.focusChanged(true)
    var pathLeft = focusPath
    if isRemembered, let aside = pathLeft.lastIndex(where: \.isPutAside) {
      pathLeft.removeFirst(aside + 1)
    }
    focusPath = Self.path(to: node)
    tellAround(pathLeft, focusPath)
    if let top = layers.last?.node, top !== focusedLayer {
      focusedLayer = top
      top.environment.focusedBoard?.refreshAtRest(self)
    }
    needsReveal = revealing
    setNeedsLayout()
  }

  /// A node and what is around it, from the inside out.
  private static func path(to node: Node?) -> [Node] {
    var path: [Node] = []
    var next = node
    while let node = next {
      path.append(node)
      next = node.parent
    }
    return path
  }

  /// Brings the focused view back into sight.
  func revealAgain() {
    hiddenFocusRests = false
    needsReveal = true
    setNeedsLayout()
  }

  package var focusableElements: [SemanticElement] { semantics.elements.filter(\.node.isFocusable) }

  var focusCandidates: [Node] {
    SemanticTree.focusableNodes(below: layers.last?.node, after: layoutCount)
  }

  /// The focus is on something that is there and can be used, or on nothing.
  private func repairFocus() {
    let candidates = focusCandidates
    defer {
      lastCandidates = candidates
      endFocusPutAside()
    }
    if let focusedNode, candidates.contains(where: { $0 === focusedNode }) { return }
    let preferred = newFocus(among: candidates)
    focusBelow = nil
    focus(preferred.node, revealing: preferred.isWanted)
  }

  /// The focused node and what is around it up to a node, where that is around it; else what
  /// in the node was to have the focus again. It is not told that it loses the focus when the
  /// node is put aside.
  package func takeFocusPath(inside node: Node) -> [NodeLink] {
    let index = focusPathsPutAside.firstIndex { $0.first?.node?.isInside(node) ?? false }
    let waiting = index.map { focusPathsPutAside.remove(at: $0) }
    guard let focusedNode, focusedNode.isInside(node) else { return waiting ?? [] }
    if let waiting { endFocus(of: waiting) }
    var inside: [NodeLink] = []
    for step in focusPath {
      if step === node.parent { break }
      inside.append(step.link)
    }
    return inside
  }

  /// Moves the focus, before there is a layout, to what had it when it was put aside and wishes
  /// for it, where it was on something that is put aside now: else all would be laid out
  /// without it, and then with it.
  private func focusComesBack() -> Bool {
    if focusPathsPutAside.isEmpty || focusedNode?.hiding == nil { return false }
    let back = focusPathsPutAside.lazy.compactMap { $0.first?.node }.first {
      $0.isMounted && $0.hiding == nil && $0.isFocusable && $0.prefersDefaultFocus
    }
    if let back { focus(back) }
    return back != nil
  }

  /// Whether a node had the focus when it was put aside, and has not been told that it lost it.
  package func awaitsFocus(_ node: Node) -> Bool {
    focusPathsPutAside.contains { $0.first?.node === node }
  }

  /// Has the focus go back to where it was when something was put aside.
  package func bringBackFocus(_ path: [NodeLink]) {
    if path.first?.node == nil { endFocus(of: path) } else { focusPathsPutAside.append(path) }
  }

  /// Tells what was put aside with the focus, and has not got it back, that it lost it.
  private func endFocusPutAside() {
    let paths = focusPathsPutAside
    focusPathsPutAside = []
    paths.forEach(endFocus)
  }

  /// Tells what had the focus, and what is around it, that it is gone, where it is.
  package func endFocus(of path: [NodeLink]) {
    if let left = path.first?.node, left !== focusedNode, left.isMounted {
      left.focusChanged(false)
    }
    tellLeft(path.compactMap(\.node), for: focusPath)
  }

  /// One view a layout scrolls: those further out need to know first where the focus
  /// has come to.
  private func revealFocus() {
    guard let focusedNode else {
      if layers.last?.node.keepInSight(nil) == true { needsLayout = true }
      return
    }
    let isWanted = needsReveal
    needsReveal = isWanted && needsLayout
    var node = focusedNode.parent
    var seen = focusedNode.frame
    while let current = node {
      let isHidden = seen.isEmpty && !focusedNode.frame.isEmpty
      if isWanted && !isHidden && current.reveal(seen) || current.keepInSight(seen) {
        needsLayout = true
        needsReveal = isWanted
        return
      }
      if let window = current.scrollWindow ?? current.clip(around: focusedNode) {
        seen = seen.intersection(window)
      }
      node = current === layers.last?.node ? nil : current.parent
    }
  }
}

/// The node above everything: gives its content the whole screen.
private final class RootNode<Content: View>: Node {
  private let content: Content
  private var child = OnlyChild()
  private var overflow = Overflow()
  override var children: [Node] { child.list }
  override var isElement: Bool { true }
  override var scrollWindow: Rect? { frame }

  init(_ context: NodeContext, content: Content) {
    self.content = content
    super.init(context)
  }

  override func resolve() {
    child.node = reconcile(child.node, content, environment)
  }

  /// Several views stand one below the other, as in a stack.
  override func placeChildren() {
    let elements = child.node?.elements ?? []
    let column = StackLayout(axis: .vertical, spacing: 0)
    let shares = column.shares(of: elements, for: proposal)
    let size = column.size(of: shares)
    let room = Size(width: max(size.width, frame.size.width), height: size.height)
    let whole = overflow.place(room, in: frame, .center, environment)
    var y = whole.minY
    for (element, share) in zip(elements, shares) {
      let lane = Rect(x: whole.minX, y: y, width: whole.size.width, height: share.size.height)
      let rect = environment.align(share.size, in: lane, .center)
      element.place(rect, for: share.proposal, in: viewport)
      y += share.size.height
    }
  }

  override func keepInSight(_ rect: Rect?) -> Bool { laidOutAnew(overflow.show(rect)) }

  override func reveal(_ rect: Rect) -> Bool {
    overflow.follow(rect)
    return keepInSight(rect)
  }

  override func scroll(by rows: Int) -> Bool { laidOutAnew(overflow.scroll(by: rows)) }
}
