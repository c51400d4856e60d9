@_spi(Nodes) import ViewEngine

/// The view a terminal shows for an ``App``: the content of its first window, and over it
/// whatever windows were opened. The root of a ``ViewHost``.
public struct AppRoot<Application: App>: PrimitiveView {
  let app: Application

  /// Shows an app, whose state lives as long as this view.
  public init(_ app: Application) {
    self.app = app
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { AppNode(self, context) }
}

private final class AppNode<Application: App>: ViewNode<AppRoot<Application>> {
  private var child = OnlyChild()
  private var storage = DynamicStorage()
  private let opened = OpenedWindows()
  override var children: [Node] { child.list }

  override func resolve() {
    let windows = tracking {
      var windows: [SceneWindow] = []
      storage.connect(view.app, environment).body.collectWindows(into: &windows)
      return windows
    }
    opened.windows = windows
    child = child.showing(
      reconcile(child.node, WindowStack(windows: windows, opened: opened), environment)
    )
  }
}
