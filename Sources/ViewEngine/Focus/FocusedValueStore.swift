import Observation

/// The observable focused values of a scene: the values that views publish for the current focus.
@MainActor @Observable
package final class FocusedValueStore {
  private(set) var values = FocusedValues()
  /// The host of the scene.
  @ObservationIgnored weak var host: ViewHost?
  /// The nodes that publish values for the whole scene. Other publishing nodes are not listed,
  /// because retained content can contain hundreds; the store finds them among the ancestors of the
  /// focus.
  @ObservationIgnored private var ofScene: [NodeLink] = []
  @ObservationIgnored private var isToRefresh = false

  nonisolated init() {}

  /// Registers a node that publishes a value for the whole scene.
  func add(_ node: Node) { ofScene.append(node.link) }

  /// Updates the values once tree and layout are settled.
  package func refreshAfterLayout() {
    guard !isToRefresh, let host else { return }
    isToRefresh = true
    host.postLayoutActions.add { [weak self, weak host] in
      if let host { self?.refresh(host) }
    }
  }

  private func refresh(_ host: ViewHost) {
    isToRefresh = false
    ofScene.removeAll { $0.node?.isMounted != true }
    var found = FocusedValues()
    for link in ofScene {
      guard let node = link.node, node.hidingContainer == nil, holds(node, host) else { continue }
      node.offering?.offer(to: &found)
    }
    var around: [any FocusedValueSource] = []
    var node = host.focusEngine.focusedNode
    while let current = node {
      if let offering = current.offering, !offering.isOfScene { around.append(offering) }
      // A popover publishes its own keys, not the keys of the view that opened it.
      if current.isPopover(in: host) { break }
      node = current.parent
    }
    // The innermost node comes last, because its values override the others.
    for node in around.reversed() { node.offer(to: &found) }
    if found != values { values = found }
  }

  /// Returns whether a scene value of `node` applies to the current focus.
  private func holds(_ node: Node, _ host: ViewHost) -> Bool {
    var around = node.parent
    while let current = around {
      if current.offering?.holdsSceneValues == true {
        return host.focusEngine.focusPath.contains { $0 === current }
      }
      around = current.parent
    }
    return true
  }
}

extension Node {
  /// Returns whether the node is the root of the topmost layer and the layer is beside its source,
  /// as a popover is.
  fileprivate func isPopover(in host: ViewHost) -> Bool {
    guard let layer = host.layers.last, layer.node === self, case .near = layer.style.placement
    else { return false }
    return true
  }
}

/// A node that publishes a focused value.
@MainActor
@_spi(Nodes) public protocol FocusedValueSource: Node {
  /// Whether the value applies wherever the focus is.
  var isOfScene: Bool { get }
  /// Whether scene values that views inside the node publish apply only while the focus is inside.
  var holdsSceneValues: Bool { get }
  /// Adds the values to `values`, replacing those with the same key.
  func offer(to values: inout FocusedValues)
}

extension Node {
  /// This node as a source of focused values, or `nil` if it publishes none.
  var offering: (any FocusedValueSource)? {
    if case .offering(let node) = nodeRole { node } else { nil }
  }
}

private enum FocusedValueStoreKey: EnvironmentKey {
  static var defaultValue: FocusedValueStore? { nil }
}

extension EnvironmentValues {
  package var focusedValueStore: FocusedValueStore? {
    get { self[FocusedValueStoreKey.self] }
    set { self[FocusedValueStoreKey.self] = newValue }
  }
}

/// Content that publishes focused values.
private struct FocusedValueView<Content> {
  let content: Content
  var isOfScene = false
  var holdsSceneValues = false
  var values = FocusedValues()
}

extension FocusedValueView: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FocusedValueNode(self, context) }
}

private final class FocusedValueNode<Content: View>: ViewNode<FocusedValueView<Content>>,
  FocusedValueSource
{
  private var child = OnlyChild()
  private var offered: FocusedValues?
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .offering(self) }
  var isOfScene: Bool { view.isOfScene }
  var holdsSceneValues: Bool { view.holdsSceneValues }
  private var isListed = false

  override func resolve() {
    // Registered before the nodes inside, whose values override these.
    if view.isOfScene, !isListed, view.values != FocusedValues() {
      isListed = true
      environment.focusedValueStore?.add(self)
    }
    child = child.showing(reconcile(child.node, view.content, environment))
    if offered == view.values { return }
    offered = view.values
    environment.focusedValueStore?.refreshAfterLayout()
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    environment.focusedValueStore?.refreshAfterLayout()
  }

  override func unmount() {
    super.unmount()
    environment.focusedValueStore?.refreshAfterLayout()
  }

  func offer(to values: inout FocusedValues) { values.take(view.values) }
}

extension View {
  /// Publishes a value while the focus is in the view: SwiftUI's `focusedValue(_:_:)`.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfScene: false, values: FocusedValues(keyPath, value))
  }

  /// Publishes a value while the view exists: SwiftUI's `focusedSceneValue(_:_:)`.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isOfScene: true, values: FocusedValues(keyPath, value))
  }

  /// Publishes an observable object while the focus is in the view: SwiftUI's `focusedValue(_:)`.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isOfScene: false, values: FocusedValues(object: object))
  }

  /// Publishes an observable object while the view exists: SwiftUI's `focusedSceneValue(_:)`.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isOfScene: true, values: FocusedValues(object: object))
  }

  /// Publishes an object while the focus is in the view: SwiftUI's `focusedObject(_:)`.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isOfScene: false, values: FocusedValues(object: object))
  }

  /// Publishes an object while the view exists: SwiftUI's `focusedSceneObject(_:)`.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    FocusedValueView(content: self, isOfScene: true, values: FocusedValues(object: object))
  }
}

extension View {
  /// Applies the scene values that views inside publish only while the focus is inside. If two
  /// panes publish their keys, only the keys of the focused pane apply.
  package func holdingSceneValues() -> some View {
    FocusedValueView(content: self, holdsSceneValues: true)
  }
}

extension FocusedValues {
  /// Creates values with one value, or without values for `nil`.
  fileprivate init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) {
    self.init()
    if let value { self[keyPath: keyPath] = value }
  }

  /// Creates values with one object, or without values for `nil`.
  fileprivate init<Object: AnyObject>(object: Object?) {
    self.init()
    if let object { self[object: Object.self] = object }
  }
}
