/// Content with a modifier: SwiftUI's `ModifiedContent`. The content is a view, or a modifier that
/// is applied first.
public struct ModifiedContent<Content, Modifier> {
  /// The content to modify.
  public var content: Content
  /// The modifier to apply.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node { ModifierNode(self, context) }

  /// Returns whether both the content and the modifier are known to be equal.
  public func _isEqual(to other: Self) -> Bool {
    areEqual(modifier, other.modifier)
      && (haveSameBits(content, other.content) || content._isEqual(to: other.content))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Shows the result of the first modifier, changed by the second.
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
  /// Applies a modifier to this view: SwiftUI's `modifier(_:)`.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<
    Self, Modifier
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}
