/// A change of the layout or the look of each element of some content.
protocol LayoutModifier: Sendable {
  /// The size for a proposal, given a way to measure the content.
  @MainActor func size(_ proposal: ProposedSize, _ content: Node) -> Size
  /// The content's rectangle inside the modifier's own.
  @MainActor func rect(_ frame: Rect, _ content: Node) -> Rect
  /// The part of the screen in which the content may be seen.
  @MainActor func viewport(_ viewport: Rect, _ frame: Rect) -> Rect
  /// The priority in a stack, or `nil` for that of the content.
  var priority: Double? { get }
}

extension LayoutModifier {
  @MainActor func size(_ proposal: ProposedSize, _ content: Node) -> Size {
    content.measure(proposal)
  }

  @MainActor func rect(_ frame: Rect, _ content: Node) -> Rect { frame }

  @MainActor func viewport(_ viewport: Rect, _ frame: Rect) -> Rect { viewport }

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
  private var child: Node?
  private var wrappers: [WrapperNode<Modifier>] = []
  private var modifier: Modifier?
  private var inner = DerivedEnvironment()
  override var isItem: Bool { true }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override var elements: [Node] {
    let content = child?.elements ?? []
    if wrappers.map(\.content) != content { wrap(content) }
    return wrappers
  }

  override func resolve() {
    child = reconcile(child, view.content, inner.eager(from: environment))
    if let modifier, areEqual(modifier, view.modifier) { return }
    modifier = view.modifier
    wrappers.forEach { $0.modifier = view.modifier }
    invalidateLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    wrappers.forEach { $0.forgetMeasurements() }
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
    modifier.size(proposal, content)
  }

  override func placeChildren() {
    let viewport = modifier.viewport(viewport, frame)
    content.place(modifier.rect(frame, content), in: viewport)
  }
}

extension Node: Equatable {
  /// A node is the same as itself only.
  package static nonisolated func == (left: Node, right: Node) -> Bool { left === right }
}
