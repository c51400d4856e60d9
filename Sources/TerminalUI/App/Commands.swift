/// Commands of a program: SwiftUI's `Commands`. A terminal has no menu bar; what has a
/// keyboard shortcut is done when its key is pressed and no focused view takes it.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that this one consists of.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@MainActor
protocol CommandCollecting {
  func collect(into views: inout [AnyView])
}

extension Commands {
  func collectCommands(into views: inout [AnyView]) {
    if let known = self as? any CommandCollecting {
      known.collect(into: &views)
    } else {
      body.collectCommands(into: &views)
    }
  }
}

extension Commands where Body == Never {
  /// Commands of this library have no body; nobody asks for one.
  public var body: Never {
    preconditionFailure("\(Self.self) is a command without a body; do not call it")
  }
}

/// Builds commands from the statements of a closure: SwiftUI's `CommandsBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
  /// An empty block has no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A single command is itself.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several commands in the order they are written.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<repeat each Content> {
    TupleCommands(repeat each content)
  }

  /// An expression is itself.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands: SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands, CommandCollecting {
  /// There is nothing in it.
  public typealias Body = Never

  /// Creates no commands.
  public nonisolated init() {}

  func collect(into views: inout [AnyView]) {}
}

/// Several commands, as a builder's block makes them.
public struct TupleCommands<each Content: Commands>: Commands {
  /// A tuple is collected part by part.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleCommands: CommandCollecting {
  func collect(into views: inout [AnyView]) {
    for commands in repeat each content { commands.collectCommands(into: &views) }
  }
}

/// A menu of a program: SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View>: Commands, CommandCollecting {
  /// A menu has no body.
  public typealias Body = Never

  private let content: Content

  /// Creates a menu.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a menu.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func collect(into views: inout [AnyView]) { views.append(AnyView(content)) }
}

/// Where commands of a program stand among those of a system: SwiftUI's
/// `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Making new things.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside those of a system, which in a terminal has none: SwiftUI's
/// `CommandGroup`.
public struct CommandGroup<Content: View>: Commands, CommandCollecting {
  /// A group has no body.
  public typealias Body = Never

  private let content: Content

  /// Creates commands that stand before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that stand after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands that stand in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  func collect(into views: inout [AnyView]) { views.append(AnyView(content)) }
}

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

  override func handle(_ key: Key) -> Bool {
    var tree = SemanticTree()
    commands?.addSemantics(to: &tree)
    let command = tree.elements.first { $0.shortcut == key && $0.isEnabled }
    command?.node.activate()
    return command != nil
  }

  override func unmount() {
    commands?.unmount()
    super.unmount()
  }
}
