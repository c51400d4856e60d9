/// A reusable change to a view: SwiftUI's `ViewModifier`.
///
/// It may have `@State`, `@Environment` and other dynamic properties. They live as long as the
/// modified view keeps its identity.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the view to modify.
  typealias Content = ViewModifierContent<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Evaluates and shows the modified view. Called by the engine only.
  @MainActor static func _showBody(in place: _BodyPlace<Self>, of content: Content)
}

extension ViewModifier {
  /// Shows the modified view. Inlined for the same reason as `View._showBody(in:)`.
  @inlinable
  @inline(__always)
  public static func _showBody(in place: _BodyPlace<Self>, of content: Content) {
    place.show { $0.body(content: content) }
  }
}

extension ViewModifier where Body == Never {
  /// Traps. The engine applies a modifier without a body and never calls this function.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine; do not call its body")
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then `other`.
  public nonisolated func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: other)
  }
}

/// The view that a modifier changes: SwiftUI's `ViewModifier.Content`.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}

/// A modifier without an effect: SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// An instance to pass where a modifier is required.
  public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  public nonisolated init() {}

  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
