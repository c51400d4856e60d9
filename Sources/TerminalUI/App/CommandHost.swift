@_spi(Nodes) import ViewEngine

/// A window with commands. The bar at its top lists the menus. F9 or F10 opens the menus, and
/// keyboard shortcuts run the commands.
struct CommandHost: PrimitiveView {
  let content: AnyView
  let commands: [AnyView]

  func _makeNode(_ context: _NodeContext) -> _Node { CommandHostNode(self, context) }
}

private final class CommandHostNode: ViewNode<CommandHost> {
  private var child = OnlyChild()
  /// The commands as a hidden tree. Shortcuts look them up here while the menu is closed.
  private var commands: Node?
  private let menu = CommandMenuState()
  override var children: [Node] { child.list }

  override func resolve() {
    let list = CommandList(views: view.commands)
    commands = reconcile(commands, VStack { list }, environment)
    let elements = commandElements
    let window = CommandWindow(
      content: view.content,
      names: elements.filter { $0.traits.contains(.isHeader) }.map(\.label),
      hasCommands: elements.contains { $0.role == .button },
      commands: list,
      menu: menu
    )
    child = child.showing(reconcile(child.node, window, environment))
  }

  private var commandElements: [SemanticElement] {
    var tree = SemanticTree()
    commands?.addSemantics(to: &tree)
    return tree.elements
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    let elements = commandElements
    if let command = elements.first(where: { $0.isEnabled && $0.shortcut?.matches(key) == true }) {
      command.node.activate()
      return true
    }
    guard key == .function(9) || key == .function(10),
      elements.contains(where: { $0.role == .button })
    else { return false }
    menu.isOpen = true
    return true
  }

  override func unmount() {
    commands?.unmount()
    super.unmount()
  }
}
