import Foundation

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
  public nonisolated(unsafe) var coordinateSpace: CoordinateSpace

  /// Creates the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates the gesture.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// A gesture that is, or is made of, a drag.
@MainActor
protocol Dragged {
  var drag: DragGesture { get }
  func dragChanged(_ value: DragGesture.Value)
  func dragEnded(_ value: DragGesture.Value)
}

extension DragGesture: Dragged {
  var drag: DragGesture { self }
  func dragChanged(_ value: Value) {}
  func dragEnded(_ value: Value) {}
}

/// Content that is dragged.
struct DragArea<Content: View>: PrimitiveView, Resolvable {
  let content: Content
  let gesture: any Dragged

  func makeNode(_ context: NodeContext) -> Node { DragAreaNode(self, context) }
}

private final class DragAreaNode<Content: View>: EnclosingNode<DragArea<Content>, Content>,
  Dragging
{
  private var hasBegun = false

  init(_ view: DragArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  func drag(from start: Point, to point: Point) -> Bool {
    let value = value(from: start, to: point)
    let way = value.translation
    let distance = (way.width * way.width + way.height * way.height).squareRoot()
    if start == point { hasBegun = false }
    guard hasBegun || distance >= view.gesture.drag.minimumDistance else { return false }
    hasBegun = true
    view.gesture.dragChanged(value)
    return true
  }

  /// A press that went nowhere is a click, whatever a drag has made of it.
  func endDrag(from start: Point, at point: Point) -> Bool {
    guard hasBegun else { return false }
    hasBegun = false
    view.gesture.dragEnded(value(from: start, to: point))
    return start != point
  }

  private func value(from start: Point, to point: Point) -> DragGesture.Value {
    let space = rect(of: view.gesture.drag.coordinateSpace)
    return DragGesture.Value(
      time: Date(),
      location: middle(of: point, in: space),
      startLocation: middle(of: start, in: space)
    )
  }

  private func middle(of cell: Point, in space: Rect) -> CGPoint {
    let place = Rect(cell).counted(from: space, environment)
    return CGPoint(x: place.minX * 8 + 4, y: place.minY * 16 + 8)
  }
}
