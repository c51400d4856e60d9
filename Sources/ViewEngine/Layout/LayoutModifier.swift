/// A change of the layout of each element of some content.
protocol LayoutModifier {
  /// Whether another modifier certainly does the same.
  func isSame(as other: Self) -> Bool
  /// What the content is offered for a proposal.
  func contentProposal(_ proposal: ProposedSize) -> ProposedSize
  /// The size for a proposal, given that of the content.
  func size(_ content: Size, for proposal: ProposedSize) -> Size
  /// The content's rectangle inside the modifier's own.
  func rect(_ content: Size, in frame: Rect, _ environment: EnvironmentValues) -> Rect
  /// Whether the content is cut off at the modifier's own rectangle.
  var isClip: Bool { get }
  /// The priority in a stack, or `nil` for that of the content.
  var priority: Double? { get }
  /// What a particular piece of content is offered, where its own size decides.
  @MainActor func contentProposal(_ proposal: ProposedSize, of content: Node) -> ProposedSize
  /// Where the content stands in the modifier's rectangle by its guides, instead of `rect`.
  var alignment: Alignment? { get }
  /// The guide that the modifier moves.
  var guideKey: GuideKey? { get }
  /// Where it moves that guide.
  func guide(_ dimensions: ViewDimensions) -> Int
  /// Whether the guides stay where they were when the content moves.
  var keepsGuides: Bool { get }
  /// What containers are told of the content, by the type of a key.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  /// Whether the modifier gives the content a place in depth.
  var isDepth: Bool { get }
  /// Where content stands in the width that the modifier takes, if it takes all of it.
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

/// Content with a layout modifier.
struct LayoutModified<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension LayoutModified: View, PrimitiveView
where Content: View, Modifier: LayoutModifier {
  /// Makes the node that stands for the view.
  func _makeNode(_ context: _NodeContext) -> _Node { ModifiedNode(self, context) }
}

/// Puts a wrapper around each element of the content, as SwiftUI does for groups.
private final class ModifiedNode<Content: View, Modifier: LayoutModifier>: ViewNode<
  LayoutModified<Content, Modifier>
>
{
  private var child = OnlyChild()
  /// One wrapper for each of the elements inside. They are listed as nodes, since a list
  /// of another type would be made anew for each asking.
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
      // `wrap` makes all wrappers, of this type.
      unsafeDowncast(wrapper, to: WrapperNode<Modifier>.self).modifier = view.modifier
    }
    invalidateLayout()
  }

  override func forgetMeasurements() {
    super.forgetMeasurements()
    for wrapper in wrappers { wrapper.forgetMeasurements() }
  }

  /// The wrappers are above the content in layout only, so that this node answers for them.
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

/// A node that is above its content in layout only: the content's own parent is another.
private class LayoutWrapper: Node {
  let content: Node

  init(_ content: Node, _ context: NodeContext) {
    self.content = content
    super.init(context)
  }
}

extension Node {
  /// Whether the node is a lazy stack's item, with all that is in it.
  package var isItem: Bool {
    if isElement { return true }
    return if case .layoutModifier = nodeRole { true } else { false }
  }

  /// Whether another node is the element, or somewhere in it.
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

  /// What is inside keeps its place inside; only what may be seen of it can change.
  override func moveChildren(by distance: Point) {
    content.move(by: distance, in: contentViewport)
  }
}

extension _Node: Equatable {
  /// A node is the same as itself only.
  public static nonisolated func == (left: _Node, right: _Node) -> Bool { left === right }
}
