@_spi(Nodes) import ViewEngine

/// Commands of a program: SwiftUI's `Commands`. A line at the top of the window names their
/// menus and the key that opens them: F9, or F10 where the focus has no menu of its own. What
/// has a keyboard shortcut is also done when its key is pressed and no focused view takes it.
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
      views.append(AnyView(CommandBody(commands: self)))
    }
  }
}

/// Commands of a type of one's own, whose dynamic properties are connected.
private struct CommandBody<Content: Commands>: PrimitiveView {
  let commands: Content

  func _makeNode(_ context: _NodeContext) -> _Node { CommandBodyNode(self, context) }
}

private final class CommandBodyNode<Content: Commands>: ViewNode<CommandBody<Content>> {
  private var child = OnlyChild()
  private var storage = DynamicStorage()
  override var children: [Node] { child.list }

  override func resolve() {
    let views = tracking {
      var views: [AnyView] = []
      storage.connect(view.commands, environment).body.collectCommands(into: &views)
      return views
    }
    child = child.showing(reconcile(child.node, CommandList(views: views), environment))
  }
}

/// Commands one after the other.
struct CommandList: View {
  let views: [AnyView]

  var body: some View { ForEach(0..<views.count, id: \.self) { views[$0] } }
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

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> ConditionalCommands<Content, EmptyCommands> {
    ConditionalCommands(first: content, second: nil)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: nil, second: second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// One of two commands or none, as a builder's `if` or `switch` makes it.
public struct ConditionalCommands<First: Commands, Second: Commands>: Commands, CommandCollecting {
  /// A branch is collected as it is.
  public typealias Body = Never

  let first: First?
  let second: Second?

  func collect(into views: inout [AnyView]) {
    first?.collectCommands(into: &views)
    second?.collectCommands(into: &views)
  }
}

extension Group: Commands, CommandCollecting where Content: Commands {
  /// Creates a group of commands.
  public init(@CommandsBuilder content: () -> Content) {
    self.init(content())
  }

  func collect(into views: inout [AnyView]) { content.collectCommands(into: &views) }
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
