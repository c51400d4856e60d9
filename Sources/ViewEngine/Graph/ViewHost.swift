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
  var isPressedAgain = false
  /// What the mouse drags, while its button is held.
  var drag: Drag?
  private var collectedSemantics: SemanticTree?
  /// What has the focus, and where it goes.
  package private(set) lazy var focusEngine = FocusEngine(host: self)
  package internal(set) var layers: [Layer] = []
  package let changes = ChangeInbox()
  /// What is to be done when the tree has come to rest.
  var aftermath = Aftermath()
  /// Whether any view has moved a guide: else nobody need be asked for one.
  var usesAlignmentGuides = false
  /// Nodes whose size depends on that of the screen or a scroll view around them.
  var sizeWatchers: [NodeLink] = []
  /// What sheets are not to cover.
  var keptClear: NodeLink?
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
  /// What is said over everything until the next input, such as that a field is full.
  package internal(set) var notice: String?
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
    layers = [Layer(node: node, style: .root, dismiss: nil)]
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
    focusEngine.updateBegan()
    for pass in 0..<Self.passLimit {
      canRefineLayout = pass < Self.refiningPassLimit
      catchUp()
      resolveDirtyNodes()
      if focusEngine.resumesBeforeLayout() { resolveDirtyNodes() }
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
      focusEngine.layoutFinished()
    }
    // What has not come to rest stays as it is, rather than flicker with each frame.
    needsLayout = false
    focusEngine.updateGaveUp()
    changes.hush()
  }

  /// Whether nothing has the focus, and what was evaluated in the layout has changed what others
  /// had read: it is known after these who is to have it.
  private func focusAwaitsViews() -> Bool {
    if focusEngine.focusedNode?.isMounted == true { return false }
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
    focusEngine.screenResized()
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

  func enqueue(_ node: Node) {
    dirtyNodes.append(node)
    needsLayout = true
  }

  package func setNeedsLayout() { needsLayout = true }

  /// Notes that a scroll view will go somewhere with the next layout.
  func willScroll(_ node: any Scrolling) {
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

  /// Has the semantics collected again when somebody asks: they say what has the focus.
  func forgetSemantics() { collectedSemantics = nil }
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
    child = child.showing(reconcile(child.node, content, environment))
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
