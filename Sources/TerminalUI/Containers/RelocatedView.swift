@_spi(Nodes) import ViewEngine

/// A view that is not shown where it is declared, but in a bar or elsewhere. It keeps the
/// environment of its declaration.
struct RelocatedView: PrimitiveView {
  let content: AnyView
  let origin: EnvironmentValues
  /// Whether the view is on another screen of a navigation stack.
  var isOnOtherScreen = false

  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node { RelocatedNode(self, context) }

  func _isEqual(to other: RelocatedView) -> Bool {
    haveSameBits(content, other.content) && origin.isIdentical(to: other.origin)
      && isOnOtherScreen == other.isOnOtherScreen
  }
}

extension View {
  /// Returns the view with the environment `origin`, to show it on a pushed screen of the same
  /// navigation stack.
  ///
  /// Values set around a link therefore apply to the screen that it pushes.
  package func carried(from origin: EnvironmentValues) -> some View {
    RelocatedView(content: AnyView(self), origin: origin, isOnOtherScreen: true)
  }
}

private final class RelocatedNode: ViewNode<RelocatedView> {
  private var child = OnlyChild()
  private var surroundings: EnvironmentValues?
  private var inner = DerivedEnvironment()
  override var children: [Node] { child.list }

  override func resolve() {
    if surroundings?.isIdentical(to: environment) != true { inner = DerivedEnvironment() }
    surroundings = environment
    let inner = inner.values(from: view.origin) {
      $0.adoptSurroundings(of: environment)
      if view.isOnOtherScreen { $0.adoptScreen(of: environment) }
    }
    child = child.showing(reconcile(child.node, view.content, inner))
  }
}

extension EnvironmentValues {
  /// Copies the values that depend on the surrounding layout, such as the axis of the stack.
  fileprivate mutating func adoptSurroundings(of place: EnvironmentValues) {
    stackAxis = place.stackAxis
    isLazy = place.isLazy
    cellStyle = place.cellStyle
    lineLimit = place.lineLimit
    multilineTextAlignment = place.multilineTextAlignment
    focusTraits = place.focusTraits
    keyboardShortcut = place.keyboardShortcut
    yieldsDefaultFocus = place.yieldsDefaultFocus
    controlContext = place.controlContext
  }

  /// Copies the values that depend on the screen, such as its traits.
  fileprivate mutating func adoptScreen(of place: EnvironmentValues) {
    navigation = place.navigation
    startsColumn = place.startsColumn
    screenTraits = place.screenTraits
    dismissPresentation = place.dismissPresentation
    slotTraits = place.slotTraits
    rowTraitReader = place.rowTraitReader
  }
}
