import TerminalUI

/// What a subscription store consists of: StoreKit's `StoreContent`. Groups, sets of
/// groups and sections are store content; a type of your own is made of others.
@MainActor @preconcurrency
public protocol StoreContent {
  /// What it is made of.
  associatedtype Body: StoreContent
  /// What it is made of.
  @StoreContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds what the content comes to for the plans of a store. Content that has a body
  /// leaves this to it.
  func _collect(into collection: inout StoreContentCollection)
}

extension StoreContent {
  /// Adds what the body comes to.
  public func _collect(into collection: inout StoreContentCollection) {
    collection.descend(into: self)
  }
}

extension StoreContent where Body == Never {
  /// There is none: the content stands for itself.
  public var body: Never { noBody(self) }
}

extension Never: StoreContent {
  /// Nothing.
  public func _collect(into collection: inout StoreContentCollection) {}
}

/// What asks for the body of content that has none has made a mistake, as has who asks a
/// `Text` for its.
@MainActor
private func noBody(_ content: some StoreContent) -> Never {
  preconditionFailure("\(type(of: content)) has no body")
}

/// Puts store content together: StoreKit's `StoreContentBuilder`.
@MainActor @preconcurrency @resultBuilder
public enum StoreContentBuilder {
  /// One piece of content.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content {
    content
  }

  /// One piece of content alone.
  public static func buildBlock<Content: StoreContent>(_ content: Content) -> Content { content }

  /// Several pieces in order.
  public static func buildBlock<each Content: StoreContent>(
    _ content: repeat each Content
  ) -> TupleStoreContent<repeat each Content> {
    TupleStoreContent(content: (repeat each content))
  }

  /// Content that may be missing.
  public static func buildIf<Content: StoreContent>(_ content: Content?) -> Content? { content }

  /// The first of two.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    first: First
  ) -> ConditionalStoreContent<First, Second> {
    .first(first)
  }

  /// The second of two.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    second: Second
  ) -> ConditionalStoreContent<First, Second> {
    .second(second)
  }

  /// Content of a type that older systems lack.
  public static func buildLimitedAvailability(
    _ content: any StoreContent
  ) -> AnyStoreContent {
    AnyStoreContent(content)
  }
}

/// Several pieces of store content: StoreKit's `TupleStoreContent`.
public struct TupleStoreContent<each Content: StoreContent>: StoreContent {
  /// It stands for its parts.
  public typealias Body = Never
  let content: (repeat each Content)

  /// Adds each part.
  public func _collect(into collection: inout StoreContentCollection) {
    repeat (each content)._collect(into: &collection)
  }
}

/// The type of view that StoreKit makes of store content: StoreKit's
/// `IdentifiedStoreContent`. It has no members there, and no app makes one; here store content
/// comes to groups, and only the name is there.
public struct IdentifiedStoreContent<IdentifiedView: View> {
  private init() {}
}

/// One of two kinds of store content.
public enum ConditionalStoreContent<First: StoreContent, Second: StoreContent>: StoreContent {
  /// The first kind.
  case first(First)
  /// The second kind.
  case second(Second)

  /// It stands for what it holds.
  public typealias Body = Never

  /// Adds what it holds.
  public func _collect(into collection: inout StoreContentCollection) {
    switch self {
    case .first(let content): content._collect(into: &collection)
    case .second(let content): content._collect(into: &collection)
    }
  }
}

/// Store content of whatever type.
public struct AnyStoreContent: StoreContent {
  /// It stands for what it holds.
  public typealias Body = Never
  private let content: any StoreContent

  init(_ content: any StoreContent) { self.content = content }

  /// Adds what it holds.
  public func _collect(into collection: inout StoreContentCollection) {
    content._collect(into: &collection)
  }
}

extension Optional: StoreContent where Wrapped: StoreContent {
  /// It stands for what it holds.
  public typealias Body = Never

  /// Adds what it holds.
  public func _collect(into collection: inout StoreContentCollection) {
    self?._collect(into: &collection)
  }
}
