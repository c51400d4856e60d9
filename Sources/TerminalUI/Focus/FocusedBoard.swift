import Observation

/// What is offered by the view in focus just now; views read it.
@MainActor @Observable
final class FocusedBoard {
  private(set) var values = FocusedValues()
  /// The screen that it is of.
  @ObservationIgnored weak var host: ViewHost?
  @ObservationIgnored private var providers: [NodeLink] = []
  @ObservationIgnored private var isToRefresh = false

  nonisolated init() {}

  /// Takes up a node that offers a value.
  func add(_ node: Node) { providers.append(node.link) }

  /// Looks at what is offered once the tree has come to rest.
  func refreshAtRest(_ host: ViewHost) {
    if isToRefresh || providers.isEmpty { return }
    isToRefresh = true
    host.aftermath.add { [weak self, weak host] in
      if let host { self?.refresh(host) }
    }
  }

  private func refresh(_ host: ViewHost) {
    isToRefresh = false
    providers.removeAll { $0.node?.isMounted != true }
    var found = FocusedValues()
    let nodes = providers.compactMap { $0.node?.offering }
      .filter { $0.hiding == nil }
    for node in nodes where node.isOfScene { node.offer(to: &found) }
    var around: [any FocusedOffering] = []
    var node = host.focusedNode
    while let current = node {
      if let offering = current.offering { around.append(offering) }
      node = current.parent
    }
    // The innermost last, for it decides.
    for node in around.reversed() { node.offer(to: &found) }
    if found != values { values = found }
  }
}

/// A node that offers a value.
@MainActor
protocol FocusedOffering: Node {
  /// Whether it does whatever has the focus.
  var isOfScene: Bool { get }
  func offer(to values: inout FocusedValues)
}

private enum FocusedBoardKey: EnvironmentKey {
  static var defaultValue: FocusedBoard? { nil }
}

extension EnvironmentValues {
  var focusedBoard: FocusedBoard? {
    get { self[FocusedBoardKey.self] }
    set { self[FocusedBoardKey.self] = newValue }
  }
}

/// Content that offers a value.
private struct FocusedOffer<Content> {
  let content: Content
  let isOfScene: Bool
  let values: FocusedValues
}

extension FocusedOffer: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FocusedOfferNode(self, context) }

  /// Prepares the node and what is inside.
  nonisolated static func _prepare(_ preparation: _Preparation) {
    preparation.type(FocusedOfferNode<Content>.self)
    preparation.view(Content.self)
  }
}

private final class FocusedOfferNode<Content: View>: ViewNode<FocusedOffer<Content>>,
  FocusedOffering
{
  private var child = OnlyChild()
  private var offered: FocusedValues?
  override var children: [Node] { child.list }
  override var offering: (any FocusedOffering)? { self }
  var isOfScene: Bool { view.isOfScene }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
    if offered == view.values { return }
    if offered == nil { environment.focusedBoard?.add(self) }
    offered = view.values
    environment.focusedBoard?.refreshAtRest(host)
  }

  override func focusChangedBelow(_ isFocused: Bool) {
    environment.focusedBoard?.refreshAtRest(host)
  }

  override func unmount() {
    super.unmount()
    environment.focusedBoard?.refreshAtRest(host)
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
