/// Builds views from the statements of a closure: SwiftUI's `ViewBuilder`.
///
/// Its functions belong to no actor, so that closures of any isolation can be built.
/// Those that only pass a view on are inlined: bodies of other modules would call them with types
/// that the runtime has to make, for every statement.
@resultBuilder
public enum ViewBuilder {
  /// An empty block is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view is itself.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views stand side by side in the order they are written.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An expression is itself.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Several views side by side, as a builder's block makes them.
public struct TupleView<each Content> {
  /// All of them, in one piece of memory that copies share: a tuple of parameters would have
  /// its type looked up each time that it is copied or let go of. Copies have the same bits.
  private let shared: SharedTuple

  package nonisolated init(_ content: repeat each Content) {
    shared = SharedTuple((repeat each content))
  }

  /// The views; there always are.
  package nonisolated var content: (repeat each Content)? { shared.tuple as? (repeat each Content) }
}

private final class SharedTuple {
  let tuple: Any

  init(_ tuple: Any) { self.tuple = tuple }
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
  /// Makes the node that stands for the view.
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

  /// Whether one of the parts is shown: settled by the parent, which stays the same where it
  /// chooses.
  private let isChosenFrom: Bool

  override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
    isChosenFrom = if case .choosing = context.parent?.nodeRole { true } else { false }
    super.init(view, context)
  }

  // Loops over a pack that were left early, or did not use their variable, went wrong when
  // optimized: both go through to the end, and do something with each part.
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

  /// Brings as many parts in line with the view, from the first.
  private func resolveParts(upTo count: Int) {
    guard let content = view.content else { return }
    var resolved: [Node] = []
    for part in repeat each content {
      if resolved.count < count {
        let old = resolved.count < parts.count ? parts[resolved.count] : nil
        // A part that is made to be measured changes nothing around it.
        resolved.append(old.map { reconcile($0, part, environment) } ?? make(part, environment))
      }
    }
    parts = resolved
  }
}

/// One of two views, as a builder's `if` or `switch` makes it.
public enum ConditionalContent<First, Second> {
  /// The first branch was taken.
  case first(First)
  /// The other branch was taken.
  case second(Second)
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Makes the node that stands for the view.
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
  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    OptionalNode(self, context)
  }

  /// Two optional views are equal when both are, or neither is there.
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
