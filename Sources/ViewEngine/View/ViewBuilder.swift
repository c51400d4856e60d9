/// Creates a view from the statements of a closure: SwiftUI's `ViewBuilder`.
///
/// Its functions are nonisolated, so that closures of any isolation can use them. Functions that
/// only return their argument are inlined: otherwise the runtime would create types for each
/// statement of a body in another module.
@resultBuilder
public enum ViewBuilder {
  /// Returns an empty view for a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with a single statement.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views in the order in which they are written.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an expression unchanged.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an `if` without `else`, or `nil`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Hides the type of a view inside `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Several views that a block of a view builder combines: SwiftUI's `TupleView`.
public struct TupleView<each Content> {
  /// The views, in one object that copies share. Copies therefore have the same bits. A tuple of
  /// type parameters would need a lookup of its type each time it is copied or released.
  private let shared: SharedTuple

  package nonisolated init(_ content: repeat each Content) {
    shared = SharedTuple((repeat each content))
  }

  /// The views. Never `nil`.
  package nonisolated var content: (repeat each Content)? { shared.tuple as? (repeat each Content) }
}

private final class SharedTuple {
  let tuple: Any

  init(_ tuple: Any) { self.tuple = tuple }
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    TupleNode(self, context)
  }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>>,
  Alternatives
{
  private var parts: [Node] = []
  override var children: [Node] { parts }
  override var nodeRole: NodeRole? { isChosenFrom ? .alternatives(self) : nil }

  /// Whether the parent shows only one of the parts. The value is stored, because the parent never
  /// changes its role.
  private let isChosenFrom: Bool

  override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    isChosenFrom = if case .choosing = context.parent?.nodeRole { true } else { false }
    super.init(view, context)
  }

  // Two constraints on loops over parameter packs: they run to the end and use their variable.
  // Other loops were miscompiled by the optimizer.
  var alternativeCount: Int {
    var count = 0
    for part in repeat (each Content).self { count += Self.one(part) }
    return count
  }

  private static func one<Part: View>(_ part: Part.Type) -> Int { 1 }

  func alternative(at index: Int) -> Node {
    if index >= parts.count { resolveParts(upTo: index + 1) }
    return parts[index]
  }

  override func resolve() {
    if isChosenFrom { return resolveParts(upTo: parts.count) }
    guard let content = view.content else { return }
    var resolved: [Node] = []
    for part in repeat each content {
      let old = resolved.count < parts.count ? parts[resolved.count] : nil
      resolved.append(reconcile(old, part, environment))
    }
    parts = resolved
  }

  /// Resolves the first `count` parts from the view.
  private func resolveParts(upTo count: Int) {
    guard let content = view.content else { return }
    var resolved: [Node] = []
    for part in repeat each content {
      if resolved.count < count {
        let old = resolved.count < parts.count ? parts[resolved.count] : nil
        // A part that is created only to be measured does not invalidate the layout around it.
        resolved.append(old.map { reconcile($0, part, environment) } ?? make(part, environment))
      }
    }
    parts = resolved
  }
}

/// One of two views, chosen by an `if` or `switch` in a view builder.
public enum ConditionalContent<First, Second> {
  /// The first branch.
  case first(First)
  /// The second branch.
  case second(Second)
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    ConditionalNode(self, context)
  }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<
  ConditionalContent<First, Second>
>
{
  private var branch = OnlyChild()
  private var isFirst = true
  override var children: [Node] { branch.list }

  override func resolve() {
    switch view {
    case .first(let content):
      branch = branch.showing(reconcile(isFirst ? branch.node : discard(), content, environment))
      isFirst = true
    case .second(let content):
      branch = branch.showing(reconcile(isFirst ? discard() : branch.node, content, environment))
      isFirst = false
    }
  }

  private func discard() -> Node? {
    branch.node?.unmount()
    return nil
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    OptionalNode(self, context)
  }

  /// Two optional views are equal if both are `nil` or both views are equal.
  public func _isEqual(to other: Self) -> Bool {
    if let self, let other { return self._isEqual(to: other) }
    return self == nil && other == nil
  }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    if let wrapped = view {
      child = child.showing(reconcile(child.node, wrapped, environment))
    } else {
      child.node?.unmount()
      child = OnlyChild()
    }
  }
}
