/// Something with a modifier — a view, or a modifier to be done first: SwiftUI's
/// `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Modifies something.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { ModifierNode(self, context) }

  /// Equal where both the content and the modifier are.
  public func _isEqual(to other: Self) -> Bool {
    areEqual(modifier, other.modifier)
      && (haveSameBits(content, other.content) || content._isEqual(to: other.content))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Shows what the one modifier makes, changed by the other.
  public static func _showBody(in place: _BodyPlace<Self>, of content: ViewModifierContent<Self>) {
    place.show { content.modifier($0.content).modifier($0.modifier) }
  }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: BodyNode<
  ModifiedContent<Content, Modifier>
>
{
  override func resolve() {
    let content = ViewModifierContent<Modifier>(content: AnyView(view.content))
    Modifier._showBody(in: _BodyPlace(node: self, value: view.modifier), of: content)
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
