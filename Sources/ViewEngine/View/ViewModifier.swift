/// A change to a view that can be named and used again: SwiftUI's `ViewModifier`.
///
/// It may have `@State`, `@Environment` and other dynamic properties; they live as long as
/// the modified view keeps its place.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to change.
  typealias Content = ViewModifierContent<Self>

  /// Makes the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Has the changed view made and shown. Not for clients.
  @MainActor static func _showBody(in place: _BodyPlace<Self>, of content: Content)
}

extension ViewModifier {
  /// Shows the changed view; inlined for the reason for which that of a view is.
  @inlinable
  @inline(__always)
  public static func _showBody(in place: _BodyPlace<Self>, of content: Content) {
    place.show { $0.body(content: content) }
  }
}

extension ViewModifier where Body == Never {
  /// A modifier without a body is known to the engine, which never asks for one.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine; do not call its body")
  }
}

extension ViewModifier {
  /// A modifier that does what this one does, and then what another does.
  public nonisolated func concat<Other>(_ other: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: other)
  }
}

/// The view that a modifier changes: SwiftUI's `ViewModifier.Content`.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ContentNode(self, context, content: { $0.content })
  }
}

/// A modifier that changes nothing: SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// One to use where a modifier is asked for.
  public static let identity = EmptyModifier()

  /// Creates one.
  public nonisolated init() {}

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}
