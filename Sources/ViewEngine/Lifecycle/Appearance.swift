/// Content with actions for appearing and disappearing.
struct Appearance<Content> {
  let content: Content
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?
}

extension Appearance: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { AppearanceNode(self, context) }
}

private final class AppearanceNode<Content: View>: AppearingNode<Appearance<Content>> {
  init(_ view: Appearance<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func appear() { view.appear?() }

  override func disappear() { view.disappear?() }
}

/// A node with content that is notified of appearing and disappearing.
class AppearingNode<V>: ViewNode<V>, AppearanceObserver {
  private let resolveContent: (AppearingNode) -> Node
  private var child = OnlyChild()
  private var isRegistered = false
  override var children: [Node] { child.list }

  init<Content: View>(_ view: V, _ context: NodeContext, content: @escaping (V) -> Content) {
    resolveContent = { $0.reconcile($0.child.node, content($0.view), $0.environment) }
    super.init(view, context)
  }

  override func resolve() {
    child = child.showing(resolveContent(self))
    if isRegistered { return }
    isRegistered = true
    watchAppearance()
  }

  override func unmount() {
    super.unmount()
    endWatchingAppearance()
  }

  func appear() {}

  func disappear() {}
}

extension View {
  /// Adds an action that runs each time the view appears, after the layout of its first frame:
  /// SwiftUI's `onAppear`. A row of a lazy stack appears when it is created.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    Appearance(content: self, appear: action, disappear: nil)
  }

  /// Adds an action that runs each time the view has disappeared: SwiftUI's `onDisappear`.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    Appearance(content: self, appear: nil, disappear: action)
  }
}
