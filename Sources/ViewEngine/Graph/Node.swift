/// The place of a new node: its host, its parent and its environment. Public only because `View`
/// has a requirement that creates nodes.
@MainActor
public struct _NodeContext {
  let host: ViewHost
  let parent: Node?
  var environment: EnvironmentValues

  /// Creates the context of a child of `parent`.
  package init(below parent: Node, environment: EnvironmentValues) {
    self.init(host: parent.host, parent: parent, environment: environment)
  }

  /// Creates a context on a host. `parent` is `nil` for a root node.
  init(host: ViewHost, parent: Node?, environment: EnvironmentValues) {
    self.host = host
    self.parent = parent
    self.environment = environment
  }
}

package typealias NodeContext = _NodeContext

/// How a node handles key presses, and whether it needs an up-to-date layout for that.
@_spi(Nodes) public enum KeyHandling {
  /// The node handles no keys.
  case none
  /// Handling depends on state only. The node can handle a key although the changes of an earlier
  /// key are not laid out yet, as in a burst of keys.
  case byState
  /// Handling depends on the layout, which must be up to date first.
  case byLayout
}

/// A reference to a node that does not keep the node alive and becomes `nil` when the node ends.
///
/// A weak reference would slow down every use of the node. The node clears its link in its
/// `deinit`. Nodes are used and deinitialized only on the main actor.
package final class NodeLink: Equatable, Sendable {
  // The compiler cannot prove that reading and clearing never overlap. Neither calls other code.
  // Checking the accesses at run time takes 1/15 of the time of a change of style.
  @exclusivity(unchecked)
  // The node's `deinit` is nonisolated. Without this attribute it could not clear the link, and
  // using the link after the node ended would trap.
  fileprivate nonisolated(unsafe) unowned var target: Node?
  package var node: Node? { target }

  fileprivate init(_ node: Node) { target = node }

  package static func == (left: NodeLink, right: NodeLink) -> Bool { left === right }
}

/// The node of a view in the tree. It stores what outlives the view's value (state, measured sizes,
/// rectangle) as long as the view keeps its identity.
///
/// Nodes that take part in layout are *elements* and have a rectangle. Other nodes, such as groups,
/// branches and composite views, only contribute the elements below them. Public only because
/// `View` has a requirement that creates nodes.
@MainActor
open class _Node {
  /// The host of the tree. Controls reach it only through extensions of `Node`, one each for focus,
  /// presentations, layout, input and post-layout actions.
  // The host owns the tree: a strong reference would keep both alive.
  unowned let host: ViewHost
  /// The parent node. `nil` for a root and after the parent has ended.
  package final var parent: Node? { above?.node }
  private final var above: NodeLink?
  private final var ownLink: NodeLink?
  // The properties that are read most often are private, because the compiler can then prove that
  // their accesses do not overlap. For properties visible to other modules, each access is checked
  // at run time.
  private final var ownEnvironment: EnvironmentValues
  private final var placedFrame = Rect.zero
  private final var isInTree = true
  /// The environment of the view.
  package final var environment: EnvironmentValues {
    get { ownEnvironment }
    set { ownEnvironment = newValue }
  }
  /// The rectangle from the last placement, in screen cells. Inside a scroll view, it can be
  /// outside the screen. Valid only for elements.
  package final var frame: Rect { placedFrame }
  /// The proposal that produced the size of `frame`. Valid only for elements.
  package private(set) final var proposal = ProposedSize.unspecified
  /// The part of the screen in which the node may be visible, in screen cells.
  package private(set) final var viewport = Rect.zero
  /// Whether the node is still in the tree.
  package final var isMounted: Bool { isInTree }
  /// Whether a change of this node invalidates the layout of its ancestors. `false` while the node
  /// is created, and while a lazy stack discards rows that are out of sight.
  private final var isAttached = true
  final var isDirty = false
  /// Whether the parent hides this node to show it again later.
  package final var isInactive = false
  /// Whether `resolve()` is running.
  private(set) final var isResolving = false
  package private(set) final var depth: Int
  /// The tracking of observable values that the node reads. `nil` until the first tracked
  /// evaluation.
  private(set) final var observation: NodeObservation?
  /// The type of the view that the node belongs to.
  final var viewType: ObjectIdentifier?
  private final var needsPlacement = true
  private final var measurements: [(proposal: ProposedSize, size: Size)] = []
  /// Whether `measurements` is valid. Most nodes are not measured again after invalidation, so the
  /// list is emptied only when the next measurement arrives.
  private final var hasMeasurements = false
  /// Cached guides. The list is short, so a linear search is faster than hashing.
  private final var guides: [(place: GuidePlace, guide: Int?)] = []
  /// Whether `guides` is valid. Like `measurements`, the list is emptied only when the next guide
  /// arrives.
  private final var hasGuides = false

