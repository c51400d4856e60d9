/// Where a new node belongs: its host, its parent and what it inherits. Public only because
/// views are asked for their nodes.
@MainActor
public struct _NodeContext {
  let host: ViewHost
  let parent: Node?
  var environment: EnvironmentValues

  /// Describes a place below a node.
  package init(below parent: Node, environment: EnvironmentValues) {
    self.init(host: parent.host, parent: parent, environment: environment)
  }

  /// Describes a place on a screen: the uppermost one has no parent.
  init(host: ViewHost, parent: Node?, environment: EnvironmentValues) {
    self.host = host
    self.parent = parent
    self.environment = environment
  }
}

package typealias NodeContext = _NodeContext

/// What a node makes of keys.
@_spi(Nodes) public enum KeyHandling {
  /// Nothing.
  case none
  /// Acts on them by the state alone: also when what an earlier key changed has not been
  /// laid out yet, as in a burst of keys.
  case byState
  /// Acts on them by what was laid out, which therefore has to be up to date.
  case byLayout
}

/// Leads to a node, as long as there is one, without keeping it alive. A weak reference would
/// do the same, but makes every other use of the node slower. The node clears its link when it
/// ends. Nodes are used, and end, on the main actor.
package final class NodeLink: Equatable, Sendable {
  // The compiler cannot prove that the accesses that read and clear it do not overlap. Each is over
  // at once and calls nothing; checked, they take a fifteenth of a change of style.
  @exclusivity(unchecked)
  // The node's `deinit` belongs to no actor: without the mark, it could not clear the link, and
  // a use of the link after the end of the node would stop the program.
  fileprivate nonisolated(unsafe) unowned var target: Node?
  package var node: Node? { target }

  fileprivate init(_ node: Node) { target = node }

  package static func == (left: NodeLink, right: NodeLink) -> Bool { left === right }
}

/// A view's place in the tree: keeps what outlives the view's value — state,
/// measured sizes, its rectangle — as long as the view stays at its position.
///
/// *Elements* take part in layout and have a rectangle; other nodes (groups,
/// branches, composites) only pass their elements on. Public only because views are asked
/// for their nodes.
@MainActor
open class _Node {
  /// The screen that the node is on. Controls ask for what they need of it by the extensions of
  /// nodes: for the focus, presentations, layout, input and what is done at rest.
  // The host keeps its nodes, so a strong reference would be a cycle. Checked: a node that outlives
  // its host stops the program at the next use of the host.
  unowned let host: ViewHost
  /// The node above, as long as there is one.
  package final var parent: Node? { above?.node }
  private final var above: NodeLink?
  private final var ownLink: NodeLink?
  // What is read most is kept in private properties. Of those the compiler proves that no two
  // accesses overlap; for properties that other modules see this is checked at run time, with each
  // access.
  private final var ownEnvironment: EnvironmentValues
  private final var placedFrame = Rect.zero
  private final var isInTree = true
  /// What the view is given by those around it.
  package final var environment: EnvironmentValues {
    get { ownEnvironment }
    set { ownEnvironment = newValue }
  }
  /// The rectangle given in the last placement, in screen cells; may lie outside the
  /// screen inside a scroll view. Elements only.
  package final var frame: Rect { placedFrame }
  /// The proposal that the rectangle's size answers. Elements only.
  package private(set) final var proposal = ProposedSize.unspecified
  /// The part of the screen in which the node may be seen.
  package private(set) final var viewport = Rect.zero
  /// Whether the node's life has not ended.
  package final var isMounted: Bool { isInTree }
  /// Whether what is around the node has to be laid out anew when the node changes: not
  /// while it is being made, nor when a list lets go of what nobody sees.
  private final var isAttached = true
  final var isDirty = false
  /// Whether the node above has put this one aside, to show it again later.
  package final var isPutAside = false
  /// Whether the node is being brought in line with its view just now.
  private(set) final var isResolving = false
  package private(set) final var depth: Int
  /// What the node has read, once it has read anything.
  private(set) final var observation: NodeObservation?
  /// The type of the view that the node stands for.
  final var viewType: ObjectIdentifier?
  private final var needsPlacement = true
  private final var measurements: [(proposal: ProposedSize, size: Size)] = []
  /// Whether the measurements hold. Most that are forgotten are not asked for again, so the list is
  /// emptied when the next one comes.
  private final var hasMeasurements = false
  /// Few, and looked through faster than a hash is made.
  private final var guides: [(place: GuidePlace, guide: Int?)] = []
  /// The same of the guides.
  private final var hasGuides = false

  /// Creates a node at a place in the tree.
  ///
  /// The initializers of node classes are public: for a `package` initializer the compiler emits an
  /// entry in the tables of internal subclasses that calls itself.
  @_spi(Nodes) public init(_ context: _NodeContext) {
    host = context.host
    above = context.parent?.link
    ownEnvironment = context.environment
    depth = (context.parent?.depth ?? 0) + 1
  }

