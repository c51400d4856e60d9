/// Owns a tree of views and turns it into frames, in these phases: resolve, measure, place,
/// semantics, draw.
///
/// A host needs no terminal: tests and headless rendering use it directly. All sizes are in cells.
/// Call `update()` or `render()` after input to bring the tree up to date.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func printGreeting() {
///   let host = ViewHost(Text("Hello"), size: Size(width: 20, height: 3))
///   for line in host.render().lines { print(line) }
/// }
/// ```
@MainActor
public final class ViewHost {
  /// The size of the screen in cells.
  public private(set) var size: Size
  /// The clicked cell while the action of the click runs; otherwise `nil`.
  var pressedCell: Point?
  /// Whether the clicked element had the focus and was selected before the click.
  var isPressedAgain = false
  /// The current drag while a mouse button is held; otherwise `nil`.
  var drag: Drag?
  private var collectedSemantics: SemanticTree?
  /// The focus engine, which tracks the focus and moves it.
  package private(set) lazy var focusEngine = FocusEngine(host: self)
  package internal(set) var layers: [Layer] = []
  package let changes = ChangeInbox()
  /// The actions to run once tree and layout are settled.
  var postLayoutActions = PostLayoutActions()
  /// Whether any view sets an alignment guide. While `false`, no node is searched for guides.
  var usesAlignmentGuides = false
  /// Nodes whose size depends on the size of the screen or of an enclosing scroll view.
  var sizeWatchers: [NodeLink] = []
  /// The part at the bottom of the screen that sheets must not cover.
  var sheetExclusion: NodeLink?
  /// The part at the top of the screen that sheets must not cover.
  var sheetExclusionAtTop: NodeLink?
  /// The topmost layer of the last layout.
  private(set) weak var laidOutLayer: Node?
  /// The scroll views that were requested to scroll since the last layout.
  private(set) var scrollRequests: [any Scrolling] = []
  /// The lazy stacks. `isActing` is `true` if their items are not passive: the items may handle
  /// keys or have actions (see `View+Passivity.swift`). Only a layout decides which items exist.
  /// Each key therefore waits for a layout if any stack is acting.
  var lazyStacks: [ObjectIdentifier: (link: NodeLink, isActing: Bool)] = [:]
  /// The layer whose lazy stacks create all their items while the full semantics are collected.
  weak var fullSemanticsLayer: Node?
  /// Whether any view sets a `zIndex`. While `false`, views are not sorted by it.
  var usesZIndex = false
  private var dirtyNodes: [Node] = []
  /// Nodes resolved only partly between the keys of a burst. The rest follows before the next
  /// frame.
  var postponedNodes: [Node] = []
  /// Whether the tree is being resolved for the next key of a burst and not for a frame.
  var isBetweenKeys = false
  private(set) var needsLayout = true {
    didSet { if needsLayout, !oldValue { changes.announce() } }
  }
  /// Whether lazy stacks may request another layout when their estimated row heights prove wrong;
  /// see `refiningPassLimit`.
  private(set) var canRefineLayout = true
  /// The number of layouts so far.
  private(set) var layoutCount = 0
  /// A message shown over everything until the next input, for example that a text field is full.
  /// `nil` for none.
  package internal(set) var notice: String?
  /// The last two frames. When the next frame is drawn, the terminal no longer uses the older one,
  /// so its memory is reused.
  private var drawnFrames: [Frame] = []

  /// Creates a host that shows `root` on a screen of `size` cells. Screen-wide values are added to
  /// `environment`.
  package init(_ root: some View, size: Size, extending environment: EnvironmentValues) {
    self.size = size
    var environment = environment
    environment.sceneMemory = SceneMemory()
    let focusedValueStore = FocusedValueStore()
    environment.focusedValueStore = focusedValueStore
    let noticePresenter = NoticePresenter()
    environment.noticePresenter = noticePresenter
    environment.horizontalSizeClass = size.sizeClasses.horizontal
    environment.verticalSizeClass = size.sizeClasses.vertical
    focusedValueStore.host = self
    noticePresenter.host = self
    let context = NodeContext(host: self, parent: nil, environment: environment)
    let node = RootNode(context, content: root)
    layers = [Layer(node: node, style: .root, dismiss: nil)]
    node.start()
  }

  /// Updates the tree and returns the frame for the current state.
  public func render() -> Frame {
    update()
    let canvas = makeCanvas()
    drawLayers(into: canvas)
    drawNotice(into: canvas)
    canvas.finishPictures()
    drawnFrames.append(canvas.frame)
    return canvas.frame
  }

