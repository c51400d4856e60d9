@_spi(Nodes) import ViewEngine

/// A container with a place for views that stand elsewhere in its content: a bar below what
/// scrolls, filled by what scrolls.
///
/// The content is evaluated without what it puts there, and the other way round.
package struct SlottedContainer<Content, Arrangement> {
  private let content: Content
  private let arrangement: (SlottedContent<Content>, Slot) -> Arrangement
  @State private var traits = Traits()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - content: What can put views into the slot with `inSlot()`.
  ///   - arrangement: How content and slot stand together.
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

/// Where the views stand that content puts elsewhere: one below the other, those written
/// first above.
package struct Slot: View {
  let traits: Traits

  /// How often what stood here is kept, where those who put it here are; ours.
  private static let retainedViews = 24

  /// Whether the content puts nothing here.
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
  /// Shows the view in the slot of the container around; here where there is none.
  package func inSlot() -> some View { SlotSource(content: self) }
}

private enum SlotKey: TraitKey {
  typealias Value = SlotItem
  static func traits(in environment: EnvironmentValues) -> Traits? { environment.slotTraits }
}

private struct SlotItem {
  let content: AnyView
  let origin: EnvironmentValues
  /// Who put it there, where that is kept when it is not shown.
  let owner: SlotItemOwner?
}

/// Tells the views of one node from those of others.
private final class SlotItemOwner: Equatable {
  var isGone = false

  static func == (left: SlotItemOwner, right: SlotItemOwner) -> Bool { left === right }
}

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
  /// Whether views can be put into a slot here.
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
