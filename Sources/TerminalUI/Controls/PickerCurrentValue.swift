@_spi(Nodes) import ViewEngine

/// The view of the selected option of a picker.
struct PickerCurrentValue<Selection: Hashable, Content> {
  let selection: PickerChoice<Selection>
  let content: Content
}

extension PickerCurrentValue: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { CurrentValueNode(self, context) }
}

private final class CurrentValueNode<Selection: Hashable, Content: View>: ContainerNode<
  PickerCurrentValue<Selection, Content>
>, RowTraitReader
{
  private var selection: Selection?
  private var inner = DerivedEnvironment()
  override var shownChildren: [Node] { layoutItems }

  init(_ view: PickerCurrentValue<Selection, Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) {
      $0.isLazy = false
      $0.rowTraitReader = RowTraitReaderLink(node: self)
      $0.controlContext = .standard
    }
  }

  override func resolve() {
    selection = tracking { view.selection.value }
    super.resolve()
  }

  func traitsChanged() {
    invalidateLayout()
    setNeedsLayout()
  }

  override var layoutItems: [Node] {
    super.layoutItems.filter { element in
      let tag = element.rowTraits(below: self).tag(as: Selection.self)
      return tag != nil && tag == selection
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func draw(into canvas: Canvas) { layoutItems.forEach { $0.draw(into: canvas) } }

  override func addSemantics(to tree: inout SemanticTree) {
    layoutItems.forEach { $0.addSemantics(to: &tree) }
  }
}
