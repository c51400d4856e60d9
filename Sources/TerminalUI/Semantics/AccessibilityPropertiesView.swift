@_spi(Nodes) import ViewEngine

/// A view that sets the accessibility properties of its content, such as label and traits.
struct AccessibilityPropertiesView<Content> {
  let content: Content
  let properties: AccessibilityProperties
}

extension AccessibilityPropertiesView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { AccessibilityPropertiesNode(self, context) }
}

private final class AccessibilityPropertiesNode<Content: View>: ViewNode<
  AccessibilityPropertiesView<Content>
>
{
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  override func addSemantics(to tree: inout SemanticTree) {
    if tree.isInsideControl { return addToLabel(of: &tree) }
    let start = tree.elements.count
    super.addSemantics(to: &tree)
    // If only focusable controls are collected, properties alone do not create an element.
    if tree.omitsText, tree.elements.count == start { return }
    if view.properties.children != nil || tree.elements.count == start {
      tree.replaceElements(from: start, with: arranged(Array(tree.elements[start...])))
    }
    let omitsText = tree.omitsText
    tree.changeElements(from: start) { apply(&$0, omitsText: omitsText) }
  }

  private func apply(_ element: inout SemanticElement, omitsText: Bool) {
    view.properties.applyKind(to: &element)
    if view.properties.isTarget, focusEngine.isNowhere { element.isFocused = true }
    if !omitsText { view.properties.applyText(to: &element, in: environment) }
  }

  /// Adds the view's label to the label of the control around it, unless the view is hidden.
  private func addToLabel(of tree: inout SemanticTree) {
    if view.properties.isHidden == true { return }
    guard let label = view.properties.label else { return super.addSemantics(to: &tree) }
    tree.addText(CellText(label.plainText(in: environment)).label, self)
    if let value = view.properties.value {
      tree.addText(CellText(value.plainText(in: environment)).label, self)
    }
  }

  /// Returns the elements ignored, grouped or combined, as the child behaviour specifies.
  private func arranged(_ added: [SemanticElement]) -> [SemanticElement] {
    switch view.properties.children?.kind {
    case .ignore: return [element(.group, "", representsWholeView: true)] + controls(added)
    case .contain: return [element(.group, "", representsWholeView: true)] + added
    case .combine: return combined(added)
    case nil:
      let isMissing = added.isEmpty && view.properties.describesElement
      return isMissing ? [element(.text, "")] : added
    }
  }

  /// Returns the controls as hidden elements: keys and clicks still reach them, but they are not
  /// read.
  private func controls(_ added: [SemanticElement]) -> [SemanticElement] {
    added.filter { !$0.role.isOnlyRead }.map { control in
      var control = control
      control.isHidden = true
      return control
    }
  }

  private func combined(_ added: [SemanticElement]) -> [SemanticElement] {
    let labels = added.filter { !$0.isHidden }.flatMap { [$0.label, $0.value] }
    let label = labels.filter { !$0.isEmpty }.joined(separator: " ")
    let controls = controls(added)
    guard var first = controls.first else { return [element(.text, label)] }
    first.isHidden = false
    first.representsWholeView = true
    first.label = label
    first.value = ""
    return [first] + controls.dropFirst()
  }

  private func element(
    _ role: SemanticRole,
    _ label: String,
    representsWholeView: Bool = false
  ) -> SemanticElement {
    let rects = elements.map { ($0.frame, $0.frame.intersection($0.viewport)) }
    return SemanticElement(
      role: role,
      label: label,
      rect: Rect.around(rects.map(\.0)),
      visibleRect: Rect.around(rects.map(\.1)),
      representsWholeView: representsWholeView,
      node: self
    )
  }

  /// Handles the left and right arrow keys, which decrease and increase the value in reading
  /// direction.
  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled, let adjust = view.properties.adjust else { return false }
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch key {
    case .left: adjust(isMirrored ? .increment : .decrement)
    case .right: adjust(isMirrored ? .decrement : .increment)
    default: return false
    }
    return true
  }
}

extension Rect {
  /// Returns the smallest rectangle that contains all non-empty rectangles; `.zero` if there are
  /// none.
  fileprivate static func around(_ rects: [Rect]) -> Rect {
    let rects = rects.filter { !$0.isEmpty }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { known, rect in
      let (x, y) = (min(known.minX, rect.minX), min(known.minY, rect.minY))
      return Rect(
        x: x,
        y: y,
        width: max(known.maxX, rect.maxX) - x,
        height: max(known.maxY, rect.maxY) - y
      )
    }
  }
}
