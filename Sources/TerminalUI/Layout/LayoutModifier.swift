/// A change of the layout of each element of some content.
protocol LayoutModifier: Sendable {
  /// What the content is offered for a proposal.
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize
  /// The size for a proposal, given that of the content.
  func size(_ content: Size, for proposal: ProposedSize) -> Size
  /// The content's rectangle inside the modifier's own.
  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect
  /// The part of the screen in which the content may be seen.
  func viewport(_ viewport: Rect, _ frame: Rect) -> Rect
  /// The priority in a stack, or `nil` for that of the content.
  var priority: Double? { get }
}

extension LayoutModifier {
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

  func size(_ content: Size, for proposal: ProposedSize) -> Size { content }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect { frame }

  func viewport(_ viewport: Rect, _ frame: Rect) -> Rect { viewport }

  var priority: Double? { nil }
}

/// Content with a layout modifier.
struct LayoutModified<Content: View, Modifier: LayoutModifier>: PrimitiveView, Resolvable {
  let content: Content
  let modifier: Modifier

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { ModifiedNode(self, context) }
}

/// Puts a wrapper around each element of the content, as SwiftUI does for groups.
private final class ModifiedNode<Content: View, Modifier: LayoutModifier>: ViewNode<
  LayoutModified<Content, Modifier>
>
{
  private var child = OnlyChild()
  private var wrappers: [WrapperNode<Modifier>] = []
  private var modifier: Modifier?
  private var inner = DerivedEnvironment()
  override var isItem: Bool { true }
  override var children: [Node] { child.list }

  override var elements: [Node] {
    let content = child.node?.elements ?? []
    if !isWrapped(content) { wrap(content) }
    return wrappers
  }

  override func resolve() {
    child.node = reconcile(child.node, view.content, inner.eager(from: environment))
    if let modifier, areEqual(modifier, view.modifier) { return }
    modifier = view.modifier
    wrappers.forEach { $0.modifier = view.modifier }
    invalidateLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    wrappers.forEach { $0.forgetMeasurements() }
  }

  private func isWrapped(_ content: [Node]) -> Bool {
    guard wrappers.count == content.count else { return false }
    for (index, node) in content.enumerated() where wrappers[index].content !== node {
      return false
    }
    return true
  }

  private func wrap(_ content: [Node]) {
    let context = NodeContext(host: host, parent: self, environment: environment)
    wrappers = content.map { WrapperNode($0, view.modifier, context) }
  }
}

private final class WrapperNode<Modifier: LayoutModifier>: Node {
  let content: Node
  var modifier: Modifier
  override var isElement: Bool { true }
  override var children: [Node] { [content] }
  override var layoutPriority: Double { modifier.priority ?? content.layoutPriority }

  init(_ content: Node, _ modifier: Modifier, _ context: NodeContext) {
    self.content = content
    self.modifier = modifier
    super.init(context)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    modifier.size(content.measure(modifier.contentProposal(proposal)), for: proposal)
  }

  override func placeChildren() {
    let inner = modifier.contentProposal(proposal)
    let rect = modifier.rect(content.measure(inner), in: frame, content.environment)
    content.place(rect, for: inner, in: modifier.viewport(viewport, frame))
  }

  /// What is inside keeps its place inside; only what may be seen of it can change.
  override func moveChildren(by distance: Point) {
    content.move(by: distance, in: modifier.viewport(viewport, frame))
  }
}

extension Node: Equatable {
  /// A node is the same as itself only.
  package static nonisolated func == (left: Node, right: Node) -> Bool { left === right }
}
