/// A key press that a view hears of: SwiftUI's `KeyPress`.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: Key

  /// Whether a view acted on a key press: SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// The view acted; nobody else hears of it.
    case handled
    /// The view did nothing; the views around it hear of it next.
    case ignored
  }
}

struct KeyHandler<Content: View>: PrimitiveView, Resolvable {
  let content: Content
  let action: @MainActor (KeyPress) -> KeyPress.Result

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { KeyHandlerNode(self, context) }
}

private final class KeyHandlerNode<Content: View>: ViewNode<KeyHandler<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
  }

  override func handle(_ key: Key) -> Bool {
    view.action(KeyPress(key: key)) == .handled
  }
}

extension View {
  /// Acts on keys that are pressed while this view, or one in it, has the focus.
  public func onKeyPress(
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyHandler(content: self, action: action)
  }

  /// Acts on one key pressed while this view, or one in it, has the focus.
  public func onKeyPress(
    _ key: Key,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyHandler(content: self) { $0.key == key ? action() : .ignored }
  }
}
