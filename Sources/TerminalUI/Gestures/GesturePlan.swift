import Foundation
@_spi(Nodes) import ViewEngine

/// Where a view was pressed.
@MainActor
package struct Press {
  let node: Node
  /// The cell of the screen; nothing where a key did it.
  let cell: Point?

  /// A press of the node just now.
  package init(_ node: Node) {
    self.node = node
    cell = node.pressedCell
  }

  init(_ node: Node, at cell: Point) { (self.node, self.cell) = (node, cell) }

  /// The middle of the cell in a space, or of the view where a key pressed it.
  func location(in space: CoordinateSpace) -> CGPoint {
    if let cell { return node.middle(of: cell, in: node.rect(of: space)) }
    let rect = CGRect(node.frame.counted(from: node.rect(of: space), node.environment))
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension Node {
  /// The middle of a cell of the screen in points, counted from the corner of a rectangle.
  func middle(of cell: Point, in space: Rect) -> CGPoint {
    let place = Rect(cell).counted(from: space, environment)
    let corner = CGPoint(place.origin)
    return CGPoint(x: corner.x + Points.perColumn / 2, y: corner.y + Points.perRow / 2)
  }
}

/// Some clicks, and what they do.
@MainActor
struct TapPlan {
  var count: Int
  /// Whether it waits to see that no further click comes, which would be for another.
  var yields = false
  let end: @MainActor (Press) -> Void
}

/// A movement with the button held down, and what it does.
@MainActor
struct DragPlan {
  let drag: DragGesture
  /// What happens before the first change.
  var begin: @MainActor (Press) -> Void = { _ in }
  let changed: @MainActor (DragGesture.Value) -> Void
  let ended: @MainActor (DragGesture.Value) -> Void
}

/// What the engine knows of a gesture: all that can happen, and what it does.
@MainActor
struct GesturePlan {
  var taps: [TapPlan] = []
  var drags: [DragPlan] = []

  func joined(with other: GesturePlan) -> GesturePlan {
    GesturePlan(taps: taps + other.taps, drags: drags + other.drags)
  }

  /// What a key does, which need not be pressed twice.
  static func pressByKey(_ taps: [TapPlan], _ press: Press) {
    let least = taps.map(\.count).min()
    for tap in taps where tap.count == least { tap.end(press) }
  }
}

/// What gestures remember while one lasts, though views are evaluated meanwhile.
@MainActor
final class GestureMemory {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<G: Gesture>(gesture: G.Type) -> Any? {
    get { values[ObjectIdentifier(gesture)] }
    set { values[ObjectIdentifier(gesture)] = newValue }
  }
}

/// A gesture that the engine knows itself.
@MainActor
protocol PrimitiveGesture: Gesture {
  func plan(
    _ memory: GestureMemory,
    changed: @escaping @MainActor (Value) -> Void,
    ended: @escaping @MainActor (Value) -> Void
  ) -> GesturePlan
}

extension Gesture {
  /// What the engine knows of the gesture, or of the one that it is made of.
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

/// Content with a gesture.
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
