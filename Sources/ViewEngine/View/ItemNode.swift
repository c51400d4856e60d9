/// The node of one element of a collection.
@MainActor
package protocol CollectionItemNode: Node {
  var itemID: AnyHashable { get }
}

/// The node of one element's content. It tracks the observable values that it reads, so that a
/// change evaluates this item only.
final class ItemNode<Element, ID: Hashable, Content: View>: Node, CollectionItemNode {
  private var element: Element
  private let id: ID
  private var content: (Element) -> Content
  private var child = OnlyChild()
  override var children: [Node] { child.list }
  var itemID: AnyHashable { id }
  /// Whether evaluating the content can wait until the next frame.
  var canWait = false
  private var isBehind = false

  init(
    _ element: Element,
    _ id: ID,
    _ content: @escaping (Element) -> Content,
    _ context: NodeContext
  ) {
    self.element = element
    self.id = id
    self.content = content
    super.init(context)
    viewType = ObjectIdentifier(Content.self)
  }

  /// Updates the element and the closure that creates its content.
  func update(
    _ element: Element,
    _ content: @escaping (Element) -> Content,
    _ environment: EnvironmentValues
  ) {
    self.element = element
    self.content = content
    self.environment = environment
    resolveNow()
  }

  override func resolve() {
    if canWait, host.isBetweenKeys {
      if !isBehind { host.postpone(self) }
      isBehind = true
      return
    }
    isBehind = false
    let content = tracking { self.content(element) }
    child = child.showing(reconcile(child.node, content, environment))
  }

  override func catchUp() {
    if isBehind { resolveNow() }
  }
}
