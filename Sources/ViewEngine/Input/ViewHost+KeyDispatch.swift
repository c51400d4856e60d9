/// Where a key becomes an action: who is asked, and in which order.
extension ViewHost {
  /// Hands a key to the views, then to the keys that work everywhere. Returns whether anything
  /// acted on it.
  ///
  /// A letter that nothing takes as one stands for an arrow, Home or End.
  func dispatch(_ key: Key) -> Bool {
    dispatchAsTyped(key) || (Self.movement(for: key).map(dispatchAsTyped) ?? false)
  }

  /// Asks one after the other until something acts on the key:
  ///
  /// 1. the focused view and the views around it, up to the sheet that they are in: a text field
  ///    takes letters before anything else does, and `onKeyPress` makes commands of keys;
  /// 2. the keyboard shortcuts on the topmost layer;
  /// 3. the topmost presentation, which Escape and `q` dismiss;
  /// 4. the focus, which Tab and the arrows move;
  /// 5. what can scroll around the focus;
  /// 6. a focus out of sight, which Enter and Space bring back.
  private func dispatchAsTyped(_ key: Key) -> Bool {
    handleInChain(key) || pressShortcut(key) || dismissTopLayer(key) || focusEngine.moveFocus(key)
      || focusEngine.scrollAroundFocus(key) || focusEngine.revealHiddenFocus(key)
  }

  /// The key that a letter stands for where nothing takes it as one, as in `vi` and `less`.
  static func movement(for key: Key) -> Key? {
    switch key {
    case .character("h"): .left
    case .character("j"): .down
    case .character("k"): .up
    case .character("l"): .right
    case .character("g"): .home
    case .character("G"): .end
    default: nil
    }
  }

  /// Keys of one burst follow one another without a layout between them, as far as those
  /// who act on them do not need it. What they changed in the tree is known to the next.
  private func handleInChain(_ key: Key) -> Bool {
    resolveBetweenKeys()
    var chain = keyChain
    if !needsLayout || !isSettled(for: chain) {
      update()
      chain = keyChain
    }
    for node in chain where node.isMounted && node.handle(key) { return true }
    update()
    return false
  }

  private func isSettled(for chain: [Node]) -> Bool {
    chain.allSatisfy { $0.keyHandling == .byState } && isSettledButForLayout
  }

  /// The nodes that a key goes to, one after the other.
  private var keyChain: [Node] {
    guard let layer = layers.last else { return [] }
    var chain: [Node] = []
    var node: Node? = focusEngine.firstKeyReceiver ?? deepestOnlyChild(layer.node)
    while let current = node {
      if current.keyHandling != .none { chain.append(current) }
      node = current === layer.node ? nil : current.parent
    }
    return chain
  }

  /// Where keys start when nothing has the focus: as deep as there is no choice.
  private func deepestOnlyChild(_ node: Node) -> Node {
    var node = node
    while let next = node.keyEntry { node = next }
    return node
  }

  /// Presses the first control on the topmost layer that has the key as a shortcut.
  private func pressShortcut(_ key: Key) -> Bool {
    guard
      let element = semantics.elements.first(where: {
        $0.isEnabled && $0.shortcut?.matches(key) == true
      })
    else { return false }
    element.node.activate()
    return true
  }

  /// Dismisses the topmost presentation by Escape or `q`, where it allows that.
  private func dismissTopLayer(_ key: Key) -> Bool {
    guard key == .escape || key == .character("q"), let dismiss = layers.last?.dismissByKey
    else { return false }
    dismiss()
    return true
  }
}
