import Foundation
@_spi(Nodes) import ViewEngine

/// A drag with the mouse: SwiftUI's `DragGesture`.
///
/// The value changes when the mouse enters another cell, so positions are centres of cells. Offer
/// the same action with keys: not every terminal reports the mouse.
public struct DragGesture: Gesture {
  /// The state of a drag: SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The position of the pointer, in points.
    public var location: CGPoint
    /// The position at which the drag started, in points.
    public var startLocation: CGPoint
    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The speed, in points per second. Always zero.
    public var velocity: CGSize { .zero }
    /// The predicted end position, which is the current position.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted distance from the start, which is the current distance.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// The gesture has no body.
  public typealias Body = Never
  /// The minimum distance before the drag starts, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the positions.
  public var coordinateSpace: CoordinateSpace {
    get { space.value }
    set { space.value = newValue }
  }
  private var space: MainActorValue<CoordinateSpace>

  /// Creates a drag gesture with a minimum distance, in points.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    space = MainActorValue(coordinateSpace.coordinateSpace)
  }

  /// Creates a drag gesture with a minimum distance, in points.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    space = MainActorValue(coordinateSpace)
  }
}

extension DragGesture: PrimitiveGesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    GesturePlan(drags: [DragPlan(drag: self, changed: changed, ended: ended)])
  }
}

/// Content that can be dragged.
struct DragArea<Content> {
  let content: Content
  let plans: [DragPlan]
}

extension DragArea: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { DragAreaNode(self, context) }
}

private final class DragAreaNode<Content: View>: EnclosingNode<DragArea<Content>>,
  DragHandler
{
  /// The indices of the plans that have reached their minimum distance.
  private var begun: Set<Int> = []

  init(_ view: DragArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  func drag(from start: Point, to point: Point) -> Bool {
    if start == point { begun = [] }
    for (index, plan) in view.plans.enumerated() {
      let value = value(of: plan, from: start, to: point)
      let way = value.translation
      let distance = (way.width * way.width + way.height * way.height).squareRoot()
      guard begun.contains(index) || distance >= plan.drag.minimumDistance else { continue }
      if begun.insert(index).inserted { plan.begin(Press(self, at: start)) }
      plan.changed(value)
    }
    return !begun.isEmpty
  }

  /// Ends the drag. Returns whether the release is handled: a drag that ends in its first cell also
  /// counts as a click.
  func endDrag(from start: Point, at point: Point) -> Bool {
    let ended = view.plans.enumerated().filter { begun.contains($0.offset) }
    begun = []
    for (_, plan) in ended { plan.ended(value(of: plan, from: start, to: point)) }
    return !ended.isEmpty && start != point
  }

  private func value(
    of plan: DragPlan,
    from start: Point,
    to point: Point
  ) -> DragGesture.Value {
    let space = rect(of: plan.drag.coordinateSpace)
    return DragGesture.Value(
      time: Clock.current.now,
      location: middle(of: point, in: space),
      startLocation: middle(of: start, in: space)
    )
  }
}