  deinit { ownLink?.target = nil }

  /// How others know this node.
  package final var link: NodeLink {
    if let ownLink { return ownLink }
    let made = NodeLink(self)
    ownLink = made
    return made
  }

  /// Puts the node below another than it was made for, which is to show it.
  package final func move(below other: Node) {
    above = other.link
    takeDepth(of: other)
  }

  private final func takeDepth(of parent: Node) {
    depth = parent.depth + 1
    for child in children { child.takeDepth(of: self) }
  }

  /// The nodes below this one.
  @_spi(Nodes) open var children: [Node] { [] }
  /// Those of the nodes below that can be on the screen.
  @_spi(Nodes) open var shownChildren: [Node] { children }
  /// Whether a node somewhere below can be on the screen, as far as this one is asked.
  @_spi(Nodes) open func shows(_ node: Node) -> Bool { true }
  /// Whether the node itself takes part in layout.
  @_spi(Nodes) open var isElement: Bool { false }
  /// What the node is to others, beside the node of a view.
  @_spi(Nodes) open var nodeRole: NodeRole? { nil }
  /// What takes part in the layout of whatever surrounds this node.
  package final var elements: [Node] {
    var list: [Node] = []
    addElements(to: &list)
    return list
  }

  /// Adds what takes part in that layout to a list.
  @_spi(Nodes) open func addElements(to list: inout [Node]) {
    if isElement { return list.append(self) }
    for child in children { child.addElements(to: &list) }
  }

  // MARK: Resolve

  /// Brings the nodes below in line with the view and the environment.
  @_spi(Nodes) open func resolve() {}

  /// Resolves, and forgets what the layout knew. A node that takes no part in layout
  /// changes it only by having other elements, which is noticed where they come and go.
  final func resolveNow() {
    isDirty = false
    if isElement { invalidateLayout() }
    isResolving = true
    resolve()
    isResolving = false
    observation?.isContinued = false
  }

  /// Does what was postponed while the keys of a burst were applied.
  @_spi(Nodes) open func catchUp() {}

  /// Resolves for the first time.
  final func start() {
    isAttached = false
    resolveNow()
    isAttached = true
  }

  /// Evaluates what a client wrote, and has the node resolved again when anything
  /// observable that it read changes. What lies below tracks its own readings. Within one
  /// resolve all readings count; else each takes the place of the one before.
  package final func tracking<Result>(_ evaluate: () -> Result) -> Result {
    let observation = observation ?? NodeObservation(self)
    self.observation = observation
    return observation.track(self, evaluate)
  }

