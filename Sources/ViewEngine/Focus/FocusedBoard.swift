import Observation

/// What is offered by the view in focus just now; views read it.
@MainActor @Observable
package final class FocusedBoard {
  private(set) var values = FocusedValues()
  /// The screen that it is of.
  @ObservationIgnored weak var host: ViewHost?
  /// The nodes that offer something wherever the focus is. Those around the focus are found from
  /// there: of a store that is kept while another is shown there may be hundreds.
  @ObservationIgnored private var ofScene: [NodeLink] = []
  @ObservationIgnored private var isToRefresh = false

  nonisolated init() {}

  /// Takes up a node that offers a value wherever the focus is.
  func add(_ node: Node) { ofScene.append(node.link) }

  /// Looks at what is offered once the tree has come to rest.
  package func refreshAtRest() {
    guard !isToRefresh, let host else { return }
    isToRefresh = true
    host.aftermath.add { [weak self, weak host] in
      if let host { self?.refresh(host) }
    }
  }

  private func refresh(_ host: ViewHost) {
    isToRefresh = false
    ofScene.removeAll { $0.node?.isMounted != true }
    var found = FocusedValues()
    for link in ofScene {
      guard let node = link.node, node.hiding == nil, holds(node, host) else { continue }
      node.offering?.offer(to: &found)
    }
    var around: [any FocusedOffering] = []
    var node = host.focusEngine.focusedNode
    while let current = node {
      if let offering = current.offering, !offering.isOfScene { around.append(offering) }
      // What opens a list tells of its own keys, and not of those in the list.
      if current.isPopover(in: host) { break }
      node = current.parent
    }
    // The innermost last, for it decides.
    for node in around.reversed() { node.offer(to: &found) }
    if found != values { values = found }
  }

  /// Whether what a node offers to the scene holds where the focus is.
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
  /// Whether it is what stands in the uppermost layer, beside what it came from.
  fileprivate func isPopover(in host: ViewHost) -> Bool {
    guard let layer = host.layers.last, layer.node === self, case .near = layer.style.placement
    else { return false }
    return true
  }
}

/// A node that offers a value.
@MainActor
@_spi(Nodes) public protocol FocusedOffering: Node {
  /// Whether it does whatever has the focus.
  var isOfScene: Bool { get }
  /// Whether what views inside offer to the scene holds only while the focus is inside.
  var holdsSceneValues: Bool { get }
  /// Puts the value among others, in place of one of the same kind.
  func offer(to values: inout FocusedValues)
}

extension Node {
  /// The node as one that offers a value to the rest of the program, if it is one.
  var offering: (any FocusedOffering)? {
    if case .offering(let node) = nodeRole { node } else { nil }
  }
}

private enum FocusedBoardKey: EnvironmentKey {
  static var defaultValue: FocusedBoard? { nil }
}

extension EnvironmentValues {
  package var focusedBoard: FocusedBoard? {
    get { self[FocusedBoardKey.self] }
    set { self[FocusedBoardKey.self] = newValue }
  }
}

/// Content that offers a value.
private struct FocusedOffer<Content> {
  let content: Content
  var isOfScene = false
  var holdsSceneValues = false
  var values = FocusedValues()
}

extension FocusedOffer: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FocusedOfferNode(self, context) }
}

private final class FocusedOfferNode<Content: View>: ViewNode<FocusedOffer<Content>>,
  FocusedOffering
{
  private var child = OnlyChild()
  private var offered: FocusedValues?
  override var children: [Node] { child.list }
  override var nodeRole: NodeRole? { .offering(self) }
  var isOfScene: Bool { view.isOfScene }
  var holdsSceneValues: Bool { view.holdsSceneValues }
  private var isListed = false

  override func resolve() {
    // Before those inside, whose values count more.
    if view.isOfScene, !isListed, view.values != FocusedValues() {
      isListed = true
      environment.focusedBoard?.add(self)
    }
    child = child.showing(reconcile(child.node, view.content, environment))
    if offered == view.values { return }
    offered = view.values
    environment.focusedBoard?.refreshAtRest()
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    environment.focusedBoard?.refreshAtRest()
  }

  override func unmount() {
    super.unmount()
    environment.focusedBoard?.refreshAtRest()
  }

  func offer(to values: inout FocusedValues) { values.take(view.values) }
}

extension View {
  /// Offers a value to the rest of the program while the focus is in the view: SwiftUI's
  /// `focusedValue(_:_:)`.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedOffer(content: self, isOfScene: false, values: FocusedValues(keyPath, value))
  }

  /// Offers a value to the rest of the program as long as the view is there: SwiftUI's
  /// `focusedSceneValue(_:_:)`.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    FocusedOffer(content: self, isOfScene: true, values: FocusedValues(keyPath, value))
  }

  /// Offers an observable object to the rest of the program while the focus is in the view:
  /// SwiftUI's `focusedValue(_:)`.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedOffer(content: self, isOfScene: false, values: FocusedValues(object: object))
  }

  /// Offers an observable object to the rest of the program as long as the view is there:
  /// SwiftUI's `focusedSceneValue(_:)`.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    FocusedOffer(content: self, isOfScene: true, values: FocusedValues(object: object))
  }

  /// Offers an object to the rest of the program while the focus is in the view: SwiftUI's
  /// `focusedObject(_:)`.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    FocusedOffer(content: self, isOfScene: false, values: FocusedValues(object: object))
  }

  /// Offers an object to the rest of the program as long as the view is there: SwiftUI's
  /// `focusedSceneObject(_:)`.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    FocusedOffer(content: self, isOfScene: true, values: FocusedValues(object: object))
  }
}

extension View {
  /// Has what views inside offer by `focusedSceneValue` hold only while the focus is inside: of
  /// two parts of a screen that each tell of their own keys the one in use is heard.
  package func holdingSceneValues() -> some View {
    FocusedOffer(content: self, holdsSceneValues: true)
  }
}

extension FocusedValues {
  /// A value at a key path, if it is there.
  fileprivate init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) {
    self.init()
    if let value { self[keyPath: keyPath] = value }
  }

  /// An object by its type, if it is there.
  fileprivate init<Object: AnyObject>(object: Object?) {
    self.init()
    if let object { self[object: Object.self] = object }
  }
}
