/// Content of a screen's bars: SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items in `body`.
  associatedtype Body: ToolbarContent

  /// The items that this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content with identifiers: SwiftUI's `CustomizableToolbarContent`. Users cannot rearrange
/// the bars of a terminal.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// The properties of a toolbar item that a bar shows.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  /// The view of the item; `nil` is a flexible space.
  let content: AnyView?
  let origin: EnvironmentValues
}

/// The items of one `toolbar` modifier, with the `@State` storage of client content.
@MainActor
final class ToolbarCollection {
  private(set) var entries: [ToolbarEntry] = []
  private var storages: [DynamicStorage] = []
  private var next = 0
  private(set) var environment = EnvironmentValues()

  /// Replaces the items with the items of `content`.
  func collect(_ content: some ToolbarContent, _ environment: EnvironmentValues) {
    self.environment = environment
    entries = []
    next = 0
    add(content)
  }

  /// Adds the items of some content, in source order.
  func add<Content: ToolbarContent>(_ content: Content) {
    if let known = content as? any ToolbarCollecting { return known.collect(into: self) }
    if next == storages.count { storages.append(DynamicStorage()) }
    next += 1
    add(storages[next - 1].connect(content, environment).body)
  }

  /// Adds an item in the current environment.
  func add(_ placement: ToolbarItemPlacement, _ content: AnyView?) {
    entries.append(ToolbarEntry(placement: placement, content: content, origin: environment))
  }
}

/// Toolbar content that this module implements directly.
@MainActor
protocol ToolbarCollecting {
  /// Adds the items to `items`, in source order.
  func collect(into items: ToolbarCollection)
}

/// A result builder of toolbar content: SwiftUI's `ToolbarContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns a single item unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Combines several items, in source order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  /// Returns an expression unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> EitherToolbarContent<Content, Content> {
    EitherToolbarContent(first: content, second: nil)
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> {
    EitherToolbarContent(first: first, second: nil)
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> {
    EitherToolbarContent(first: nil, second: second)
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items in a builder's block.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// Toolbar content of this module is collected directly and has no body.
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

/// The items of an `if` or `switch` in a builder: one branch or none.
public struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, ToolbarCollecting
{
  /// Toolbar content of this module is collected directly and has no body.
  public typealias Body = Never

  let first: First?
  let second: Second?

  func collect(into items: ToolbarCollection) {
    if let first { items.add(first) }
    if let second { items.add(second) }
  }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: toolbar content of this module has no body.
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
