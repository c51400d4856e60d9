@_spi(Nodes) import ViewEngine

/// A container whose content can move some of its views into a slot elsewhere. For example,
/// scrolled options put their subscribe button into the bottom bar.
///
/// A change of the slot does not evaluate the content again, and a change of the content does not
/// evaluate the slot.
package struct SlottedContainer<Content, Arrangement> {
  private let content: Content
  private let arrangement: (SlottedContent<Content>, Slot) -> Arrangement
  @State private var traits = Traits()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - content: The content. Its views go into the slot with `inSlot()`.
  /// - arrangement: A closure that combines the content and the slot in one view.
  package init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder arrangement: @escaping (SlottedContent<Content>, Slot) -> Arrangement
  ) {
    self.content = content()
    self.arrangement = arrangement
  }
}

extension SlottedContainer: View where Content: View, Arrangement: View {
  package var body: some View {
    arrangement(SlottedContent(traits: traits, content: content), Slot(traits: traits))
  }
}

/// The content of a container with a slot.
package struct SlottedContent<Content> {
  let traits: Traits
  let content: Content
}

extension SlottedContent: View where Content: View {
  package var body: some View { content.environment(\.slotTraits, traits) }
}

/// The views that the content puts into the slot, one below another, in source order.
package struct Slot: View {
  let traits: Traits

  /// The number of contents that the slot keeps for views that are kept alive, such as tabs. This
  /// project's choice.
  private static let retainedViews = 24

  /// Whether the content puts no view into the slot.
  package var isEmpty: Bool { traits.isEmpty(SlotKey.self) }

  package var body: some View {
    let moved = traits.values(SlotKey.self)
    KeepAlive(moved.first?.owner, limit: Self.retainedViews, isGone: { $0?.isGone ?? false }) {
      ForEach(moved.indices, id: \.self) { index in
        RelocatedView(content: moved[index].content, origin: moved[index].origin)
      }
    }
  }
}

extension View {
  /// Shows the view in the slot of the enclosing container, or in place if there is none.
  package func inSlot() -> some View { SlotSource(content: self) }
}

private enum SlotKey: TraitKey {
  typealias Value = SlotItem
  static func traits(in environment: EnvironmentValues) -> Traits? { environment.slotTraits }
}

/// A view in a slot, with the environment of the place where it was declared.
private struct SlotItem {
  let content: AnyView
  let origin: EnvironmentValues
  /// The identity of the node that moved the view, if that node is kept alive while it is hidden;
  /// else `nil`.
  let owner: SlotItemOwner?
}

/// The identity of a node that moves views into a slot.
private final class SlotItemOwner: Equatable {
  var isGone = false

  static func == (left: SlotItemOwner, right: SlotItemOwner) -> Bool { left === right }
}

/// A view that is shown in the slot of the enclosing container.
private struct SlotSource<Content> {
  let content: Content
}

extension SlotSource: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { SlotSourceNode(self, context) }
}

private final class SlotSourceNode<Content: View>: ViewNode<SlotSource<Content>> {
  private var child = OnlyChild()
  private var target: Traits?
  private lazy var owner = SlotItemOwner()
  override var children: [Node] { child.list }

  override func resolve() {
    let traits = environment.slotTraits
    if target !== traits { target?.remove(SlotKey.self, of: self) }
    target = traits
    var inner = environment
    inner.slotTraits = nil
    guard let traits else {
      child = child.showing(reconcile(child.node, AnyView(view.content), inner))
      return
    }
    child = child.showing(reconcile(child.node, AnyView(EmptyView()), inner))
    let moved = SlotItem(
      content: AnyView(view.content),
      origin: inner,
      owner: environment.isKeptAlive ? owner : nil
    )
    if traits.set(SlotKey.self, moved, of: self) { invalidateLayout() }
  }

  override func unmount() {
    owner.isGone = true
    target?.remove(SlotKey.self, of: self)
    super.unmount()
  }
}

extension EnvironmentValues {
  /// Whether an enclosing container has a slot.
  package var hasSlot: Bool { slotTraits != nil }
}

private enum SlotTraitsKey: EnvironmentKey {
  static var defaultValue: Traits? { nil }
}

extension EnvironmentValues {
  var slotTraits: Traits? {
    get { self[SlotTraitsKey.self] }
    set { self[SlotTraitsKey.self] = newValue }
  }
}
