/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public nonisolated init() {}

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { ViewNode(self, context) }
}

/// Content taken together without a layout of its own: what surrounds the group lays it
/// out. SwiftUI's `Group`, of views, scenes, commands, toolbar items or tabs.
public struct Group<Content> {
  /// A group has no body.
  public typealias Body = Never

  package let content: Content

  package init(_ content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}

/// A view whose type is hidden.
///
/// The view lies behind a reference, by which a copy is seen to be the same: of a view of any
/// type neither all bits are its own nor is it known how to compare it.
public struct AnyView: PrimitiveView {
  private let hidden: HiddenView
  var content: any View { hidden.content.value }

  /// Hides the type of a view.
  public nonisolated init(_ content: some View) {
    hidden = HiddenView(content)
  }

  /// Hides the type of a view: SwiftUI's `AnyView(erasing:)`.
  public nonisolated init(erasing view: some View) {
    self.init(view)
  }

  /// Makes the node that stands for the view.
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

/// A node with one piece of content, which may be what a closure of a client makes.
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
