/// What stands in the bars of a screen: SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that this one consists of.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that can be told apart by a name: SwiftUI's
/// `CustomizableToolbarContent`. A terminal's bars are not rearranged by their users.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// What a bar shows for one item.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// What is shown; nothing is room.
  let content: AnyView?
  let origin: EnvironmentValues
}

/// The items of one `toolbar`, and what the content of clients among them remembers.
@MainActor
final class ToolbarCollection {
  private(set) var entries: [ToolbarEntry] = []
  private var storages: [DynamicStorage] = []
  private var next = 0
  private(set) var environment = EnvironmentValues()

  /// Lists the items anew.
  func collect(_ content: some ToolbarContent, _ environment: EnvironmentValues) {
    self.environment = environment
    entries = []
    next = 0
    add(content)
  }

  /// Adds the items of some content, in the order they are written.
  func add<Content: ToolbarContent>(_ content: Content) {
    if let known = content as? any ToolbarCollecting { return known.collect(into: self) }
    if next == storages.count { storages.append(DynamicStorage()) }
    next += 1
    add(storages[next - 1].connect(content, environment).body)
  }

  /// Adds an item.
  func add(_ placement: ToolbarItemPlacement, _ content: AnyView?) {
    entries.append(ToolbarEntry(placement: placement, content: content, origin: environment))
  }
}

/// Toolbar content that the library knows itself.
@MainActor
protocol ToolbarCollecting {
  /// Adds the items, in the order they are written.
  func collect(into items: ToolbarCollection)
}

/// Builds toolbar content from the statements of a closure: SwiftUI's
/// `ToolbarContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// A single item is itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several items in the order they are written.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  /// An expression is itself.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> EitherToolbarContent<Content, Content> {
    EitherToolbarContent(first: content, second: nil)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> {
    EitherToolbarContent(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> {
    EitherToolbarContent(first: nil, second: second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items, as a builder's block makes them.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// A tuple is collected part by part.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleToolbarContent: ToolbarCollecting {
  func collect(into items: ToolbarCollection) {
    for item in repeat each content { items.add(item) }
  }
}

/// One of two items or none, as a builder's `if` or `switch` makes it.
public struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, ToolbarCollecting
{
  /// A branch is collected as it is.
  public typealias Body = Never

  let first: First?
  let second: Second?

  func collect(into items: ToolbarCollection) {
    if let first { items.add(first) }
    if let second { items.add(second) }
  }
}

extension ToolbarContent where Body == Never {
  /// Items of this library have no body; nobody asks for one.
  public var body: Never {
    preconditionFailure("\(Self.self) is an item without a body; do not call it")
  }
}

extension Group: ToolbarContent, ToolbarCollecting where Content: ToolbarContent {
  /// Creates a group of items.
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content())
  }

  func collect(into items: ToolbarCollection) { items.add(content) }
}
