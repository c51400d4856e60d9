extension ViewHost {
  /// Sends one input event to the views. Returns whether the event had an effect.
  ///
  /// See `ViewHost+KeyDispatch.swift` for the path of a key. The next ``render()`` shows the
  /// result.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    if event.isOfPerson {
      notice = nil
      focusEngine.inputArrived()
    }
    switch event {
    case .key(let key):
      return dispatch(key)
    case .mouse(let action, let point):
      update()
      return act(on: action, at: point)
    case .paste(let text):
      update()
      return (focusEngine.focusedNode as? any PasteReceiving)?.paste(text) ?? false
    case .resize(let size):
      resize(to: size)
      return true
    case .colorScheme(let scheme):
      setColorScheme(scheme)
      return true
    }
  }

  /// The colour scheme of the terminal's background.
  package var colorScheme: ColorScheme { layers.first?.node.environment.colorScheme ?? .dark }

  /// Sets the colour scheme of the terminal's background.
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
      releaseMouse()
      return hasDragged || click(point)
    case .secondaryClick:
      return openMenu(at: point)
    case .wheelUp:
      return scroll(at: point, by: -ScrollStep.rows)
    case .wheelDown:
      return scroll(at: point, by: ScrollStep.rows)
    }
  }

  private func click(_ point: Point) -> Bool {
    guard let element = clickable(at: point) else {
      return scroll(byMarkAt: point) || closeLayers(besides: point)
    }
    isPressedAgain = element.isSelected && focusEngine.hasFocus(element.node)
    defer { isPressedAgain = false }
    if element.node.isFocusable { focus(element.node) }
    activate(element.node, at: point)
    return true
  }

  /// Activates a node that was clicked at a cell.
  func activate(_ node: Node, at point: Point) {
    pressedCell = point
    defer { pressedCell = nil }
    node.activate()
  }

  /// Scrolls with the mouse wheel. The focus does not move.
  private func scroll(at point: Point, by rows: Int) -> Bool {
    guard let top = layers.last?.node, scroll(top, at: point, by: rows) else { return false }
    focusEngine.personScrolled()
    return true
  }

  /// Scrolls by a click on a mark that indicates more content. The focus does not move.
  private func scroll(byMarkAt point: Point) -> Bool {
    guard let top = layers.last?.node, scroll(top, byMarkAt: point) else { return false }
    focusEngine.personScrolled()
    return true
  }

  private func scroll(_ node: Node, byMarkAt point: Point) -> Bool {
    for child in node.shownChildren where scroll(child, byMarkAt: point) { return true }
    return node.scrolling?.scroll(byMarkAt: point) ?? false
  }

  /// Scrolls the innermost scrollable view at a cell.
  private func scroll(_ node: Node, at point: Point, by rows: Int) -> Bool {
    for child in node.shownChildren where scroll(child, at: point, by: rows) { return true }
    return node.frame.contains(point) && node.scroll(by: rows)
  }
}
