@_spi(Nodes) import ViewEngine

/// The root view of an ``App`` in a ``ViewHost``: the first window, with the opened windows stacked
/// over it.
///
/// ```swift
/// import SwiftUI
///
/// struct HelloApp: App {
///   var body: some Scene { WindowGroup { Text("Hello") } }
/// }
///
/// @MainActor func helloScreen() -> [String] {
///   ViewHost(AppRoot(HelloApp()), size: Size(width: 80, height: 24)).render().lines
/// }
/// ```
public struct AppRoot<Application: App>: PrimitiveView {
  let app: Application

  /// Creates the root view. The app's `@State` lives as long as this view.
  public init(_ app: Application) {
    self.app = app
  }

  /// Creates the node that lays out and draws the view.
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