  private func makeCanvas() -> Canvas {
    guard drawnFrames.count == 2 else { return Canvas(size: size) }
    defer { drawnFrames.removeFirst() }
    return drawnFrames[0].size == size ? Canvas(reusing: &drawnFrames[0]) : Canvas(size: size)
  }

  /// The maximum number of passes of an update. This project's choice: a view that changes its own
  /// state in each pass would otherwise block drawing.
  private static let passLimit = 32

  /// The number of passes in which lazy stacks may correct their height estimates. Nested lists can
  /// change one another without limit, so the remaining passes are reserved for other changes.
  private static let refiningPassLimit = passLimit / 2

  /// The maximum number of evaluation rounds per pass for changes made by evaluation itself. This
  /// project's choice: the passes of `update()` handle the changes that remain.
  private static let evaluationRoundLimit = 4

  /// Brings tree, layout, semantics and focus in line with the state.
  ///
  /// Focus can change state (a selection can follow the focus). This function therefore repeats
  /// until nothing changes, at most 32 times.
  public func update() {
    focusEngine.updateBegan()
    for pass in 0..<Self.passLimit {
      canRefineLayout = pass < Self.refiningPassLimit
      catchUp()
      resolveDirtyNodes()
      if focusEngine.resumesBeforeLayout() { resolveDirtyNodes() }
      guard needsLayout else {
        if runPostLayoutActions() { continue }
        return
      }
      needsLayout = false
      layoutCount += 1
      layOutLayers()
      scrollRequests = []
      laidOutLayer = layers.last?.node
      collectedSemantics = nil
      if fullSemanticsLayer != nil || canRefineLayout && focusAwaitsViews() { continue }
      focusEngine.layoutFinished()
    }
    // A tree that does not settle is left unchanged. Laying it out again would make it flicker with
    // each frame.
    needsLayout = false
    focusEngine.updateGaveUp()
    changes.deferPending()
  }

  /// Returns whether nothing has the focus and evaluation during layout changed values that other
  /// views have read. The focus is then decided after these views are evaluated.
  private func focusAwaitsViews() -> Bool {
    if focusEngine.focusedNode?.isMounted == true { return false }
    observeChanges()
    return !dirtyNodes.isEmpty
  }

  /// Runs the actions that wait for a settled layout. Returns whether there were any.
  private func runPostLayoutActions() -> Bool {
    let actions = postLayoutActions.drainActions(after: layoutCount)
    actions.forEach { $0() }
    return !actions.isEmpty
  }

  /// Changes the size of the screen, in cells. Takes effect with the next update.
  public func resize(to size: Size) {
    let oldClasses = self.size.sizeClasses
    self.size = size
    notifySizeWatchers(below: nil)
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

  /// Registers a scroll view that will scroll in the next layout.
  func willScroll(_ node: any Scrolling) {
    if !scrollRequests.contains(where: { $0 === node }) { scrollRequests.append(node) }
    needsLayout = true
  }

  func resolveDirtyNodes() {
    observeChanges()
    var rounds = 0
    while !dirtyNodes.isEmpty {
      var nodes: [Node] = []
      swap(&nodes, &dirtyNodes)
      if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
      for node in nodes where node.isMounted && node.isDirty {
        if let retainingContainer = node.hidingContainer {
          retainingContainer.postpone(node)
        } else {
          node.resolveNow()
        }
      }
      needsLayout = true
      // Evaluation can have changed values that other views have read.
      rounds += 1
      if rounds < Self.evaluationRoundLimit { observeChanges() }
    }
  }

  private func observeChanges() {
    for change in changes.drain() {
      guard let node = change.node.node else { continue }
      let isCurrent = change.reading.map { $0 == node.observation?.reading } ?? true
      if isCurrent { node.setNeedsResolve() }
    }
  }

  /// The semantic elements of the topmost layer as it was last laid out. Collected at first use
  /// after each layout.
  public var semantics: SemanticTree {
    if let collectedSemantics { return collectedSemantics }
    var tree = SemanticTree()
    layers.last?.node.addSemantics(to: &tree)
    tree.sortByPriority()
    collectedSemantics = tree
    return tree
  }

  /// Discards the collected semantics, which contain the focus.
  func forgetSemantics() { collectedSemantics = nil }
}

/// The root node of a host, which gives its content the whole screen.
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

  /// Places several views one below the other, as a stack does.
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

  override func keepVisible(_ rect: Rect?) -> Bool { invalidatePlacement(overflow.show(rect)) }

  override func reveal(_ rect: Rect) -> Bool {
    overflow.follow(rect)
    return keepVisible(rect)
  }

  override func scroll(by rows: Int) -> Bool { invalidatePlacement(overflow.scroll(by: rows)) }
}