  /// Creates a node at a place in the tree.
  ///
  /// The initializers of node classes are public. For a `package` initializer the compiler would
  /// emit an entry in the tables of internal subclasses that calls itself.
  @_spi(Nodes) public init(_ context: _NodeContext) {
    host = context.host
    above = context.parent?.link
    ownEnvironment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
  }

  deinit { ownLink?.target = nil }

  /// The weak link to this node, created at first use.
  package final var link: NodeLink {
    if let ownLink { return ownLink }
    let made = NodeLink(self)
    ownLink = made
    return made
  }

  /// Moves the node below another parent, which will show it.
  package final func move(below other: Node) {
    above = other.link
    updateDepth(of: other)
  }

  private final func updateDepth(of parent: Node) {
    depth = parent.depth + 1
    for child in children { child.updateDepth(of: self) }
  }

  /// The nodes below this one.
  @_spi(Nodes) open var children: [Node] { [] }
  /// The children that can be on the screen.
  @_spi(Nodes) open var shownChildren: [Node] { children }
  /// Returns whether this node lets `node`, a descendant, appear on the screen.
  @_spi(Nodes) open func shows(_ node: Node) -> Bool { true }
  /// Whether the node itself takes part in layout.
  @_spi(Nodes) open var isElement: Bool { false }
  /// The special function of the node for other nodes, such as scrolling.
  @_spi(Nodes) open var nodeRole: NodeRole? { nil }
  /// The elements that this node contributes to the layout of its parent: itself, or those below
  /// it.
  package final var elements: [Node] {
    var list: [Node] = []
    addElements(to: &list)
    return list
  }

  /// Appends the elements that this node contributes to its parent's layout.
  @_spi(Nodes) open func addElements(to list: inout [Node]) {
    if isElement { return list.append(self) }
    for child in children { child.addElements(to: &list) }
  }

  // MARK: Resolve

  /// Updates the children from the view and the environment.
  @_spi(Nodes) open func resolve() {}

  /// Resolves the node and invalidates its cached layout. A node that is not an element affects
  /// layout only through its elements, whose insertion and removal invalidate it.
  final func resolveNow() {
    isDirty = false
    if isElement { invalidateLayout() }
    isResolving = true
    resolve()
    isResolving = false
    observation?.isContinued = false
  }

  /// Performs the work that was postponed while a burst of keys was handled.
  @_spi(Nodes) open func catchUp() {}

  /// Resolves for the first time.
  final func start() {
    isAttached = false
    resolveNow()
    isAttached = true
  }

