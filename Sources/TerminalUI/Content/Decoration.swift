@_spi(Nodes) import ViewEngine

/// Content with a background or an overlay. The content's size is proposed to the decoration.
struct DecoratedView<Content, Decoration> {
  let content: Content
  let decoration: Decoration
  let alignment: Alignment
  let isInFront: Bool
}

extension DecoratedView: View, PrimitiveView where Content: View, Decoration: View {
  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node { DecoratedNode(self, context) }
}

private final class DecoratedNode<Content: View, Decoration: View>: EnclosingNode<
  DecoratedView<Content, Decoration>
>
{
  private var decoration: Node?
  private var hasOutline = false
  /// The children, stored because tree traversals read them often and each new array would allocate
  /// memory.
  private var parts: [Node] = []
  override var children: [Node] { parts }

  init(_ view: DecoratedView<Content, Decoration>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func resolve() {
    super.resolve()
    let decoration = reconcile(decoration, view.decoration, contentEnvironment)
    self.decoration = decoration
    parts = view.isInFront ? super.children + [decoration] : [decoration] + super.children
  }

  override var innermost: Node { layoutItems.count == 1 ? layoutItems[0].innermost : self }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    columnSize(for: proposal)
  }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
    for element in decoration?.elements ?? [] {
      let offered = ProposedSize(frame.size)
      let size = element.measure(offered)
      let rect = element.aligned(size, in: frame, view.alignment, for: offered, environment)
      element.place(rect, for: offered, in: viewport)
    }
    yieldToOutline()
  }

  /// Moves an input field's text inside the border that is drawn around the field.
  private func yieldToOutline() {
    let outline = decoration?.elements.first {
      if case .control(OutlineRole.outline) = $0.innermost.nodeRole { true } else { false }
    }
    if outline != nil || hasOutline,
      case .control(OutlineRole.outlined(let field)) = innermost.nodeRole
    {
      field.yield(to: outline?.frame)
    }
    hasOutline = outline != nil
  }
}

/// A rectangle filled with the colour of a role. ``Color`` is the SwiftUI equivalent for other
/// colours.
///
/// ```swift
/// import SwiftUI
///
/// struct Notice: View {
///   var body: some View { Text("Saved").background { Fill(.accent) } }
/// }
/// ```
public struct Fill: PrimitiveView {
  let role: ColorRole

  /// Creates a rectangle in the colour of a role. It takes the proposed size (default: one cell).
  public init(_ role: ColorRole) {
    self.role = role
  }

  /// Creates the node that lays out and draws the view.
  public func _makeNode(_ context: _NodeContext) -> _Node { FillNode(self, context) }
}

private final class FillNode: ViewNode<Fill> {
  override var isElement: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(into canvas: Canvas) {
    canvas.fill(frame, CellStyle(background: CellColor(view.role)), in: viewport)
  }
}

extension View {
  /// Shows a view behind this view: SwiftUI's `background(alignment:content:)`. This view's size is
  /// proposed to the background.
  public func background(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    DecoratedView(content: self, decoration: content(), alignment: alignment, isInFront: false)
  }

  /// Shows a view in front of this view: SwiftUI's `overlay(alignment:content:)`. This view's size
  /// is proposed to the overlay.
  public func overlay(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    DecoratedView(content: self, decoration: content(), alignment: alignment, isInFront: true)
  }

  /// Shows a view behind this view: SwiftUI's deprecated `background(_:alignment:)`. This view's
  /// size is proposed to the background.
  @_disfavoredOverload
  public func background(
    _ background: some View,
    alignment: Alignment = .center
  ) -> some View {
    DecoratedView(content: self, decoration: background, alignment: alignment, isInFront: false)
  }

  /// Shows a view in front of this view: SwiftUI's deprecated `overlay(_:alignment:)`. This view's
  /// size is proposed to the overlay.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    DecoratedView(content: self, decoration: overlay, alignment: alignment, isInFront: true)
  }
}

extension DecoratedView where Content: View, Decoration: View {
  nonisolated static var _isPassive: Bool { Content._isPassive && Decoration._isPassive }
}
