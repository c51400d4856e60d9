/// How a view is used once it has the focus: SwiftUI's `FocusInteractions`. In a terminal
/// every focus is for keys.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The interactions, one bit each.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform has it.
  public static let automatic = FocusInteractions(rawValue: 3)
}

/// Content that can have the focus as a whole, and be tapped.
struct FocusArea<Content: View>: PrimitiveView, Resolvable {
  let content: Content
  var tapCount = 1
  var action: (@MainActor () -> Void)?
  var onHover: (@MainActor (Bool) -> Void)?
  /// Whether the content as a whole can have the focus, when nothing in it can.
  var isFocusable = true
  /// Whether the action comes beside those of controls in the content.
  var isCompanion = false
  /// Whether the action comes in place of those of controls in the content.
  var replacesControls = false

  func makeNode(_ context: NodeContext) -> Node { FocusAreaNode(self, context) }
}

private final class FocusAreaNode<Content: View>: EnclosingNode<FocusArea<Content>, Content> {
  private var taps = 0
  private var hasFocusInside = false
  override var isFocusable: Bool {
    view.isFocusable && environment.isEnabled && environment.focusTraits.isFocusable
      && !hasFocusInside
  }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }

  init(_ view: FocusArea<Content>, _ context: NodeContext) {
    super.init(view, context, content: \.content)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, .topLeading, viewport: viewport)
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { environment.focusTraits.onFocus?() }
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    taps = 0
    view.onHover?(isFocused)
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled, !hasFocusInside, let action = view.action,
      key == .enter || key == .space
    else { return false }
    action()
    return true
  }

  override func activate() {
    guard environment.isEnabled, let action = view.action else { return }
    taps += 1
    if taps < view.tapCount { return }
    taps = 0
    action()
  }

  /// A view that only wants the focus leaves it to what is in it.
  override func addSemantics(to tree: inout SemanticTree) {
    guard view.isFocusable else { return super.addSemantics(to: &tree) }
    if view.action == nil || view.isCompanion {
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
    tree.addControl(view.action == nil ? .group : .button, self, describe: describe) { tree in
      if !view.replacesControls { return super.addSemantics(to: &tree) }
      for element in inside.elements { tree.addText(element.label, self) }
    }
  }

  override func draw(into canvas: Canvas) {
    super.draw(into: canvas)
    guard host.hasFocus(self) else { return }
    canvas.markFocus(frame, in: viewport)
    canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
  }
}

extension View {
  /// Says whether the view can have the focus: SwiftUI's `focusable`. A view in which
  /// something else can leaves the focus to that; controls that cannot have it can still be
  /// clicked. A view in focus gets bold, and its words underlined; one without words is
  /// underlined as a whole. The cursor stands at its top.
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

  /// Tells when the focus comes into the view and leaves it: what `onHover` is in a
  /// terminal, which does not report where the mouse is.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    FocusArea(content: self, onHover: action, isFocusable: false)
  }

  /// Makes the view a section of its own for the focus: SwiftUI's `focusSection`. Arrow keys
  /// here find the nearest view in their direction in any case, so it changes nothing.
  public func focusSection() -> some View { self }
}
