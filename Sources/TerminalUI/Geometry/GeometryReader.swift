/// Content made for the room there is: SwiftUI's `GeometryReader`.
///
/// Takes all that is offered and puts its content at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes the node that stands for the view.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    GeometryNode(self, context, content: { $0.content })
  }

  /// Prepares the node and what is inside.
  public nonisolated static func _prepare(_ preparation: _Preparation) {
    preparation.type(GeometryNode<Self, Content>.self)
    preparation.view(Content.self)
  }
}

private final class GeometryNode<V, Content: View>: ViewNode<V>, AnchorReading {
  private let content: (V) -> (GeometryProxy) -> Content
  private var child = OnlyChild()
  private var childFrame: Rect?
  private var watch = GeometryWatch()
  private var inner = DerivedEnvironment()
  private var isReadingAnchors = false
  override var isElement: Bool { true }
  override var children: [Node] { child.list }

  init(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> (GeometryProxy) -> Content
  ) {
    self.content = content
    super.init(view, context)
  }

  /// With the room of the last layout, which seldom changes together with the view: so what is
  /// inside changes before the next layout, not halfway through it.
  override func resolve() {
    childFrame = nil
    if child.node != nil, !watch.usesPlace, watch.anchors.isEmpty { makeContent() }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  private var isUpToDate: Bool {
    watch.usesPlace ? childFrame == frame : childFrame?.size == frame.size
  }

  private func registerOnce() {
    if isReadingAnchors { return }
    isReadingAnchors = true
    host.aftermath.register(self)
  }

  var hasMovedAnchors: Bool { hiding == nil && watch.hasMoved }

  func anchorsMoved() {
    childFrame = nil
    invalidateLayout()
    host.setNeedsLayout()
  }

  override func unmount() {
    super.unmount()
    if isReadingAnchors { host.aftermath.remove(self) }
  }

  private func makeContent() {
    childFrame = frame
    watch.usesPlace = false
    watch.anchors = []
    let proxy = GeometryProxy(self, watch, frame.size)
    let content = tracking { self.content(view)(proxy) }
    child.node = reconcile(child.node, content, inner.eager(from: environment))
    if !watch.anchors.isEmpty { registerOnce() }
  }

  override func placeChildren() {
    if !isUpToDate { makeContent() }
    for element in child.node?.elements ?? [] {
      let offered = ProposedSize(frame.size)
      let rect = environment.align(element.measure(offered), in: frame, .topLeading)
      element.place(rect, for: offered, in: viewport)
    }
  }
}
