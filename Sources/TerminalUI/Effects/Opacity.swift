@_spi(Nodes) import ViewEngine

/// Content with an opacity. It keeps its space even if it is invisible.
private struct OpacityView<Content> {
  let content: Content
  let opacity: Double
}

extension OpacityView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { OpacityNode(self, context) }
}

private final class OpacityNode<Content: View>: ViewNode<OpacityView<Content>> {
  private var child = OnlyChild()
  private var inner = DerivedEnvironment()
  private var opacity: Double?
  override var children: [Node] { child.list }

  private var isDrawn: Bool { view.opacity >= Paint.leastOpacity }

  override func resolve() {
    if opacity != view.opacity { inner = DerivedEnvironment() }
    opacity = view.opacity
    let faded = view.opacity
    let environment = inner.values(from: environment) { environment in
      var textAppearance = environment.textAppearance
      textAppearance.opacity *= faded
      textAppearance.composeStyle(in: environment)
      environment.textAppearance = textAppearance
    }
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  override func addSemantics(to tree: inout SemanticTree) {
    if isDrawn { super.addSemantics(to: &tree) }
  }

  override func draw(into canvas: Canvas) {
    if isDrawn { super.draw(into: canvas) }
  }
}

extension View {
  /// Sets the opacity of the view, from 0 to 1: SwiftUI's `opacity`.
  ///
  /// - In a terminal: Below 0.7, text is dim. Below 0.5, filled areas show the text behind them.
  ///   Below 0.05, nothing is drawn and nothing can be focused. The view keeps its space.
  public func opacity(_ opacity: Double) -> some View {
    OpacityView(content: self, opacity: max(0, min(1, opacity)))
  }

  /// Hides the view, so that it cannot be focused or read: SwiftUI's `hidden`. It keeps its space.
  public func hidden() -> some View { opacity(0) }
}
