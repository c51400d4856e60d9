@_spi(Nodes) import ViewEngine

/// A view that can be focused and pressed. Buttons, toggles, tabs and links use it.
struct PressableControl<Content> {
  let role: SemanticRole
  let isSelected: Bool
  var traits: FocusTraits?
  let action: @MainActor () -> Void
  let content: Content
}

extension PressableControl: View, PrimitiveView where Content: View {
  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node { PressableControlNode(self, context) }
}

private final class PressableControlNode<Content: View>: EnclosingNode<PressableControl<Content>>,
  PressTracking
{
  private var inner: (outer: EnvironmentValues, state: State, own: EnvironmentValues)?
  var isHeld = false {
    didSet { if isHeld != oldValue { setNeedsResolve() } }
  }
  private var traits: FocusTraits { view.traits ?? environment.focusTraits }
  override var acceptsFocus: Bool { traits.isFocusable }
  override var prefersDefaultFocus: Bool { traits.prefersDefault }
  override var focusOption: FocusOption { FocusOption(actsOnFocus: traits.onFocus != nil) }
  init(_ view: PressableControl<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  /// The state of the control that its content can read.
  private struct State: Equatable {
    let isFocused: Bool
    let isHeld: Bool
  }

  /// The environment of the content. It is rebuilt only if the outer environment, the focus or the
  /// mouse button changes: a new environment evaluates the content again.
  override var contentEnvironment: EnvironmentValues {
    let isFocused = hasFocus || focusEngine.awaitsFocus(self)
    let state = State(isFocused: isFocused, isHeld: isHeld)
    if let inner, inner.outer.isIdentical(to: environment), inner.state == state {
      return inner.own
    }
    var own = super.contentEnvironment
    own.isFocused = state.isFocused
    own.isPressed = state.isHeld
    own.focusTraits = .standard
    own.simultaneousPress = nil
    own.keyboardShortcut = nil
    inner = (environment, state, own)
    return own
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    columnSize(for: proposal)
  }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func focusChanged(_ isFocused: Bool) {
    setNeedsResolve()
    if !isFocused { isHeld = false }
    if isFocused { traits.onFocus?() }
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard traits.activationKeys.contains(key) else { return false }
    // A focused control that was disabled handles the key without effect. Otherwise its ancestors
    // would handle it.
    activate()
    return true
  }

  override func activate() {
    guard environment.isEnabled else { return }
    view.action()
    environment.simultaneousPress?.action(Press(self))
    if view.role != .menu, !environment.keepsMenuOpen { environment.menuDismissal?.close() }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
      element.isSelected = view.isSelected
      element.shortcut = environment.keyboardShortcut
    }
    tree.addControl(view.role, self, describe: describe) { super.addSemantics(to: &$0) }
  }

  override func draw(into canvas: Canvas) {
    if hasFocus {
      canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
    }
    super.draw(into: canvas)
  }
}

private enum IsPressedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a mouse button is held down on the enclosing control.
  var isPressed: Bool {
    get { self[IsPressedKey.self] }
    set { self[IsPressedKey.self] = newValue }
  }
}