  /// Asks for the node to be resolved again before the next frame.
  package final func setNeedsResolve() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    host.enqueue(self)
  }

  /// Forgets measured sizes from here up to the root.
  package final func invalidateLayout() {
    var node: Node? = self
    while let current = node, current.isAttached {
      current.forgetMeasurements()
      node = current.parent
    }
  }

  /// Forgets sizes and guides, and has the content placed anew.
  @_spi(Nodes) open func forgetMeasurements() {
    hasMeasurements = false
    hasGuides = false
    needsPlacement = true
  }

  /// Ends the node's life, and that of all below it.
  @_spi(Nodes) open func unmount() {
    isInTree = false
    observation?.end()
    if isAttached, let parent, parent.isMounted { parent.invalidateLayout() }
    for child in children { child.unmount() }
  }

  /// Ends the life of a node that nobody sees.
  package final func discard() {
    isAttached = false
    unmount()
  }

  // MARK: Measure and place

  /// The sizes that a node remembers, by proposal. Our choice: they are searched one by one, and
  /// each of thousands of nodes has them.
  private static var measurementLimit: Int { 6 }

  /// The guides that a node remembers, by key, size and proposal; chosen for the same reasons.
  private static var guideLimit: Int { 16 }

  /// The size for a proposal, remembered until something below changes.
  package final func measure(_ proposal: ProposedSize) -> Size {
    // A loop: who enters a closure that is handed over is asked for the actor each time.
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

  /// The size the node wants for a proposal. Elements only.
  @_spi(Nodes) open func sizeThatFits(_ proposal: ProposedSize) -> Size { .zero }

  /// How far the node stretches or yields before others do; see `layoutPriority`.
  @_spi(Nodes) open var layoutPriority: Double { 0 }

  /// Where the node has put a guide of its own, remembered until something below changes:
  /// a stack in a stack asks twice, and so on all the way down.
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

  /// Where the node has put a guide of its own, from its leading or upper edge. Elements
  /// only.
  @_spi(Nodes) open func explicitGuide(
    _ key: GuideKey,
    in size: Size,
    for proposal: ProposedSize
  ) -> Int? { nil }

  /// The element that modifiers of layout stand around.
  @_spi(Nodes) open var innermost: Node { self }

  /// What containers are told of the node, by the type of a key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Gives the node its rectangle, and the part of the screen it may be seen in.
  ///
  /// The proposal is the one that the rectangle's size answers: whoever shares room
  /// among children has to share the same room again when placing them. Nothing inside
  /// moves while nothing inside has changed.
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

  /// Moves the node's rectangle, or lets it be seen in another part of the screen.
  final func move(by distance: Point, in viewport: Rect) {
    let origin = Point(x: frame.minX + distance.x, y: frame.minY + distance.y)
    place(Rect(origin: origin, size: frame.size), for: proposal, in: viewport)
  }

  /// Moves what lies inside along with the node. To be overridden where that is less than
  /// placing it anew: where nothing depends on the place itself.
  func moveChildren(by distance: Point) { placeChildren() }

  /// Places what lies inside. Elements only.
  @_spi(Nodes) open func placeChildren() {}

  // MARK: Semantics, draw and input

  /// Adds what a person can focus, press or read, in order.
  @_spi(Nodes) open func addSemantics(to tree: inout SemanticTree) {
    for child in children { child.addSemantics(to: &tree) }
  }

  /// Draws the node into its rectangle.
  @_spi(Nodes) open func draw(into canvas: Canvas) {
    for child in children { child.draw(into: canvas) }
  }

  /// Whether the node can have the focus now.
  @_spi(Nodes) open var isFocusable: Bool { false }
  /// Whether the focus should start here.
  @_spi(Nodes) open var prefersDefaultFocus: Bool { false }

  /// Tells the node that it has got or lost the focus.
  @_spi(Nodes) open func focusChanged(_ isFocused: Bool) {}

  /// Tells the node that one below it has got or lost the focus.
  @_spi(Nodes) open func focusChangedBelow(_ isFocused: Bool) {}

  /// Whether the node acts on keys.
  @_spi(Nodes) open var keyHandling: KeyHandling { .none }

  /// Acts on a key pressed while the node, or one below it, has the focus. Called only
  /// where `keyHandling` says that keys are acted on.
  @_spi(Nodes) open func handle(_ key: Key) -> Bool { false }

  /// Where keys go on to when nothing has the focus: the only node there is to choose.
  @_spi(Nodes) open var keyEntry: Node? { shownChildren.count == 1 ? shownChildren[0] : nil }

  /// Does what a click or Enter does.
  @_spi(Nodes) open func activate() {}

  /// Scrolls by rows, downward when positive; false when there is nothing to scroll.
  @_spi(Nodes) open func scroll(by rows: Int) -> Bool { false }

  /// Makes a rectangle inside visible as far as this node can; true when that moved
  /// anything.
  @_spi(Nodes) open func reveal(_ rect: Rect) -> Bool { false }

  /// Hears after each layout where the focused view inside stands, if one does; true when
  /// that moved anything.
  @_spi(Nodes) open func keepInSight(_ rect: Rect?) -> Bool { false }

  /// The part of the screen in which a node that can move its content shows it.
  @_spi(Nodes) open var scrollWindow: Rect? { nil }

  /// The rectangle that the node cuts what is in it off at, around one of the nodes below: it
  /// moves along with them, so that nobody further out brings more of them into sight.
  @_spi(Nodes) open func clip(around node: Node) -> Rect? { nil }

  /// What the node is as one of several options, and whether getting the focus chooses it.
  @_spi(Nodes) open var focusOption: FocusOption { FocusOption() }

}

/// The node of a view, as this package calls it.
@_spi(Nodes) public typealias Node = _Node

extension Node {
  /// Brings a child in line with a view: updates `old` when it stands for the same
  /// type of view, else replaces it.
  ///
  /// Not inlined: most callers are nodes that are generic over their view, so the type is known
  /// only at run time.
  package final func reconcile<V: View>(
    _ old: Node?,
    _ view: V,
    _ environment: EnvironmentValues
  ) -> Node {
    if let old, old.viewType == ObjectIdentifier(V.self), old.isMounted {
      // A child whose view is of this type was made by its `_makeNode`, as a `ViewNode<V>`. A
      // checked cast compares the classes each time that a view is evaluated.
      unsafeDowncast(old, to: ViewNode<V>.self).update(view, environment)
      return old
    }
    old?.unmount()
    invalidateLayout()
    return make(view, environment)
  }

  /// Makes the node of a view that was not there.
  final func make<V: View>(_ view: V, _ environment: EnvironmentValues) -> Node {
    let context = NodeContext(below: self, environment: environment)
    let node = view._makeNode(context)
    node.start()
    return node
  }
}

/// What the place of a guide depends on.
private struct GuidePlace: Equatable {
  let key: GuideKey
  let size: Size
  let proposal: ProposedSize
}
