@_spi(Nodes) import ViewEngine

/// A control whose value changes with the arrow keys of one axis, and with `+` and `-`.
///
/// The arrow keys of the other axis move the focus. In a right-to-left layout, the left arrow
/// increases the value.
struct AdjustableControl<Content> {
  let axis: Axis
  /// The value that is read out after the label.
  let value: String
  let adjust: @MainActor (Int) -> Void
  let content: Content

  init(
    axis: Axis = .horizontal,
    value: String,
    adjust: @escaping @MainActor (Int) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    self.value = value
    self.adjust = adjust
    self.content = content()
  }
}

extension AdjustableControl: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { AdjustableControlNode(self, context) }
}

private final class AdjustableControlNode<Content: View>: EnclosingNode<AdjustableControl<Content>>
{
  private var inner = DerivedEnvironment()
  private var knownFocus = false
  override var acceptsFocus: Bool { environment.focusTraits.isFocusable }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }
  init(_ view: AdjustableControl<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override var contentEnvironment: EnvironmentValues {
    let isFocused = hasFocus
    // The stored environment has the previous focus state.
    if isFocused != knownFocus { inner = DerivedEnvironment() }
    knownFocus = isFocused
    return inner.values(from: environment) {
      $0.isFocused = isFocused
      $0.isLazy = false
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func focusChanged(_ isFocused: Bool) {
    setNeedsResolve()
    if isFocused { environment.focusTraits.onFocus?() }
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled, let step = step(for: key) else { return false }
    view.adjust(step)
    return true
  }

  private func step(for key: Key) -> Int? {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return switch key {
    case .left where view.axis == .horizontal: isMirrored ? 1 : -1
    case .right where view.axis == .horizontal: isMirrored ? -1 : 1
    case .character("+"), .character("="): 1
    case .character("-"): -1
    case .up where view.axis == .vertical: 1
    case .down where view.axis == .vertical: -1
    default: nil
    }
  }

  override func draw(into canvas: Canvas) {
    if hasFocus {
      canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
    }
    super.draw(into: canvas)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
    }
    tree.addControl(.adjustable, self, describe: describe) { tree in
      super.addSemantics(to: &tree)
      tree.addText(view.value, self)
    }
  }
}
