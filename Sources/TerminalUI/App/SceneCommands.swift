@_spi(Nodes) import ViewEngine

/// Commands of a program: SwiftUI's `Commands`.
///
/// A bar at the top of the window lists their menus and the key that opens them. The key is F9, or
/// F10 if the focused view has its own menu. A keyboard shortcut runs its command unless a focused
/// view handles the key.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands in `body`.
  associatedtype Body: Commands

  /// The commands that this content consists of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that this module implements directly.
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

/// Commands of a client's type. The node connects its dynamic properties, such as `@State`.
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

/// Several commands, one below another.
struct CommandList: View {
  let views: [AnyView]

  var body: some View { ForEach(0..<views.count, id: \.self) { views[$0] } }
}

extension Commands where Body == Never {
  /// Stops the program: commands of this module have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a command without a body; do not call it")
  }
}

/// A result builder of commands: SwiftUI's `CommandsBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
  /// Returns no commands for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns a single command unchanged.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several commands, in source order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<repeat each Content> {
    TupleCommands(repeat each content)
  }

  /// Returns an expression unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Supports `if` without `else`.
  public static func buildIf<Content: Commands>(
    _ content: Content?
  ) -> ConditionalCommands<Content, EmptyCommands> {
    ConditionalCommands(first: content, second: nil)
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: first, second: nil)
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: nil, second: second)
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// The commands of an `if` or `switch` in a builder: one branch or none.
public struct ConditionalCommands<First: Commands, Second: Commands>: Commands, CommandCollecting {
  /// Commands of this module are collected directly and have no body.
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

/// An empty set of commands: SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands, CommandCollecting {
  /// Commands of this module are collected directly and have no body.
  public typealias Body = Never

  /// Creates an empty set of commands.
  public nonisolated init() {}

  func collect(into views: inout [AnyView]) {}
}

/// Several commands in a builder's block.
public struct TupleCommands<each Content: Commands>: Commands {
  /// Commands of this module are collected directly and have no body.
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
