/// The identity of a focus candidate: its node.
struct NodeID: Hashable {
  let node: Node

  static func == (left: NodeID, right: NodeID) -> Bool { left.node === right.node }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

extension FocusEngine {
  /// The focusable elements of the topmost layer, in reading order.
  package var focusableElements: [SemanticElement] {
    host.semantics.elements.filter { canHaveFocus($0.node) }
  }

  /// Returns whether a node may have the focus: it is focusable, or it is focused and now disabled.
  ///
  /// A button often disables itself while it works. If the focus left it, the next Enter would
  /// press another button.
  func canHaveFocus(_ node: Node) -> Bool {
    node.isFocusable || node === focusedNode && node.acceptsFocus
  }

  /// The nodes of the topmost layer that are focusable when enabled, including disabled nodes, in
  /// reading order. Faster than `focusableElements`, because labels are not computed.
  var controls: [Node] {
    SemanticTree.nodes(below: topmostLayer, after: host.layoutCount, where: \.acceptsFocus)
  }

  /// The focusable nodes of the topmost layer, in reading order.
  var focusableNodes: [Node] { controls.filter(canHaveFocus) }

  /// The identity of the focused node, or `nil`.
  var focusedID: NodeID? { focusedNode.map(NodeID.init) }

  /// Returns the focusable controls for the rules of Tab, options and hidden focus.
  ///
  /// - Parameter scroll: The scroll view that hides the focused control, or `nil`.
  func candidates(in scroll: Node? = nil) -> [FocusCandidate<NodeID>] {
    focusableElements.map { element in
      let node = element.node
      let option = node.focusOption
      return FocusCandidate(
        id: NodeID(node: node),
        frame: node.frame,
        isVisible: node.isVisible,
        isInScrollView: scroll.map { node.isInside($0) } ?? true,
        optionGroup: element.role == .option
          ? option.group.map { .container($0) } ?? .unnamed : nil,
        isSelected: element.isSelected,
        option: option
      )
    }
  }

  /// Returns the node that receives the focus when the focus moves to `node`: the selected option
  /// of its group, or `node` itself.
  func entry(to node: Node) -> Node {
    // Most controls are not options. This check avoids computing the candidates for them.
    guard node.focusOption.actsOnFocus else { return node }
    let target = NodeID(node: node)
    return OptionNavigation.entry(to: target, from: focusedID, among: candidates()).node
  }

  /// Returns the input for the rules of focus restoration.
  func restoration(among nodes: [Node]) -> FocusRestoration<NodeID> {
    let container = formerContainer
    return FocusRestoration(
      candidates: nodes.map { node in
        let isInFormerContainer = container.map { node.isInside($0) } ?? false
        return FocusRestoration.Candidate(
          id: NodeID(node: node),
          visibility: self.visibility(of: node),
          prefersDefaultFocus: node.prefersDefaultFocus,
          yieldsDefaultFocus: node.environment.yieldsDefaultFocus,
          actsOnFocus: isInFormerContainer && node.focusOption.actsOnFocus,
          isInFormerContainer: isInFormerContainer,
          isScrolledByFormerView: isInFormerContainer && self.isScrolled(node, from: container)
        )
      },
      returnTarget: returnTarget.map(NodeID.init),
      suspended: suspendedPaths.compactMap { path in
        guard let node = path.first?.node, let content = path.last?.node else { return nil }
        return FocusRestoration.Suspended(
          id: NodeID(node: node),
          content: Set(nodes.filter { $0.isInside(content) }.map(NodeID.init))
        )
      },
      focused: focusedID,
      formerOrder: formerCandidates.map(NodeID.init),
      canReplace: !hasReplacedContent
    )
  }

  private func visibility(of node: Node) -> FocusRestoration<NodeID>.Visibility {
    if node.isVisible { return .seen }
    return node.canBecomeVisible ? .scrolledOut : .cutOff
  }

  /// The innermost shown node that contained the former focus, if something inside it was removed
  /// or hidden; otherwise `nil`.
  private var formerContainer: Node? {
    guard let gone = focusPath.lastIndex(where: { !$0.isMounted || $0.isInactive }),
      focusPath.indices.contains(gone + 1)
    else { return nil }
    return focusPath[gone + 1]
  }

  /// Returns whether the scroll view that hides `node` also contains `container`.
  private func isScrolled(_ node: Node, from container: Node?) -> Bool {
    guard let container, let scroll = node.hidingScroll else { return false }
    return container.isInside(scroll)
  }
}
