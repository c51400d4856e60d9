import Foundation
@_spi(Nodes) import ViewEngine

/// A movement with a button held down: SwiftUI's `DragGesture`.
///
/// The mouse has come to another cell, so that places are middles of cells. What a drag does
/// should be reached by keys, too: not every terminal has a mouse.
public struct DragGesture: Gesture {
  /// Where a movement has come to: SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// The way from there.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast, in points a second.
    public var velocity: CGSize { .zero }
    /// Where it will end.
    public var predictedEndLocation: CGPoint { location }
    /// The way to there.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// It is made of no other.
  public typealias Body = Never
  /// How far the pointer has to go, in points.
  public var minimumDistance: CGFloat
  /// In which places are told.
  public var coordinateSpace: CoordinateSpace {
    get { space.value }
    set { space.value = newValue }
  }
  private var space: MainActorValue<CoordinateSpace>

  /// Creates the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    space = MainActorValue(coordinateSpace.coordinateSpace)
  }

  /// Creates the gesture.
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

/// Content that is dragged.
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
  /// The drags that have gone far enough.
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

  /// A press that went nowhere is a click, whatever a drag has made of it.
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
