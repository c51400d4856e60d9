import Foundation

/// Changes of a view's look that leave its layout alone: SwiftUI's `VisualEffect`.
public protocol VisualEffect: Sendable {
  /// The cells by which the view is moved across and down.
  var displacement: CGSize { get }
}

/// A view without effects: SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public nonisolated init() {}
  /// No displacement.
  public var displacement: CGSize { .zero }
}

/// An effect that moves the view.
private struct MovedEffect: VisualEffect {
  let displacement: CGSize
}

extension VisualEffect {
  /// Draws the view somewhere else, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    MovedEffect(
      displacement: CGSize(width: displacement.width + x, height: displacement.height + y)
    )
  }

  /// Draws the view somewhere else, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// Content with effects that its geometry decides.
private struct EffectView<Content, Effect: VisualEffect> {
  let content: Content
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension EffectView: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
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
  /// Changes the view's look by its geometry, its layout left alone: SwiftUI's
  /// `visualEffect(_:)`. Of the effects, those that move a view can be seen.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    EffectView(content: self, effect: effect)
  }

  /// Moves the view by points that its size decides, its layout left alone.
  package func displaced(_ way: @escaping (CGSize) -> CGSize) -> some View {
    EffectView(content: self) { _, proxy in MovedEffect(displacement: way(proxy.size)) }
  }
}
