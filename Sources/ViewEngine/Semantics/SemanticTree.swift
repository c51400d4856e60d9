/// The elements of a screen in reading order, collected after layout and before drawing. Focus
/// order, mouse clicks, the spoken form and tests use it.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func readAloud(_ host: ViewHost) {
///   host.update()
///   for line in host.semantics.spoken { print(line) }
/// }
/// ```
@MainActor
public struct SemanticTree {
  /// All elements, in reading order.
  public private(set) var elements: [SemanticElement] = []
  private var openControl: Int?
  /// The number of the last layout, if only the focusable controls are collected, without labels.
  /// `nil` for a complete tree.
  private(set) var layoutOfControls: Int?
  /// Whether labels are omitted because only focusable controls are collected.
  package var omitsText: Bool { layoutOfControls != nil }

  /// Creates an empty tree.
  package init() {}

  /// Returns the nodes that satisfy a condition on focusing, in reading order. `layout` is the
  /// number of the last layout.
  static func nodes(
    below root: Node?,
    after layout: Int,
    where isIncluded: (Node) -> Bool
  ) -> [Node] {
    var tree = SemanticTree()
    tree.layoutOfControls = layout
    root?.addSemantics(to: &tree)
    tree.sortByPriority()
    var nodes: [Node] = []
    for index in tree.elements.indices {
      let node = tree.elements[index].node
      if isIncluded(node) { nodes.append(node) }
    }
    return nodes
  }

  /// Whether elements added now belong to an enclosing control.
  package var isInsideControl: Bool { openControl != nil }

  /// The screen as a screen reader announces it, one line per element.
  public var spoken: [String] {
    elements.filter { !$0.isHidden }.map(\.spoken).filter { !$0.isEmpty }
  }

  /// Adds text to the label of the enclosing control, or as a separate element.
  package mutating func addText(_ text: @autoclosure () -> String, _ node: Node) {
    addText(lines: [text()], node)
  }

  /// Adds text of several lines to the label of the enclosing control, or as a separate element
  /// that stores the lines.
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

  /// Adds an image by its label, to the enclosing control or as a separate element.
  package mutating func addImage(_ label: String, _ node: Node) {
    if isInsideControl { return addText(label, node) }
    if label.isEmpty || omitsText { return }
    append(
      SemanticElement(role: .image, label: label, rect: .zero, visibleRect: .zero, node: node)
    )
  }

  /// Adds a control. Text that `content` adds becomes its label; `describe` sets its state.
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
  /// Removes the element at an index and all elements after it.
  package mutating func removeElements(from start: Int) { elements.removeSubrange(start...) }

  /// Replaces the element at an index and all elements after it.
  package mutating func replaceElements(from start: Int, with others: [SemanticElement]) {
    elements.replaceSubrange(start..., with: others)
  }

  /// Changes the element at an index and all elements after it. Changes only the first of them if
  /// its `representsWholeView` is `true`.
  package mutating func changeElements(
    from start: Int,
    _ change: (inout SemanticElement) -> Void
  ) {
    guard start < elements.count else { return }
    let end = elements[start].representsWholeView ? start + 1 : elements.count
    for index in start..<end { change(&elements[index]) }
  }

  /// Marks the first control at or after an index as selected.
  package mutating func selectControl(from start: Int) {
    let control = elements[start...].firstIndex { $0.role != .text }
    if let control { elements[control].isSelected = true }
  }

  /// Sorts the elements by sort priority, highest first. Elements of equal priority keep their
  /// order.
  mutating func sortByPriority() {
    guard hasPriorities else { return }
    let places = elements.enumerated().sorted { left, right in
      (right.element.sortPriority, left.offset) < (left.element.sortPriority, right.offset)
    }
    elements = places.map(\.element)
  }
}

extension SemanticTree {
  /// Whether any element has a sort priority. Uses indices, to avoid copying each element.
  private var hasPriorities: Bool {
    for index in elements.indices where elements[index].sortPriority != 0 { return true }
    return false
  }
}

extension ViewHost {
  /// Returns the first element with an accessibility identifier, or `nil`.
  public func element(identifier: String) -> SemanticElement? {
    elements(identifier: identifier).first
  }

  /// Returns the elements with an accessibility identifier.
  public func elements(identifier: String) -> [SemanticElement] {
    update()
    return semantics.elements.filter { $0.identifier == identifier }
  }

  /// Performs an action of an element: "activate", "increment", "decrement", or the name of an
  /// `accessibilityAction`. Returns `false` if the element or action does not exist, or if the
  /// element is disabled.
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
