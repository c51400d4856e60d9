/// The first of several views that fits the available space, or the last view if none fits:
/// SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice from views, the largest first. They must fit along `axes` only.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Creates the node of this view. Called by the engine only.
  public func _makeNode(_ context: _NodeContext) -> _Node {
    FittingNode(self, context, content: { $0.content }, axes: { $0.axes })
  }
}

/// Several views of a container that shows only one. They are created in order, on demand.
@MainActor
@_spi(Nodes) public protocol Alternatives {
  /// The number of views.
  var alternativeCount: Int { get }
  /// Returns the node of a view, and creates it if necessary.
  func alternative(at index: Int) -> Node
}

extension Node {
  /// This node as a source of alternatives, or `nil`.
  var alternatives: (any Alternatives)? {
    if case .alternatives(let node) = nodeRole { node } else { nil }
  }
}

private final class FittingNode<V>: ContainerNode<V> {
  private let axes: (V) -> Axis.Set
  private var chosen: Node?
  override var shownChildren: [Node] { chosen.map { [$0] } ?? [] }
  override var nodeRole: NodeRole? { .choosing }

  init<Content: View>(
    _ view: V,
    _ context: NodeContext,
    content: @escaping (V) -> Content,
    axes: @escaping (V) -> Axis.Set
  ) {
    self.axes = axes
    super.init(view, context, content: content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    choice(proposal)?.measure(proposal) ?? .zero
  }

  private func choice(_ proposal: ProposedSize) -> Node? {
    let axes = axes(view)
    let width = axes.contains(.horizontal) ? proposal.width : nil
    let height = axes.contains(.vertical) ? proposal.height : nil
    let ideal = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: nil
    )
    func fits(_ item: Node) -> Bool {
      let size = item.measure(ideal)
      return size.width <= width ?? .max && size.height <= height ?? .max
    }
    guard let alternatives = children.first?.alternatives else {
      return layoutItems.first(where: fits) ?? layoutItems.last
    }
    var last: Node?
    for index in 0..<alternatives.alternativeCount {
      let items = alternatives.alternative(at: index).elements
      if let fitting = items.first(where: fits) { return fitting }
      last = items.last ?? last
    }
    return last
  }

  override func placeChildren() {
    chosen = choice(proposal)
    chosen?.place(frame, for: proposal, in: viewport)
  }

  override func shows(_ node: Node) -> Bool {
    let parts = children.first.map { $0.children.count > 1 ? $0.children : [$0] } ?? []
    guard let chosen, let part = parts.first(where: { $0.elements.contains(chosen) })
    else { return true }
    return node.isInside(part) || part.isInside(node)
  }

  override func draw(into canvas: Canvas) { chosen?.draw(into: canvas) }

  /// Adds the chosen view, starting at the outermost node that contains nothing else. Modifiers
  /// around the view therefore add their semantics too.
  override func addSemantics(to tree: inout SemanticTree) {
    guard var target = chosen else { return }
    while let outer = target.parent, outer !== self, outer.alternatives == nil,
      outer.elements.count == 1
    {
      target = outer
    }
    target.addSemantics(to: &tree)
  }

  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    choice(proposal)?.ownGuide(key, in: size, for: proposal)
  }
}
