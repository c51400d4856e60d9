extension ViewHost {
  /// Hands one event to the views. Returns whether anything acted on it.
  ///
  /// A key goes to the focused view and the views around it, up to the sheet they are
  /// in; then to the shortcuts of the topmost layer; then it moves the focus. Escape
  /// takes a sheet away, and so does `q` where nothing takes it as a letter. `h` `j`
  /// `k` `l` are arrows wherever nothing takes them as letters, `g` and `G` Home and End.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    if event.isOfPerson { notice = nil }
    switch event {
    case .key(let key):
      return press(key) || (move(for: key).map(press) ?? false)
    case .mouse(let action, let point):
      update()
      return act(on: action, at: point)
    case .paste(let text):
      update()
      return focusedNode?.paste(text) ?? false
    case .resize(let size):
      resize(to: size)
      return true
    case .colorScheme(let scheme):
      setColorScheme(scheme)
      return true
    }
  }

  /// Takes what the terminal's ground is.
  private func setColorScheme(_ scheme: ColorScheme) {
    guard let root = layers.first?.node, root.environment.colorScheme != scheme else { return }
    root.environment.colorScheme = scheme
    root.setNeedsResolve()
  }

  private func act(on action: MouseAction, at point: Point) -> Bool {
    switch action {
    case .press:
      let isHeld = hold(at: point)
      return beginDrag(at: point) || isHeld
    case .drag:
      return drag(to: point)
    case .release:
      return endDrag(at: point) || release(at: point)
    case .click:
      let hasDragged = endDrag(at: point)
      letGo()
      return hasDragged || click(point)
    case .secondaryClick:
      return openMenu(at: point)
    case .wheelUp:
      return scroll(at: point, by: -ScrollStep.rows)
    case .wheelDown:
      return scroll(at: point, by: ScrollStep.rows)
    }
  }

  private func press(_ key: Key) -> Bool {
    handleInChain(key) || pressShortcut(key) || dismissTopLayer(key) || moveFocus(key)
      || scrollFocused(key) || returnToFocus(key)
  }

  /// The key that a letter stands for where nothing takes it as one.
  private func move(for key: Key) -> Key? {
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
    var node: Node? = keyStart ?? deepestOnlyChild(layer.node)
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

  private func pressShortcut(_ key: Key) -> Bool {
    guard
      let element = semantics.elements.first(where: {
        $0.isEnabled && $0.shortcut?.matches(key) == true
      })
    else { return false }
    element.node.activate()
    return true
  }

  private func dismissTopLayer(_ key: Key) -> Bool {
    guard key == .escape || key == .character("q"), let dismiss = layers.last?.dismissByKey
    else { return false }
    dismiss()
    return true
  }

  private func click(_ point: Point) -> Bool {
    guard let element = clickable(at: point) else {
      return scroll(byMarkAt: point) || closeLayers(besides: point)
    }
    isPressedAgain = element.isSelected && element.node === focusedNode
    defer { isPressedAgain = false }
    if element.node.isFocusable { focus(element.node) }
    activate(element.node, at: point)
    return true
  }

  /// Presses what lies at a cell.
  func activate(_ node: Node, at point: Point) {
    pressedCell = point
    defer { pressedCell = nil }
    node.activate()
  }

  /// Turns the wheel. The focus stays where it is.
  private func scroll(at point: Point, by rows: Int) -> Bool {
    guard let top = layers.last?.node, scroll(top, at: point, by: rows) else { return false }
    hiddenFocusRests = true
    return true
  }

  /// Scrolls by a click on a mark that tells of more. The focus stays where it is.
  private func scroll(byMarkAt point: Point) -> Bool {
    guard let top = layers.last?.node, scroll(top, byMarkAt: point) else { return false }
    hiddenFocusRests = true
    return true
  }

  private func scroll(_ node: Node, byMarkAt point: Point) -> Bool {
    for child in node.shownChildren where scroll(child, byMarkAt: point) { return true }
    return node.scroll(byMarkAt: point)
  }

  /// The innermost view that can scroll does.
  private func scroll(_ node: Node, at point: Point, by rows: Int) -> Bool {
    for child in node.shownChildren where scroll(child, at: point, by: rows) { return true }
    return node.frame.contains(point) && node.scroll(by: rows)
  }
}
