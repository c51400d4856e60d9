/// The first of several views that fits into the width there is, else the last:
/// SwiftUI's `ViewThatFits`, in the horizontal direction.
public struct ViewThatFits<Content: View>: PrimitiveView, Resolvable {
  let content: Content

  /// Offers views, the widest first.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { FittingNode(self, context) }
}

private final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
  private var chosen: Node?
  override var shownChildren: [Node] { chosen.map { [$0] } ?? [] }

  init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    choice(width: proposal.width)?.measure(proposal) ?? .zero
  }

  private func choice(width: Int?) -> Node? {
    guard let width else { return layoutItems.first }
    let fitting = layoutItems.first { item in
      item.measure(ProposedSize(width: nil, height: nil)).width <= width
    }
    return fitting ?? layoutItems.last
  }

  override func placeChildren() {
    chosen = choice(width: proposal.width)
    chosen?.place(frame, for: proposal, in: viewport)
  }

  override func draw(into canvas: Canvas) { chosen?.draw(into: canvas) }

  override func addSemantics(to tree: inout SemanticTree) { chosen?.addSemantics(to: &tree) }
}
