/// Content with another view behind or in front of it, of the content's own size.
struct Decorated<Content: View, Decoration: View>: PrimitiveView, Resolvable {
  let content: Content
  let decoration: Decoration
  let alignment: Alignment
  let isInFront: Bool

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { DecoratedNode(self, context) }
}

private final class DecoratedNode<Content: View, Decoration: View>: ContainerNode<
  Decorated<Content, Decoration>, Content
>
{
  private var decoration: Node?
  private let stack = StackLayout(axis: .vertical, spacing: 0)

  override var children: [Node] {
    let decoration = decoration.map { [$0] } ?? []
    return view.isInFront ? super.children + decoration : decoration + super.children
  }

  override var layoutPriority: Double { layoutItems.first?.layoutPriority ?? 0 }

  init(_ view: Decorated<Content, Decoration>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func resolve() {
    super.resolve()
    decoration = reconcile(decoration, view.decoration, contentEnvironment)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    stack.size(of: stack.sizes(of: layoutItems, for: proposal))
  }

  override func placeChildren() {
    let sizes = stack.sizes(of: layoutItems, for: ProposedSize(frame.size))
    var y = frame.minY
    for (item, size) in zip(layoutItems, sizes) {
      let lane = Rect(x: frame.minX, y: y, width: frame.size.width, height: size.height)
      item.place(environment.align(size, in: lane, .top), in: viewport)
      y += size.height
    }
    for element in decoration?.elements ?? [] {
      let size = element.measure(ProposedSize(frame.size))
      element.place(environment.align(size, in: frame, view.alignment), in: viewport)
    }
  }
}

/// A rectangle filled with a colour: SwiftUI's `Color` as a view, by role.
public struct Fill: PrimitiveView, Resolvable {
  let role: ColorRole

  /// Fills with the colour of a role.
  public init(_ role: ColorRole) {
    self.role = role
  }

  /// Makes the node that stands for the view.
  package func makeNode(_ context: NodeContext) -> Node { FillNode(self, context) }
}

private final class FillNode: ViewNode<Fill> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    canvas.fill(frame, CellStyle(background: view.role), in: viewport)
  }
}

extension View {
  /// Puts a view behind this one, of this one's size.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Decorated(content: self, decoration: content(), alignment: alignment, isInFront: false)
  }

  /// Puts a view in front of this one, within its size.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Decorated(content: self, decoration: content(), alignment: alignment, isInFront: true)
  }
}
