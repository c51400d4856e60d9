/// A window whose commands work though they are not seen: neither read nor focused, they
/// are pressed by their shortcuts.
struct Commanded: PrimitiveView, Resolvable {
  let content: AnyView
  let commands: [AnyView]

  func makeNode(_ context: NodeContext) -> Node { CommandedNode(self, context) }
}

private final class CommandedNode: ViewNode<Commanded> {
  private var child = OnlyChild()
  private var commands: Node?
  override var children: [Node] { child.list }

  override func resolve() {
    child.node = reconcile(child.node, view.content, environment)
    let list = VStack { ForEach(0..<view.commands.count) { [view] in view.commands[$0] } }
    commands = reconcile(commands, list, environment)
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    var tree = SemanticTree()
    commands?.addSemantics(to: &tree)
    let command = tree.elements.first { $0.isEnabled && $0.shortcut?.matches(key) == true }
    command?.node.activate()
    return command != nil
  }

  override func unmount() {
    commands?.unmount()
    super.unmount()
  }
}
