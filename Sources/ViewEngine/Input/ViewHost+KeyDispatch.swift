/// Key dispatch: which parts receive a key, and in which order.
extension ViewHost {
  /// Sends a key to the views, then to the handlers of keys that work everywhere. Returns whether
  /// the key had an effect.
  ///
  /// A letter that nothing handles acts as an arrow key, Home or End.
  func dispatch(_ key: Key) -> Bool {
    dispatchAsTyped(key) || (Self.movement(for: key).map(dispatchAsTyped) ?? false)
  }

  /// Tries these handlers in order until one of them handles the key:
  ///
  /// 1. the focused view and its ancestors, up to the sheet: text fields take letters first, and
  ///    `onKeyPress` defines commands;
  /// 2. the keyboard shortcuts of the topmost layer;
  /// 3. the topmost presentation, which Escape and `q` dismiss;
  /// 4. the focus, which Tab and arrow keys move;
  /// 5. scrollable views around the focus;
  /// 6. a focus out of sight, which Enter and Space reveal.
  private func dispatchAsTyped(_ key: Key) -> Bool {
    handleInChain(key) || pressShortcut(key) || dismissTopLayer(key) || focusEngine.moveFocus(key)
      || focusEngine.scrollAroundFocus(key) || focusEngine.revealHiddenFocus(key)
  }

  /// Returns the movement key of a letter, as in `vi` and `less`, or `nil`.
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

  /// Sends a key to the nodes in the key chain. In a burst, keys follow one another without a
  /// layout between them, unless a handler needs a layout. Each key sees the changes of the
  /// previous key.
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

  /// The nodes that receive a key, in order.
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

  /// Returns the node where keys start when nothing has the focus: the last node of the chain of
  /// only children.
  private func deepestOnlyChild(_ node: Node) -> Node {
    var node = node
    while let next = node.keyEntry { node = next }
    return node
  }

  /// Activates the first control of the topmost layer with the key as its shortcut.
  private func pressShortcut(_ key: Key) -> Bool {
    guard
      let element = semantics.elements.first(where: {
        $0.isEnabled && $0.shortcut?.matches(key) == true
      })
    else { return false }
    element.node.activate()
    return true
  }

  /// Dismisses the topmost presentation on Escape or `q`, if the presentation can be dismissed.
  private func dismissTopLayer(_ key: Key) -> Bool {
    guard key == .escape || key == .character("q"), let dismiss = layers.last?.dismissByKey
    else { return false }
    dismiss()
    return true
  }
}
