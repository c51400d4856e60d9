import Foundation
@_spi(Nodes) import ViewEngine

/// Content whose scroll view is observed.
private struct ScrollObserver<Content> {
  let content: Content
  let action: @MainActor (Node, ScrollObserverState, ScrollGeometry, Bool) -> Void
}

extension ScrollObserver: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { ScrollObserverNode(self, context) }
}

/// The value of the last call of the action.
private final class ScrollObserverState {
  var last: Any?

  nonisolated init() {}
}

private final class ScrollObserverNode<Content: View>: ViewNode<ScrollObserver<Content>>,
  ScrollWatching
{
  private var child = OnlyChild()
  private let state = ScrollObserverState()
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .scrollWatching(self) }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  func scrollPlaced(_ scroll: any Scrolling, byPerson: Bool) {
    view.action(self, state, ScrollGeometry(scroll), byPerson)
  }
}

extension View {
  /// Runs an action with a value computed from the scroll geometry, initially and whenever the
  /// value changes: SwiftUI's `onScrollGeometryChange(for:of:action:)`.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ScrollObserver(content: self) { node, state, geometry, _ in
      let value = transform(geometry)
      let old = state.last as? Value
      guard value != old else { return }
      state.last = value
      node.performAfterLayout { action(old ?? value, value) }
    }
  }

  /// Runs an action when user input starts and stops scrolling: SwiftUI's `onScrollPhaseChange`.
  ///
  /// - In a terminal: Scrolling ends at once: the phases are `interacting` and then `idle`.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action with the scroll geometry when user input starts and stops scrolling; see
  /// ``onScrollPhaseChange(_:)``.
  ///
  /// - In a terminal: Scrolling ends at once: the phases are `interacting` and then `idle`.
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollObserver(content: self) { node, _, geometry, byPerson in
      guard byPerson else { return }
      let context = ScrollPhaseChangeContext(geometry: geometry)
      node.performAfterLayout {
        action(.idle, .interacting, context)
        action(.interacting, .idle, context)
      }
    }
  }

  /// Runs an action when this view scrolls into view or out of it: SwiftUI's
  /// `onScrollVisibilityChange`. The threshold is the visible fraction of the view, from 0 to 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    VisibilityObserver(content: self, threshold: threshold, action: action)
  }
}

/// Content that reports whether it is visible.
private struct VisibilityObserver<Content> {
  let content: Content
  let threshold: Double
  let action: @MainActor (Bool) -> Void
}

extension VisibilityObserver: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { VisibilityObserverNode(self, context) }
}

private final class VisibilityObserverNode<Content: View>: EnclosingNode<
  VisibilityObserver<Content>
>, AppearanceObserver
{
  private var isVisibleEnough = false
  private var isRegistered = false
  var isToAppear: Bool { isVisibleEnough && isShown }

  init(_ view: VisibilityObserver<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func resolve() {
    super.resolve()
    if isRegistered { return }
    isRegistered = true
    watchAppearance()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
    let seen = frame.intersection(viewport).size
    let whole = frame.size.width * frame.size.height
    let part = whole == 0 ? 0 : Double(seen.width * seen.height) / Double(whole)
    isVisibleEnough = part > 0 && part >= view.threshold
  }

  override func unmount() {
    super.unmount()
    endWatchingAppearance()
  }

  func appear() { view.action(true) }

  func disappear() { view.action(false) }
}
