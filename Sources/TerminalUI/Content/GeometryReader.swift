/// The size a geometry reader was given: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
  /// Columns and rows.
  public let size: Size
}

/// Content made for the room there is: SwiftUI's `GeometryReader`.
///
/// Takes all that is offered and puts its content at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView, Resolvable {
  let content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { GeometryNode(self, context) }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var child: Node?
  private var childSize: Size?
  private var inner = DerivedEnvironment()
  override var isElement: Bool { true }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func resolve() { childSize = nil }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func placeChildren() {
    if childSize != frame.size {
      childSize = frame.size
      let proxy = GeometryProxy(size: frame.size)
      let content = tracking { view.content(proxy) }
      child = reconcile(child, content, inner.eager(from: environment))
    }
    for element in child?.elements ?? [] {
      let offered = ProposedSize(frame.size)
      let rect = environment.align(element.measure(offered), in: frame, .topLeading)
      element.place(rect, for: offered, in: viewport)
    }
  }
}
