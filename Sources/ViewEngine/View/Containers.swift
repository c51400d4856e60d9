/// A view that shows nothing and takes no space: SwiftUI's `EmptyView`.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public nonisolated init() {}

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node { ViewNode(self, context) }
}

/// A group of content without a layout of its own: SwiftUI's `Group`. The enclosing container lays
/// out the content as if it were not grouped. The content is views, scenes, commands, toolbar items
/// or tabs.
public struct Group<Content> {
  /// A group has no body; the engine shows its content directly.
  public typealias Body = Never

  package let content: Content

  package init(_ content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}

/// A view with a hidden type: SwiftUI's `AnyView`.
///
/// The content is stored in an object, so that two copies of one `AnyView` compare as equal.
/// Without the object, they could not be compared, because the type of the content is unknown.
public struct AnyView: PrimitiveView {
  private let hidden: HiddenView
  var content: any View { hidden.content.value }

  /// Creates a view that hides the type of `content`.
  public nonisolated init(_ content: some View) {
    hidden = HiddenView(content)
  }

  /// Creates a view that hides the type of `view`: SwiftUI's `AnyView(erasing:)`.
  public nonisolated init(erasing view: some View) {
    self.init(view)
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node { AnyViewNode(self, context) }
}

private final class HiddenView: Sendable {
  let content: MainActorValue<any View>

  init(_ content: some View) { self.content = MainActorValue(content) }
}

private final class AnyViewNode: ViewNode<AnyView> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(open(view.content))
  }

  private func open<Content: View>(_ content: Content) -> Node {
    reconcile(child.node, content, environment)
  }
}

/// A node with one child view, which a closure creates from the node's view. The closure may be
/// client code: observable values that it reads are tracked.
package final class ContentNode<V: View, Content: View>: ViewNode<V> {
  private let content: (V) -> Content
  private var child = OnlyChild()
  package override var children: [Node] { child.list }

  package init(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content
  ) {
    self.content = content
    super.init(view, context)
  }

  package override func resolve() {
    let content = tracking { self.content(view) }
    child = child.showing(reconcile(child.node, content, environment))
  }
}
