import Foundation

/// A change of a view's appearance that does not affect its layout: SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The distance by which the view is drawn away from its position, in points.
  var displacement: CGSize { get }
}

/// An effect that changes nothing: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public nonisolated init() {}
  /// No displacement.
  public var displacement: CGSize { .zero }
}

/// An effect that moves the view.
private struct MovedEffect: VisualEffect {
  let displacement: CGSize
}

extension VisualEffect {
  /// Moves the drawing of the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    MovedEffect(
      displacement: CGSize(width: displacement.width + x, height: displacement.height + y)
    )
  }

  /// Moves the drawing of the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// Content with an effect that depends on its geometry.
private struct EffectView<Content, Effect: VisualEffect> {
  let content: Content
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension EffectView: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { EffectNode(self, context) }
}

private final class EffectNode<Content: View, Effect: VisualEffect>: EnclosingNode<
  EffectView<Content, Effect>
>
{
  init(_ view: EffectView<Content, Effect>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    let proxy = GeometryProxy(self, GeometryWatch(), frame.size)
    let moved = view.effect(EmptyVisualEffect(), proxy).displacement
    var rect = frame
    let x = Points.distance(moved.width, along: .horizontal)
    rect.origin.x += environment.layoutDirection == .rightToLeft ? -x : x
    rect.origin.y += Points.distance(moved.height, along: .vertical)
    placeColumn(for: proposal, in: rect, viewport: viewport)
  }
}

extension View {
  /// Applies effects that depend on the view's geometry and do not affect its layout: SwiftUI's
  /// `visualEffect(_:)`. Only effects that move the view are visible.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    EffectView(content: self, effect: effect)
  }

  /// Moves the drawing of the view by a distance in points that depends on its size. Its layout
  /// does not change.
  package func displaced(_ way: @escaping (CGSize) -> CGSize) -> some View {
    EffectView(content: self) { _, proxy in MovedEffect(displacement: way(proxy.size)) }
  }
}
