/// Owns which control has the focus and decides where the focus goes.
///
/// The host of views reports what happens: a key, a finished layout, a presentation that has gone.
/// The engine collects the controls that can have the focus, and asks a rule. Each rule is in a
/// file of its own, takes values and knows no views:
///
/// | Question | Rule |
/// | --- | --- |
/// | Where does an arrow key choose the next control? | ``ArrowNavigation`` |
/// | Where does Tab? | ``TabNavigation`` |
/// | Where do Home, End and the page keys? | ``PageNavigation`` |
/// | Which of several options does the focus enter? | ``OptionNavigation`` |
/// | What gets the focus when the focused control is gone? | ``FocusRestoration`` |
/// | What if it is scrolled out of sight? | ``HiddenFocus`` |
/// | Where does a program's request lead? | ``FocusRequest`` |
/// | Where does it return when a presentation has gone? | ``PresentationFocus`` |
/// | Is it in a row of a list? | ``FocusedRow`` |
@MainActor
package final class FocusEngine {
  // The host keeps the engine, so a strong reference would be a cycle.
  unowned let host: ViewHost
  /// The node that has the focus.
  package private(set) var focusedNode: Node?
  /// The focused node and those around it, from the inside out. A node that has gone meanwhile no
  /// longer knows what it was in.
  private(set) var focusPath: [Node] = []
  /// The node that had the focus before.
  package private(set) weak var previouslyFocusedNode: Node?
  /// The presentation layer in which something had the focus last.
  private weak var focusedLayer: Node?
  /// Where the focus returns when the next layout shows that its control has gone.
  private(set) weak var returnTarget: Node?
  /// What had the focus when each of the presentations came.
  private var presentations = PresentationFocus<NodeLink>()
  /// Paths to controls that had the focus when the content around them was put aside, and that are
  /// shown again.
  var suspendedPaths: [[NodeLink]] = []
  /// The nodes that could have the focus after the last layout, in reading order.
  var formerCandidates: [Node] = []
  /// Whether a control has taken the focus over by its place in this update.
  var hasReplacedContent = false
  /// Whether the program asked for the focus to be where it is.
  var isRequestedByProgram = false
  /// Whether a hidden focus stays where it is, since a person scrolled away from it.
  package var keepsHiddenFocus = false
  /// Whether the next layout brings the focused control into sight.
  var needsReveal = true

  init(host: ViewHost) { self.host = host }

  // MARK: What controls ask

  /// Whether a node has the focus.
  package func hasFocus(_ node: Node) -> Bool { focusedNode === node }

  /// Whether nothing has the focus.
  package var isNowhere: Bool { focusedNode == nil }

  /// The focused node, if it is a node or inside of it.
  package func focusedNode(inside node: Node) -> Node? {
    guard let focusedNode, focusedNode.isInside(node) else { return nil }
    return focusedNode
  }

  /// The child of a node that has the focus, or that the focus is in.
  package func focusedChild(of node: Node) -> Node? {
    FocusPath.step(below: node, from: focusedNode) { $0.parent }
  }

  /// Whether the focus is on what stands in a row, on the topmost layer.
  package func isOnControl(inRow row: Node) -> Bool {
    guard let focusedNode, host.isUppermost(row) else { return false }
    return FocusedRow.holds(row.frame, control: focusedNode.frame)
  }

  /// Moves the focus. Scroll views bring the control into sight, unless nobody asked for it.
  package func move(to node: Node?, revealing: Bool = true) {
    guard focusedNode !== node else { return }
    (isRequestedByProgram, keepsHiddenFocus) = (false, false)
    let old = focusedNode
    previouslyFocusedNode = old
    focusedNode = node
    host.forgetSemantics()
    let isRemembered = old.map { $0.hiding?.remembersFocus(of: $0) ?? false } ?? false
    if let old, old.isMounted, !isRemembered { old.focusChanged(false) }
    node?.focusChanged(true)
    var pathLeft = focusPath
    if isRemembered, let aside = pathLeft.lastIndex(where: \.isPutAside) {
      pathLeft.removeFirst(aside + 1)
    }
    focusPath = FocusPath.nodes(to: node)
    report(pathLeft, focusPath)
    if let top = topmostLayer, top !== focusedLayer {
      focusedLayer = top
      top.environment.focusedBoard?.refreshAtRest()
    }
    needsReveal = revealing
    host.setNeedsLayout()
  }

  /// Has the focus go to a node when the control that has it is gone from the screen, as where a
  /// screen that was left is shown again.
  package func returnFocus(to node: Node?) { returnTarget = node }

  // MARK: What the host reports

  /// The topmost presentation layer: the one that has the focus.
  var topmostLayer: Node? { host.layers.last?.node }

  /// A presentation came above as many others as `index` says.
  func presentationCame(at index: Int) {
    presentations.presentationCame(at: index, focused: focusedNode?.link)
  }

  /// A presentation has gone that was above as many others as `index` says. The focus returns to
  /// where it was before, once nothing lies above.
  func presentationWent(_ node: Node, at index: Int) {
    let focusReturn = presentations.presentationWent(at: index) { control in
      control.node?.isInside(node) ?? true
    }
    if case .to(let control) = focusReturn { returnFocus(to: control?.node) }
  }

  /// An update of the tree begins.
  func updateBegan() { hasReplacedContent = false }

  /// A layout has given every control its place.
  func layoutFinished() {
    repairFocus()
    revealFocus()
    if !host.needsLayout { replaceHiddenFocus() }
  }

  /// An update ended without coming to rest.
  func updateGaveUp() { needsReveal = false }

  /// The screen has another size, so that the focused control may be off it.
  func screenResized() { needsReveal = true }

  /// A person scrolled with the wheel or by a click, and has not moved the focus.
  func personScrolled() { keepsHiddenFocus = true }

  /// Whether the next layout may move the focus, whatever it finds.
  var awaitsLayout: Bool { returnTarget != nil || isFocusHidden }

  /// The focused node can have the focus, or nothing can: the next layout leaves the focus alone.
  var isFocusValid: Bool {
    let nodes = focusableNodes
    return focusedNode.map { node in nodes.contains { $0 === node } } ?? nodes.isEmpty
  }

  // MARK: Telling the nodes

  /// Tells the nodes around the old and the new focus of what happened below them, from the
  /// inside out, but not those that are around both.
  private func report(_ old: [Node], _ new: [Node]) {
    reportLoss(old, for: new)
    for node in FocusPath.part(of: new, besides: old) { node.focusChangedBelow(true) }
  }

  /// Tells the nodes around what had the focus that it is no longer below them, as far as they
  /// are not around what has it now.
  func reportLoss(_ old: [Node], for new: [Node]) {
    for node in FocusPath.part(of: old, besides: new) where node.isMounted {
      node.focusChangedBelow(false)
    }
  }

  // MARK: Restoration

  /// Sees to it that the focus is on something that is there and can be used, or on nothing.
  private func repairFocus() {
    let nodes = focusableNodes
    defer {
      formerCandidates = nodes
      endSuspendedFocus()
    }
    if let focusedNode, nodes.contains(where: { $0 === focusedNode }) { return }
    let choice = restoration(among: nodes).choice
    if choice.isReplacement { hasReplacedContent = true }
    returnTarget = nil
    move(to: choice.id?.node, revealing: choice.isWanted)
  }
}