  /// Evaluates client code and schedules another resolve when an observable value that it read
  /// changes. Child nodes track their own reads. Within one resolve all reads count; otherwise each
  /// call replaces the reads of the previous one.
  package final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    let observation = observation ?? NodeObservation(self)
    self.observation = observation
    return observation.track(self, evaluate)
  }

  /// Schedules a resolve before the next frame.
  package final func setNeedsResolve() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    host.enqueue(self)
  }

  /// Discards the measured sizes of this node and all its ancestors.
  package final func invalidateLayout() {
    var node: Node? = self
    while let current = node, current.isAttached {
      current.forgetMeasurements()
      node = current.parent
    }
  }

  /// Discards cached sizes and guides, and marks the content for placement.
  @_spi(Nodes) open func forgetMeasurements() {
    hasMeasurements = false
    hasGuides = false
    needsPlacement = true
  }

  /// Removes the node and all its descendants from the tree permanently.
  @_spi(Nodes) open func unmount() {
    isInTree = false
    observation?.end()
    if isAttached, let parent, parent.isMounted { parent.invalidateLayout() }
    for child in children { child.unmount() }
  }

  /// Unmounts a node that is not visible, without invalidating the layout around it.
  package final func discard() {
    isAttached = false
    unmount()
  }

  // MARK: Measure and place

  /// The number of sizes cached per node, by proposal. Chosen small because the cache is searched
  /// linearly and exists in each of thousands of nodes.
  private static var measurementLimit: Int { 6 }

  /// The number of guides cached per node, by key, size and proposal. Small for the same reasons as
  /// `measurementLimit`.
  private static var guideLimit: Int { 16 }

  /// Returns the size of the node for a proposal, in cells. The size is cached until the node or a
  /// descendant changes.
  package final func measure(_ proposal: ProposedSize) -> Size {
    // A loop, because each entry into a main-actor closure that is passed as an argument checks the
    // actor.
    if hasMeasurements {
      for known in measurements where known.proposal == proposal { return known.size }
    }
    let size = sizeThatFits(proposal)
    if !hasMeasurements { measurements.removeAll(keepingCapacity: true) }
    if measurements.count == Self.measurementLimit { measurements.removeFirst() }
    measurements.append((proposal, size))
    hasMeasurements = true
    return size
  }

  /// Returns the size that the node chooses for a proposal, in cells. Called only on elements.
  @_spi(Nodes) open func sizeThatFits(_ proposal: ProposedSize) -> Size { .zero }

  /// The priority of the node when a stack distributes space; see `layoutPriority(_:)`.
  @_spi(Nodes) open var layoutPriority: Double { 0 }

  /// Returns the position of an explicit alignment guide, or `nil` if there is none. The position
  /// is cached until the node or a descendant changes, because nested stacks query each guide twice
  /// per level.
  final func ownGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    let place = GuidePlace(key: key, size: size, proposal: proposal)
    if hasGuides {
      for known in guides where known.place == place { return known.guide }
    }
    let guide = explicitGuide(key, in: size, for: proposal)
    if !hasGuides || guides.count == Self.guideLimit { guides.removeAll(keepingCapacity: true) }
    guides.append((place, guide))
    hasGuides = true
    return guide
  }

  /// Returns the position of an explicit alignment guide in cells from the leading or top edge, or
  /// `nil` if there is none. Called only on elements.
  @_spi(Nodes) open func explicitGuide(
    _ key: GuideKey,
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? { nil }

  /// The element inside all layout modifiers.
  @_spi(Nodes) open var innermost: Node { self }

  /// Returns the value that the content sets for the layout around it, or `nil`. `key` is the type
  /// of a `LayoutValueKey`.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Sets the rectangle of the node and the part of the screen in which it may be visible.
  ///
  /// `proposal` must be the proposal for which the node has chosen the size of `rect`. A container
  /// distributes the same space again when it places its children. If nothing inside has changed,
  /// the content is only moved.
  package final func place(_ rect: Rect, for proposal: ProposedSize, in viewport: Rect) {
    let isSame = !needsPlacement && rect.size == frame.size && proposal == self.proposal
    let distance = Point(x: rect.minX - frame.minX, y: rect.minY - frame.minY)
    if isSame, distance == .zero, viewport == self.viewport { return }
    needsPlacement = false
    placedFrame = rect
    self.proposal = proposal
    self.viewport = viewport
    if isSame { moveChildren(by: distance) } else { placeChildren() }
  }

  /// Moves the rectangle by a distance in cells, and sets the part of the screen in which the node
  /// may be visible.
  final func move(by distance: Point, in viewport: Rect) {
    let origin = Point(x: frame.minX + distance.x, y: frame.minY + distance.y)
    place(Rect(origin: origin, size: frame.size), for: proposal, in: viewport)
  }

  /// Moves the content along with the node. A subclass overrides this method if its content does
  /// not depend on the position, so that moving is cheaper than placing.
  func moveChildren(by distance: Point) { placeChildren() }

  /// Places the content of the node. Called only on elements.
  @_spi(Nodes) open func placeChildren() {}

  // MARK: Semantics, draw and input

  /// Adds the semantic elements of the node in reading order: everything that a person can focus,
  /// activate or read.
  @_spi(Nodes) open func addSemantics(to tree: inout SemanticTree) {
    for child in children { child.addSemantics(to: &tree) }
  }

  /// Draws the node into its rectangle.
  @_spi(Nodes) open func draw(into canvas: Canvas) {
    for child in children { child.draw(into: canvas) }
  }

  /// Whether the node can receive the focus while it is enabled.
  @_spi(Nodes) open var acceptsFocus: Bool { false }
  /// Whether the node can receive the focus now.
  package final var isFocusable: Bool { acceptsFocus && environment.isEnabled }
  /// Whether the initial focus should be on this node.
  @_spi(Nodes) open var prefersDefaultFocus: Bool { false }

  /// Notifies the node that it received or lost the focus.
  @_spi(Nodes) open func focusChanged(_ isFocused: Bool) {}

  /// Notifies the node that one of its descendants received or lost the focus.
  @_spi(Nodes) open func focusChangedBelow(_ isFocused: Bool) {}

  /// How the node handles keys; see ``KeyHandling``.
  @_spi(Nodes) open var keyHandling: KeyHandling { .none }

  /// Handles a key that was pressed while the node or a descendant has the focus. Called only if
  /// `keyHandling` is not `.none`. Returns whether the key was handled.
  @_spi(Nodes) open func handle(_ key: Key) -> Bool { false }

  /// The child that receives keys when nothing has the focus: the only child, or `nil`.
  @_spi(Nodes) open var keyEntry: Node? { shownChildren.count == 1 ? shownChildren[0] : nil }

  /// Performs the action of a click or of Enter.
  @_spi(Nodes) open func activate() {}

  /// Scrolls by a number of rows, downward if positive. Returns `false` if there is nothing to
  /// scroll.
  @_spi(Nodes) open func scroll(by rows: Int) -> Bool { false }

  /// Scrolls `rect` into view as far as this node can. Returns whether anything moved.
  @_spi(Nodes) open func reveal(_ rect: Rect) -> Bool { false }

  /// Adjusts scrolling after each layout. `rect` is the rectangle of the focused view inside, or
  /// `nil`. Returns whether anything moved.
  @_spi(Nodes) open func keepVisible(_ rect: Rect?) -> Bool { false }

  /// The part of the screen in which a scrollable node shows its content. `nil` for other nodes.
  @_spi(Nodes) open var scrollWindow: Rect? { nil }

  /// Returns the rectangle to which this node clips the descendant `node`, or `nil`. The rectangle
  /// moves with the content, so ancestors cannot scroll more of the content into view.
  @_spi(Nodes) open func clip(around node: Node) -> Rect? { nil }

  /// The node's role as one of several options, and whether the focus selects the option.
  @_spi(Nodes) open var focusOption: FocusOption { FocusOption() }

}

/// The name of `_Node` inside this package.
@_spi(Nodes) public typealias Node = _Node

extension Node {
  /// Updates the node `old` from a view if it has the same type of view; otherwise replaces it.
  /// Returns the node to show.
  package final func reconcile<V: View>(
    _ old: Node?,
    _ view: V,
    _ environment: EnvironmentValues
  ) -> Node {
    if let old, old.viewType == ObjectIdentifier(V.self), old.isMounted {
      // Safe: `ViewNode<V>` sets `viewType`. `ItemNode` sets it too, but is never passed here.
      unsafeDowncast(old, to: ViewNode<V>.self).update(view, environment)
      return old
    }
    old?.unmount()
    invalidateLayout()
    return make(view, environment)
  }

  /// Creates and resolves the node of a new view.
  final func make<V: View>(_ view: V, _ environment: EnvironmentValues) -> Node {
    let context = NodeContext(below: self, environment: environment)
    let node = view._makeNode(context)
    node.start()
    return node
  }
}

/// The parameters that determine the position of a guide.
private struct GuidePlace: Equatable {
  let key: GuideKey
  let size: Size
  let proposal: ProposedSize
}
