/// What is on the screen for a person, in reading order: the product of the phase
/// between placing and drawing. Focus order, mouse hits, the spoken form and tests
/// read it.
@MainActor
public struct SemanticTree {
  /// All elements, in reading order.
  public private(set) var elements: [SemanticElement] = []
  private var openControl: Int?
  /// The number of the last layout, where only controls are listed for it, without words.
  private(set) var layoutOfControls: Int?
  /// Whether nobody will read what is listed.
  package var omitsText: Bool { layoutOfControls != nil }

  /// Begins without elements.
  package init() {}

  /// The nodes that can have the focus, in reading order, after a layout.
  static func focusableNodes(below root: Node?, after layout: Int) -> [Node] {
    var tree = SemanticTree()
    tree.layoutOfControls = layout
    root?.addSemantics(to: &tree)
    tree.sortByPriority()
    var nodes: [Node] = []
    for index in tree.elements.indices {
      let node = tree.elements[index].node
      if node.isFocusable { nodes.append(node) }
    }
    return nodes
  }

  /// Whether what is added now belongs to a control.
  package var isInsideControl: Bool { openControl != nil }

  /// The screen as it is told to a person who listens, one line an element.
  public var spoken: [String] {
    elements.filter { !$0.isHidden }.map(\.spoken).filter { !$0.isEmpty }
  }

  /// Adds text: to the control around it, or as an element of its own.
  package mutating func addText(_ text: @autoclosure () -> String, _ node: Node) {
    addText(lines: [text()], node)
  }

  /// Adds text that may have several lines: to the control around it, or as an element of its
  /// own, which keeps them.
  package mutating func addText(lines: @autoclosure () -> [String], _ node: Node) {
    if omitsText { return }
    let lines = lines()
    let text = lines.joined(separator: " ")
    if text.isEmpty { return }
    if let openControl {
      let label = elements[openControl].label
      elements[openControl].label = label.isEmpty ? text : label + " " + text
    } else {
      append(
        SemanticElement(
          role: .text,
          label: text,
          writtenLines: lines,
          rect: .zero,
          visibleRect: .zero,
          node: node
        )
      )
    }
  }

  /// Adds a picture by what it shows: to the control around it, or as an element of its own.
  package mutating func addImage(_ label: String, _ node: Node) {
    if isInsideControl { return addText(label, node) }
    if label.isEmpty || omitsText { return }
    append(
      SemanticElement(role: .image, label: label, rect: .zero, visibleRect: .zero, node: node)
    )
  }

  /// Adds a control; the texts that `content` adds become its label, and `describe` says in what
  /// state it is.
  package mutating func addControl(
    _ role: SemanticRole,
    _ node: Node,
    describe: (inout SemanticElement) -> Void = { _ in },
    content: (inout SemanticTree) -> Void
  ) {
    var element = SemanticElement(
      role: role,
      label: "",
      rect: .zero,
      visibleRect: .zero,
      node: node
    )
    if !omitsText {
      element.isFocused = node.host.focusEngine.showsFocus(node)
      describe(&element)
    }
    append(element)
    let outer = openControl
    openControl = elements.count - 1
    content(&self)
    openControl = outer
  }

  private mutating func append(_ element: SemanticElement) {
    var element = element
    let (frame, viewport) = (element.node.frame, element.node.viewport)
    element.rect = frame
    element.visibleRect = frame.intersection(viewport)
    elements.append(element)
  }
}

extension SemanticTree {
  /// Takes back what was added since there were so many elements.
  package mutating func removeElements(from start: Int) { elements.removeSubrange(start...) }

  /// Replaces what was added since there were so many elements.
  package mutating func replaceElements(from start: Int, with others: [SemanticElement]) {
    elements.replaceSubrange(start..., with: others)
  }

  /// Changes what was added since there were so many elements; only the first of them where that
  /// stands for all.
  package mutating func changeElements(
    from start: Int,
    _ change: (inout SemanticElement) -> Void
  ) {
    guard start < elements.count else { return }
    let end = elements[start].standsForAll ? start + 1 : elements.count
    for index in start..<end { change(&elements[index]) }
  }

  /// Says of the first control that was added since there were so many elements that it is
  /// the chosen one.
  package mutating func selectControl(from start: Int) {
    let control = elements[start...].firstIndex { $0.role != .text }
    if let control { elements[control].isSelected = true }
  }

  /// Puts first what was said to come first, and leaves the rest as it stands.
  mutating func sortByPriority() {
    guard hasPriorities else { return }
    let places = elements.enumerated().sorted { left, right in
      (right.element.sortPriority, left.offset) < (left.element.sortPriority, right.offset)
    }
    elements = places.map(\.element)
  }
}

extension SemanticTree {
  /// Whether anything was said to come first or last. By index, without a copy of each element.
  private var hasPriorities: Bool {
    for index in elements.indices where elements[index].sortPriority != 0 { return true }
    return false
  }
}

extension ViewHost {
  /// The element with an identifier given by `accessibilityIdentifier`, the first of
  /// several.
  public func element(identifier: String) -> SemanticElement? {
    elements(identifier: identifier).first
  }

  /// The elements with an identifier given by `accessibilityIdentifier`.
  public func elements(identifier: String) -> [SemanticElement] {
    update()
    return semantics.elements.filter { $0.identifier == identifier }
  }

  /// Does what an element offers under a name: "activate" presses it, other names are those
  /// of `accessibilityAction`, "increment" and "decrement". False when there is no such
  /// element or action.
  @discardableResult
  public func perform(_ action: String = "activate", onElement identifier: String) -> Bool {
    guard let element = element(identifier: identifier), element.isEnabled else { return false }
    if let own = element.actions.first(where: { $0.name == action }) {
      own.handler()
    } else if action == "activate" {
      element.node.activate()
    } else {
      return false
    }
    return true
  }
}
