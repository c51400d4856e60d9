/// Something with a modifier — a view, or a modifier to be done first: SwiftUI's
/// `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public nonisolated(unsafe) var content: Content
  /// The modifier.
  public nonisolated(unsafe) var modifier: Modifier

  /// Modifies something.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A modified view is resolved by the engine.
  public var body: Never {
    preconditionFailure("a modified view is drawn by the engine; do not call its body")
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Resolvable where Content: View, Modifier: ViewModifier {
  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { ModifierNode(self, context) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

/// Two modifiers, one after the other.
@MainActor
private protocol ModifierPair {
  func applied(to view: some View) -> any View
}

extension ModifiedContent: ModifierPair where Content: ViewModifier, Modifier: ViewModifier {
  func applied(to view: some View) -> any View {
    view.modifier(content).modifier(modifier)
  }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child = OnlyChild()
  private var storage = DynamicStorage()
  override var children: [Node] { child.list }

  override func resolve() {
    if let pair = view.modifier as? any ModifierPair {
      child.node = reconcile(child.node, AnyView(pair.applied(to: view.content)), environment)
      return
    }
    let content = ViewModifierContent<Modifier>(content: AnyView(view.content))
    let body = tracking {
      storage.connect(view.modifier, environment).body(content: content)
    }
    child.node = reconcile(child.node, body, environment)
  }
}

extension View {
  /// Applies a modifier: SwiftUI's `modifier(_:)`.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<
    Self, Modifier
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}
