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
