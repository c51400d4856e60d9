import Foundation
@_spi(Nodes) import ViewEngine

/// The state of a pointer relative to a view: SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view at a position, in points.
  case active(CGPoint)
  /// The pointer is not over the view.
  case ended
}

/// Content that can have the focus as a whole and be tapped.
struct FocusArea<Content> {
  let content: Content
  var taps: [TapPlan] = []
  var onHover: (@MainActor (Bool, Press) -> Void)?
  /// Whether the content as a whole can have the focus if no view in it can have the focus.
  var isFocusable = true
  /// Whether the tap actions run in addition to the actions of controls in the content.
  var isCompanion = false
  /// Whether the tap actions replace the actions of controls in the content.
  var replacesControls = false
}

extension FocusArea: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FocusAreaNode(self, context) }
}

private final class FocusAreaNode<Content: View>: EnclosingNode<FocusArea<Content>> {
  private var clicks = 0
  /// The delayed action of a tap. A further click cancels it.
  private var waiting: AnyCancellable?
  private var hasFocusInside = false
  override var acceptsFocus: Bool {
    view.isFocusable && environment.focusTraits.isFocusable && !hasFocusInside
  }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }

  init(_ view: FocusArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { environment.focusTraits.onFocus?() }
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    clicks = 0
    view.onHover?(isFocused, Press(self))
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled, !hasFocusInside, !view.taps.isEmpty,
      key == .enter || key == .space
    else { return false }
    GesturePlan.pressByKey(view.taps, Press(self))
    return true
  }

  override func activate() {
    guard environment.isEnabled, !view.taps.isEmpty else { return }
    waiting = nil
    clicks += 1
    let (press, most) = (Press(self), view.taps.map(\.count).max() ?? 1)
    for tap in view.taps where tap.count == clicks {
      if tap.yields, clicks < most { wait(for: tap, press) } else { tap.end(press) }
    }
    if clicks >= most { clicks = 0 }
  }

  /// The time to wait for a further click, in seconds: about the double-click time of desktops.
  private static var tapInterval: Double { 0.3 }

  private func wait(for tap: TapPlan, _ press: Press) {
    waiting = Clock.current.after(Self.tapInterval) { [weak self] in
      self?.clicks = 0
      self?.waiting = nil
      tap.end(press)
    }
  }

  override func unmount() {
    waiting = nil
    super.unmount()
  }

  /// Adds the area as an element, unless a view inside can have the focus and the area has no
  /// action.
  override func addSemantics(to tree: inout SemanticTree) {
    guard view.isFocusable else { return super.addSemantics(to: &tree) }
    if view.taps.isEmpty || view.isCompanion {
      let start = tree.elements.count
      super.addSemantics(to: &tree)
      hasFocusInside = tree.elements[start...].contains { $0.node.isFocusable }
      if hasFocusInside || tree.isInsideControl { return }
      tree.removeElements(from: start)
    }
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
    }
    var inside = SemanticTree()
    if view.replacesControls { super.addSemantics(to: &inside) }
    tree.addControl(view.taps.isEmpty ? .group : .button, self, describe: describe) { tree in
      if !view.replacesControls { return super.addSemantics(to: &tree) }
      for element in inside.elements { tree.addText(element.label, self) }
    }
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard hasFocus else { return }
    canvas.markFocus(frame, in: viewport)
    canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
  }
}

extension View {
  /// Sets whether the view can have the focus: SwiftUI's `focusable`.
  ///
  /// If a view inside can have the focus, it gets the focus instead of this view. With `false`,
  /// controls inside cannot have the focus, but they can still be clicked. The focused view is
  /// drawn bold, with underlined words and the cursor at its top. Without words, the whole view is
  /// underlined.
  @ViewBuilder
  public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions = .automatic
  ) -> some View {
    FocusArea(
      content: transformEnvironment(\.focusTraits) { if !isFocusable { $0.isFocusable = false } },
      isFocusable: isFocusable
    )
  }

  /// Runs an action when the pointer enters or leaves the view: SwiftUI's `onHover`.
  ///
  /// - In a terminal: The action is called when the focus enters and leaves the view. A terminal
  ///   reports the mouse only while a button is pressed.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    FocusArea(content: self, onHover: { isInside, _ in action(isInside) }, isFocusable: false)
  }

  /// Runs an action when the pointer moves over the view or leaves it: SwiftUI's
  /// `onContinuousHover`.
  ///
  /// - In a terminal: The action is called when the focus enters and leaves the view. When the
  ///   focus enters, the location is the centre of the view. A terminal reports the mouse only
  ///   while a button is pressed.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    return FocusArea(
      content: self,
      onHover: { action($0 ? .active($1.location(in: space)) : .ended) },
      isFocusable: false
    )
  }
}
