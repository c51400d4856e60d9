/// A modifier that changes the layout of each element of its content. All lengths are in cells.
protocol LayoutModifier {
  /// Returns whether `other` is known to have the same effect.
  func isSame(as other: Self) -> Bool
  /// Returns the size to propose to the content.
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize
  /// Returns the size of the modified content, given the size of the content itself.
  func size(_ content: Size, for proposal: ProposedSize) -> Size
  /// Returns the rectangle of the content inside the rectangle of the modifier.
  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect
  /// Whether the content is clipped to the rectangle of the modifier.
  var isClip: Bool { get }
  /// The priority in a stack; `nil` for the priority of the content.
  var priority: Double? { get }
  /// Returns the size to propose to `content`, for modifiers whose proposal depends on its own
  /// size.
  @MainActor func contentProposal(_ proposal: ProposedSize, of content: Node) -> ProposedSize
  /// The alignment of the content inside the rectangle of the modifier, by alignment guides; `nil`
  /// to use `rect`.
  var alignment: Alignment? { get }
  /// The alignment guide that the modifier sets, or `nil`.
  var guideKey: GuideKey? { get }
  /// Returns the position of the guide `guideKey`.
  func guide(_ dimensions: ViewDimensions) -> Int
  /// Whether the guides do not move with the content.
  var keepsGuides: Bool { get }
  /// Returns the value that the modifier sets for the enclosing layout, or `nil`. `key` is the type
  /// of a `LayoutValueKey`.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  /// Whether the modifier sets the `zIndex`.
  var isDepth: Bool { get }
  /// The alignment of content inside the full width; `nil` if the modifier does not fill the width.
  var filledAlignment: Alignment? { get }
}

extension LayoutModifier where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

extension LayoutModifier {
  func isSame(as other: Self) -> Bool { haveSameBits(self, other) }

  func contentProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

  func size(_ content: Size, for proposal: ProposedSize) -> Size { content }

  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect { frame }

  var isClip: Bool { false }

  var priority: Double? { nil }

  @MainActor func contentProposal(_ proposal: ProposedSize, of content: Node) -> ProposedSize {
    contentProposal(proposal)
  }

  var alignment: Alignment? { nil }

  var guideKey: GuideKey? { nil }

  func guide(_ dimensions: ViewDimensions) -> Int { 0 }

  var keepsGuides: Bool { false }

  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  var isDepth: Bool { false }

  var filledAlignment: Alignment? { nil }
}

/// A view with a layout modifier.
struct LayoutModified<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension LayoutModified: View, PrimitiveView
where Content: View, Modifier: LayoutModifier {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { ModifiedNode(self, context) }
}

/// The node of a layout modifier. It wraps each element of the content separately, as SwiftUI does
/// for groups.
private final class ModifiedNode<Content: View, Modifier: LayoutModifier>: ViewNode<
  LayoutModified<Content, Modifier>
>
{
  private var child = OnlyChild()
  /// One wrapper per element. Typed as `Node`, because converting a list of another type would
  /// allocate a new list at each access.
  private var wrappers: [Node] = []
  private var wrapped: [Node] = []
  private var modifier: Modifier?
  private var filledAlignment: Alignment?
  private var inner = DerivedEnvironment()
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .layoutModifier(filledAlignment: filledAlignment) }

  override func addElements(to list: inout [Node]) {
    let content = child.node?.elements ?? []
    if wrapped != content { wrap(content) }
    list += wrappers
  }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, inner.eager(from: environment)))
    if let modifier, modifier.isSame(as: view.modifier) { return }
    modifier = view.modifier
    filledAlignment = view.modifier.filledAlignment
    if view.modifier.guideKey != nil { host.usesAlignmentGuides = true }
    if view.modifier.isDepth { host.usesZIndex = true }
    for wrapper in wrappers {
      // Safe: `wrap(_:)` creates only wrappers of this type.
      unsafeDowncast(wrapper, to: WrapperNode<Modifier>.self).modifier = view.modifier
    }
    invalidateLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    for wrapper in wrappers { wrapper.forgetMeasurements() }
  }

  /// The wrappers are above the content in layout only. In the tree, this node is above the
  /// content, so it clips instead of the wrappers.
  override func clip(around node: Node) -> Rect? {
    guard view.modifier.isClip else { return nil }
    return wrappers.first { $0.holds(node) }?.frame
  }

  private func wrap(_ content: [Node]) {
    let context = NodeContext(below: self, environment: environment)
    wrapped = content
    wrappers = content.map { WrapperNode($0, view.modifier, context) }
  }
}

/// A node that is above its content in layout only. The parent of the content is another node.
private class LayoutWrapper: Node {
  let content: Node

  init(_ content: Node, _ context: NodeContext) {
    self.content = content
    super.init(context)
  }
}

extension Node {
  /// Whether the node is one item of a lazy stack, including all its content.
  package var isItem: Bool {
    if isElement { return true }
    return if case .layoutModifier = nodeRole { true } else { false }
  }

  /// Returns whether `node` is this element or inside it.
  package func holds(_ node: Node) -> Bool {
    var element = self
    while let wrapper = element as? LayoutWrapper { element = wrapper.content }
    return node.isInside(element)
  }
}

private final class WrapperNode<Modifier: LayoutModifier>: LayoutWrapper {
  var modifier: Modifier
  override var isElement: Bool { true }
  override var children: [Node] { [content] }
  override var layoutPriority: Double { modifier.priority ?? content.layoutPriority }

  init(_ content: Node, _ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let inner = modifier.contentProposal(proposal, of: content)
    return modifier.size(content.measure(inner), for: proposal)
  }

  private var contentViewport: Rect {
    modifier.isClip ? viewport.intersection(frame) : viewport
  }

  override func placeChildren() {
    let inner = modifier.contentProposal(proposal, of: content)
    content.place(
      rect(for: inner, in: frame, content.environment),
      for: inner,
      in: contentViewport
    )
  }

  private func rect(
    for inner: ProposedSize,
    in frame: Rect,
    _ environment: EnvironmentValues
  ) -> Rect {
    let size = content.measure(inner)
    guard let alignment = modifier.alignment else {
      return modifier.rect(size, in: frame, environment)
    }
    return content.aligned(size, in: frame, alignment, for: inner, environment)
  }

  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    if modifier.guideKey == key {
      return modifier.guide(ViewDimensions(size: size, of: content.link, for: proposal))
    }
    let inner = modifier.contentProposal(proposal, of: content)
    let rect = rect(for: inner, in: Rect(origin: .zero, size: size), EnvironmentValues())
    guard let guide = content.ownGuide(key, in: rect.size, for: inner) else { return nil }
    if modifier.keepsGuides { return guide }
    return guide + (key.axis == .horizontal ? rect.minX : rect.minY)
  }

  override var innermost: Node { content.innermost }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    modifier.layoutValue(key) ?? content.layoutValue(key)
  }

  /// The content does not move inside the node; only its visible part can change.
  override func moveChildren(by distance: Point) {
    content.move(by: distance, in: contentViewport)
  }
}

extension _Node: Equatable {
  /// Two nodes are equal if they are the same object.
  public static nonisolated func == (left: _Node, right: _Node) -> Bool { left === right }
}
