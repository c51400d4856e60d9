@_spi(Nodes) import ViewEngine

/// A view that is shown elsewhere than it was written, in the environment of where it was
/// written: what stands in a bar.
struct RelocatedView: PrimitiveView {
  let content: AnyView
  let origin: EnvironmentValues
  /// Whether it stands on another screen of a navigation.
  var isOnOtherScreen = false

  /// Makes the node that stands for the view.
  func _makeNode(_ context: _NodeContext) -> _Node { RelocatedNode(self, context) }

  func _isEqual(to other: RelocatedView) -> Bool {
    haveSameBits(content, other.content) && origin.isIdentical(to: other.origin)
      && isOnOtherScreen == other.isOnOtherScreen
  }
}

extension View {
  /// The view in the environment of where it was written, on another screen of the navigation
  /// there: what was set around a link holds for where it leads to.
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
  /// Takes what depends on where a view stands from another environment.
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

  /// Takes what belongs to a screen from another environment.
  fileprivate mutating func adoptScreen(of place: EnvironmentValues) {
    navigation = place.navigation
    startsColumn = place.startsColumn
    screenTraits = place.screenTraits
    dismissPresentation = place.dismissPresentation
    slotTraits = place.slotTraits
    rowOwner = place.rowOwner
  }
}
