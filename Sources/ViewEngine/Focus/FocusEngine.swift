/// The owner of the focus. It decides which control has the focus and where the focus moves.
///
/// The view host reports events: a key, a finished layout, a closed presentation. The engine
/// collects the focusable controls and applies a rule. Each rule has its own file, takes values and
/// does not depend on views:
///
/// | Question | Rule |
/// | --- | --- |
/// | Which control does an arrow key focus? | ``ArrowNavigation`` |
/// | Which control does Tab focus? | ``TabNavigation`` |
/// | Which control do Home, End and the page keys focus? | ``PageNavigation`` |
/// | At which option does the focus enter a group? | ``OptionNavigation`` |
/// | What gets the focus when the focused control is gone? | ``FocusRestoration`` |
/// | What happens when the focused control is scrolled out of sight? | ``HiddenFocus`` |
/// | Which control does a request of the program focus? | ``FocusRequest`` |
/// | Where does the focus return when a presentation closes? | ``PresentationFocus`` |
/// | Is the focused control in a row of a list? | ``FocusedRow`` |
@MainActor
package final class FocusEngine {
  // The host keeps the engine, so a strong reference would be a cycle.
  unowned let host: ViewHost
  /// The focused node, or `nil`.
  package private(set) var focusedNode: Node?
  /// The focused node and its ancestors, innermost first. Stored, because a removed node no longer
  /// has a parent.
  private(set) var focusPath: [Node] = []
  /// The node that had the focus before it last moved.
  package private(set) weak var previouslyFocusedNode: Node?
  /// The layer that contained the focus most recently.
  private weak var focusedLayer: Node?
  /// The node that receives the focus when the focused control is gone after the next layout, or
  /// `nil`.
  private(set) weak var returnTarget: Node?
  /// The focus at the time each presentation opened.
  private var presentations = PresentationFocus<NodeLink>()
  /// Paths to controls that had the focus when their content was hidden, for content that is shown
  /// again.
  var suspendedPaths: [[NodeLink]] = []
  /// The nodes that were focusable after the last layout, in reading order.
  var formerCandidates: [Node] = []
  /// Whether a new control at the position of the former control has taken over the focus during
  /// this update.
  var hasReplacedContent = false
  /// Whether the program requested the current focus.
  var isRequestedByProgram = false
  /// Whether the focus is still on the initial control, and no input has arrived.
  private var isInitial = false
  /// The visible controls that were disabled after the last layout, while the focus is initial.
  private var formerDisabled: [Node] = []
  /// Whether a hidden focus stays where it is because a person scrolled away from it.
  package var keepsHiddenFocus = false
  /// Whether the next layout scrolls the focused control into view.
  var needsReveal = true

  init(host: ViewHost) { self.host = host }

  // MARK: Queries and commands of controls

  package func hasFocus(_ node: Node) -> Bool { focusedNode === node }

  package var isNowhere: Bool { focusedNode == nil }

  /// Returns the focused node if it is `node` or inside it; otherwise `nil`.
  package func focusedNode(inside node: Node) -> Node? {
    guard let focusedNode, focusedNode.isInside(node) else { return nil }
    return focusedNode
  }

  /// Returns the child of `node` that has or contains the focus, or `nil`.
  package func focusedChild(of node: Node) -> Node? {
    FocusPath.step(below: node, from: focusedNode) { $0.parent }
  }

  /// Returns whether the focused control is inside a row of the topmost layer, by position.
  package func isOnControl(inRow row: Node) -> Bool {
    guard let focusedNode, host.isUppermost(row) else { return false }
    return FocusedRow.holds(row.frame, control: focusedNode.frame)
  }

  /// Moves the focus to a node, or removes it if `node` is `nil`. Scroll views reveal the node if
  /// `revealing` is `true`.
  package func move(to node: Node?, revealing: Bool = true) {
    guard focusedNode !== node else { return }
    (isRequestedByProgram, keepsHiddenFocus) = (false, false)
    isInitial = false
    let old = focusedNode
    previouslyFocusedNode = old
    focusedNode = node
    host.forgetSemantics()
    let isRemembered = old.map { $0.hidingContainer?.remembersFocus(of: $0) ?? false } ?? false
    if let old, old.isMounted, !isRemembered { old.focusChanged(false) }
    node?.focusChanged(true)
    var pathLeft = focusPath
    if isRemembered, let aside = pathLeft.lastIndex(where: \.isInactive) {
      pathLeft.removeFirst(aside + 1)
    }
    focusPath = FocusPath.nodes(to: node)
    report(pathLeft, focusPath)
    if let top = topmostLayer, top !== focusedLayer {
      focusedLayer = top
      top.environment.focusedValueStore?.refreshAfterLayout()
    }
    needsReveal = revealing
    host.setNeedsLayout()
  }

  /// Sets the node that receives the focus when the focused control is gone, for example when a
  /// previous screen is shown again.
  package func returnFocus(to node: Node?) { returnTarget = node }

  // MARK: Events from the host

  /// The topmost presentation layer, which has the focus.
  var topmostLayer: Node? { host.layers.last?.node }

  /// Records that a presentation opened above `index` others.
  func presentationOpened(at index: Int) {
    presentations.presentationOpened(at: index, focused: focusedNode?.link)
  }

  /// Records that a presentation above `index` others closed. The focus returns to the control that
  /// had it before, once nothing covers that control.
  func presentationClosed(_ node: Node, at index: Int) {
    let focusReturn = presentations.presentationClosed(at: index) { control in
      control.node?.isInside(node) ?? true
    }
    if case .to(let control) = focusReturn { returnFocus(to: control?.node) }
  }

  /// Records that an update of the tree began.
  func updateBegan() { hasReplacedContent = false }

  /// Repairs the focus and scrolls to it after a layout.
  func layoutFinished() {
    repairFocus()
    revealFocus()
    if !host.needsLayout { replaceHiddenFocus() }
  }

  /// Records that an update did not settle. The next layout then does not reveal the focus.
  func updateGaveUp() { needsReveal = false }

  /// Reveals the focused control with the next layout, because the screen size changed. A control
  /// that is out of sight on purpose stays there.
  func screenResized() { needsReveal = !keepsHiddenFocus }

  /// Reveals the focused control with this layout, because a scroll view around it has become lower.
  /// A control that was out of sight stays there, and so does one that is higher than the scroll
  /// view.
  ///
  /// - Parameter rows: The new height of the scroll view.
  package func scrollViewShrank(_ scroll: Node, to rows: Int) {
    guard let focusedNode, focusedNode.isInside(scroll), !isFocusHidden,
      focusedNode.frame.size.height <= rows
    else { return }
    needsReveal = true
  }

  /// Records that a person pressed a key or used the mouse.
  func inputArrived() { isInitial = false }

  /// Records that a person scrolled with the wheel or a click without moving the focus.
  func personScrolled() { keepsHiddenFocus = true }

  /// Whether the next layout may move the focus.
  var awaitsLayout: Bool { returnTarget != nil || isFocusHidden }

  /// Whether the focused node is still focusable or, without a focus, no node is focusable. If
  /// `true`, the next layout does not change the focus.
  var isFocusValid: Bool {
    let nodes = focusableNodes
    return focusedNode.map { node in nodes.contains { $0 === node } } ?? nodes.isEmpty
  }

  // MARK: Notifying nodes

  /// Notifies the ancestors of the old and of the new focus, innermost first, except their common
  /// ancestors.
  private func report(_ old: [Node], _ new: [Node]) {
    reportLoss(old, for: new)
    for node in FocusPath.part(of: new, besides: old) { node.focusChangedBelow(true) }
  }

  /// Notifies the ancestors of the old focus that they no longer contain the focus, except
  /// ancestors of the new focus.
  func reportLoss(_ old: [Node], for new: [Node]) {
    for node in FocusPath.part(of: old, besides: new) where node.isMounted {
      node.focusChangedBelow(false)
    }
  }

  // MARK: Restoration

  /// Ensures that the focus is on an existing focusable node, or on none.
  private func repairFocus() {
    let controls = controls
    let nodes = controls.filter(canHaveFocus)
    defer {
      formerCandidates = nodes
      formerDisabled = isInitial ? controls.filter { !$0.isFocusable && $0.isVisible } : []
      endSuspendedFocus()
    }
    if let focusedNode, nodes.contains(where: { $0 === focusedNode }) {
      if isInitial { improveInitialFocus(among: nodes) }
      return
    }
    let choice = restoration(among: nodes).choice
    if choice.isReplacement { hasReplacedContent = true }
    returnTarget = nil
    // A lost focus must not select another option of a group that it was not in.
    let target = choice.id.map { entry(to: $0.node) }
    let staysAtOpening = choice.isDefault && target?.isInOpeningScroll == true
    move(to: target, revealing: choice.isWanted && !staysAtOpening)
    isInitial = choice.isInitial
    // A focus below the window stays there, as after scrolling away from it.
    keepsHiddenFocus = staysAtOpening
  }

  /// Moves the initial focus to the first control if it was disabled and is now enabled. The first
  /// button of a screen is often disabled until the products are loaded.
  private func improveInitialFocus(among nodes: [Node]) {
    let isEnabledNow = formerDisabled.contains { former in
      former.isFocusable && nodes.contains { $0 === former }
    }
    guard isEnabledNow, let first = restoration(among: nodes).firstVisible?.node,
      formerDisabled.contains(where: { $0 === first })
    else { return }
    move(to: first, revealing: false)
    isInitial = true
  }
}
