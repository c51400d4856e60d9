/// Content created from the available space: SwiftUI's `GeometryReader`.
///
/// It fills the proposed space and places its content at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  let estimatesSize: Bool

  /// Creates a geometry reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.init(estimatesSize: false, content: content)
  }

  /// Creates a geometry reader.
  ///
  /// - Parameters:
  ///   - estimatesSize: Whether the content is updated before layout, with the size of the last
  ///     layout, and again if the size turns out to differ. Use this only for content that
  ///     tolerates one evaluation with an outdated size.
  ///   - content: Returns the content for a size.
  package init(
    estimatesSize: Bool,
    @ViewBuilder content: @escaping (GeometryProxy) -> Content
  ) {
    self.estimatesSize = estimatesSize
    self.content = content
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    GeometryNode(self, context, estimatesSize: estimatesSize, content: { $0.content })
  }
}

private final class GeometryNode<V, Content: View>: ViewNode<V>, AnchorReader {
  private let content: (V) -> (GeometryProxy) -> Content
  private let estimatesSize: Bool
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
    estimatesSize: Bool,
    content: @escaping (V) -> (GeometryProxy) -> Content
  ) {
    self.content = content
    self.estimatesSize = estimatesSize
    super.init(view, context)
  }

  override func resolve() {
    childFrame = nil
    guard estimatesSize, child.node != nil, !watch.usesPlace, watch.anchors.isEmpty else {
      return
    }
    makeContent()
    // The position is unknown until the views around have been placed.
    if watch.usesPlace { childFrame = nil }
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
    host.postLayoutActions.register(self)
  }

  var hasMovedAnchors: Bool { hidingContainer == nil && watch.hasMoved }

  func anchorsMoved() {
    childFrame = nil
    invalidateLayout()
    host.setNeedsLayout()
  }

  override func unmount() {
    super.unmount()
    if isReadingAnchors { host.postLayoutActions.remove(self) }
  }

  private func makeContent() {
    childFrame = frame
    watch.usesPlace = false
    watch.anchors = []
    let proxy = GeometryProxy(self, watch, frame.size)
    let content = tracking { self.content(view)(proxy) }
    child = child.showing(reconcile(child.node, content, inner.eager(from: environment)))
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
