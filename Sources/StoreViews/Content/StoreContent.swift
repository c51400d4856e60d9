import TerminalUI

/// The content of a subscription store: StoreKit's `StoreContent`. Groups, sets of groups and
/// sections are store content. A custom type combines them in its body.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct MonthlyFirst: StoreContent {
///   var body: some StoreContent {
///     SubscriptionOptionGroup("Monthly") { $0.subscription?.subscriptionPeriod.unit == .month }
///     SubscriptionOptionGroup("Yearly") { $0.subscription?.subscriptionPeriod.unit == .year }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol StoreContent {
  /// The type of the store content in ``body``.
  associatedtype Body: StoreContent
  /// The store content that this type consists of.
  @StoreContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the groups of this content for the plans of a store. The default implementation adds the
  /// groups of the body.
  func _collect(into collection: inout StoreContentCollection)
}

extension StoreContent {
  /// Adds the groups of the body.
  public func _collect(into collection: inout StoreContentCollection) {
    collection.descend(into: self)
  }
}

extension StoreContent where Body == Never {
  /// Not available: this content has no body.
  public var body: Never { noBody(self) }
}

extension Never: StoreContent {
  /// Adds no groups.
  public func _collect(into collection: inout StoreContentCollection) {}
}

/// Stops the program: reading the body of content without a body is a programming error, as for
/// SwiftUI's `Text`.
@MainActor
private func noBody(_ content: some StoreContent) -> Never {
  preconditionFailure("\(type(of: content)) has no body")
}

/// A result builder for store content: StoreKit's `StoreContentBuilder`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// @MainActor @StoreContentBuilder
/// func groups() -> some StoreContent {
///   SubscriptionOptionGroup("Monthly") { $0.subscription?.subscriptionPeriod.unit == .month }
///   SubscriptionOptionGroup("Yearly") { $0.subscription?.subscriptionPeriod.unit == .year }
/// }
/// ```
@MainActor @preconcurrency @resultBuilder
public enum StoreContentBuilder {
  /// Returns one piece of store content unchanged.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of a block with one expression.
  public static func buildBlock<Content: StoreContent>(_ content: Content) -> Content { content }

  /// Combines the content of several expressions, in order.
  public static func buildBlock<each Content: StoreContent>(
    _ content: repeat each Content
  ) -> TupleStoreContent<repeat each Content> {
    TupleStoreContent(content: (repeat each content))
  }

  /// Returns the content of an `if` without `else`; `nil` content adds no groups.
  public static func buildIf<Content: StoreContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    first: First
  ) -> ConditionalStoreContent<First, Second> {
    .first(first)
  }

  /// Returns the content of the second branch.
  public static func buildEither<First: StoreContent, Second: StoreContent>(
    second: Second
  ) -> ConditionalStoreContent<First, Second> {
    .second(second)
  }

  /// Returns content inside an availability check, with its type erased.
  public static func buildLimitedAvailability(
    _ content: any StoreContent
  ) -> AnyStoreContent {
    AnyStoreContent(content)
  }
}

/// A sequence of store content: StoreKit's `TupleStoreContent`.
public struct TupleStoreContent<each Content: StoreContent>: StoreContent {
  /// The content has no body.
  public typealias Body = Never
  let content: (repeat each Content)

  /// Adds the groups of each element.
  public func _collect(into collection: inout StoreContentCollection) {
    repeat (each content)._collect(into: &collection)
  }
}

/// StoreKit's `IdentifiedStoreContent`. Apple documents no members, and no app creates an instance.
/// This type exists only so that its name compiles.
public struct IdentifiedStoreContent<IdentifiedView: View> {
  private init() {}
}

/// Store content of one of two types, from an `if` with `else`.
public enum ConditionalStoreContent<First: StoreContent, Second: StoreContent>: StoreContent {
  /// Content of the first branch.
  case first(First)
  /// Content of the second branch.
  case second(Second)

  /// The content has no body.
  public typealias Body = Never

  /// Adds the groups of the branch that the condition selects.
  public func _collect(into collection: inout StoreContentCollection) {
    switch self {
    case .first(let content): content._collect(into: &collection)
    case .second(let content): content._collect(into: &collection)
    }
  }
}

/// Store content with its type erased.
public struct AnyStoreContent: StoreContent {
  /// The content has no body.
  public typealias Body = Never
  private let content: any StoreContent

  init(_ content: any StoreContent) { self.content = content }

  /// Adds the groups of the wrapped content.
  public func _collect(into collection: inout StoreContentCollection) {
    content._collect(into: &collection)
  }
}

extension Optional: StoreContent where Wrapped: StoreContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the groups of the wrapped content; no groups for `nil`.
  public func _collect(into collection: inout StoreContentCollection) {
    self?._collect(into: &collection)
  }
}
