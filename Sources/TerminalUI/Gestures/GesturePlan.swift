import Foundation
@_spi(Nodes) import ViewEngine

/// A press of a view, with its position.
@MainActor
package struct Press {
  let node: Node
  /// The pressed cell of the screen; `nil` for a key.
  let cell: Point?

  /// Creates the press that a node is handling.
  package init(_ node: Node) {
    self.node = node
    cell = node.pressedCell
  }

  init(_ node: Node, at cell: Point) { (self.node, self.cell) = (node, cell) }

  /// Returns the centre of the pressed cell in a coordinate space, in points. For a key, returns
  /// the centre of the view.
  func location(in space: CoordinateSpace) -> CGPoint {
    if let cell { return node.middle(of: cell, in: node.rect(of: space)) }
    let rect = CGRect(node.frame.counted(from: node.rect(of: space), node.environment))
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension Node {
  /// Returns the centre of a cell in points, relative to the corner of a rectangle.
  func middle(of cell: Point, in space: Rect) -> CGPoint {
    let place = Rect(cell).counted(from: space, environment)
    let corner = CGPoint(place.origin)
    return CGPoint(x: corner.x + Points.perColumn / 2, y: corner.y + Points.perRow / 2)
  }
}

/// The number of clicks that a tap gesture requires, and its action.
@MainActor
struct TapPlan {
  var count: Int
  /// Whether the action waits because a further click would belong to another gesture.
  var yields = false
  let end: @MainActor (Press) -> Void
}

/// The actions of a drag.
@MainActor
struct DragPlan {
  let drag: DragGesture
  /// The action that runs before the first change.
  var begin: @MainActor (Press) -> Void = { _ in }
  let changed: @MainActor (DragGesture.Value) -> Void
  let ended: @MainActor (DragGesture.Value) -> Void
}

/// The taps and drags that a gesture can recognize, with their actions.
@MainActor
struct GesturePlan {
  var taps: [TapPlan] = []
  var drags: [DragPlan] = []

  func joined(with other: GesturePlan) -> GesturePlan {
    GesturePlan(taps: taps + other.taps, drags: drags + other.drags)
  }

  /// Runs the actions for a key. Only the taps with the smallest number of clicks run, because keys
  /// are not pressed twice.
  static func pressByKey(_ taps: [TapPlan], _ press: Press) {
    let least = taps.map(\.count).min()
    for tap in taps where tap.count == least { tap.end(press) }
  }
}

/// The state of gestures in progress. It persists when the views are evaluated again.
@MainActor
final class GestureMemory {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<G: Gesture>(gesture: G.Type) -> Any? {
    get { values[ObjectIdentifier(gesture)] }
    set { values[ObjectIdentifier(gesture)] = newValue }
  }
}

/// A built-in gesture, which creates its own plan.
@MainActor
protocol PrimitiveGesture: Gesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan
}

extension Gesture {
  /// Returns the plan of the gesture, or of the built-in gesture that it consists of.
  func planned(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void = { _ in },
    ended: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> GesturePlan {
    if let known = self as? any PrimitiveGesture {
      return Self.plan(of: known, memory, changed, ended)
    }
    if Body.self == Never.self { return GesturePlan() }
    return body.planned(
      memory,
      changed: { Self.pass($0, to: changed) },
      ended: { Self.pass($0, to: ended) }
    )
  }

  private static func plan<Known: PrimitiveGesture>(
    of known: Known,
    _ memory: GestureMemory,
    _ changed: @escaping @MainActor (Value) -> Void,
    _ ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan {
    known.plan(
      memory,
      changed: { pass($0, to: changed) },
      ended: { pass($0, to: ended) }
    )
  }

  private static func pass(_ value: some Any, to hear: (Value) -> Void) {
    if let value = value as? Value { hear(value) }
  }
}

/// Content to which a gesture is added.
struct GestureView<Content: View, G: Gesture>: View {
  let content: Content
  let gesture: G
  var isEnabled = true
  var replacesControls = false
  @State private var memory = GestureMemory()

  init(_ content: Content, _ gesture: G, isEnabled: Bool, replacesControls: Bool = false) {
    (self.content, self.gesture) = (content, gesture)
    (self.isEnabled, self.replacesControls) = (isEnabled, replacesControls)
  }

  var body: some View {
    let plan = gesture.planned(memory)
    if plan.taps.isEmpty {
      dragged(plan)
    } else {
      FocusArea(
        content: dragged(plan),
        taps: isEnabled ? plan.taps : [],
        isFocusable: isEnabled,
        replacesControls: isEnabled && replacesControls
      )
    }
  }

  @ViewBuilder
  private func dragged(_ plan: GesturePlan) -> some View {
    if plan.drags.isEmpty {
      content
    } else {
      DragArea(content: content, plans: isEnabled ? plan.drags : [])
    }
  }
}
