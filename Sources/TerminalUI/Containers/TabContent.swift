/// Tabs of a ``TabView``: SwiftUI's `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection.
  associatedtype TabValue: Hashable
  /// The type of the tabs in `body`.
  associatedtype Body: TabContent

  /// The tabs that this content consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  /// The type of the selection: none exists.
  public typealias TabValue = Never
}

/// Tabs that this module implements directly.
@MainActor
protocol TabViewMaking {
  /// The screens of the tabs. Their row traits hold the labels, badges and selection values.
  var tabView: AnyView { get }
}

extension TabContent {
  var anyTabView: AnyView { (self as? any TabViewMaking)?.tabView ?? body.anyTabView }
}

extension TabContent where Body == Never {
  /// Stops the program: tabs of this module have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a tab without a body; do not call it")
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the selection.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: TabViewMaking where Wrapped: TabContent {
  /// The screens of the tabs. `nil` is an empty view, so that the tabs after it keep their
  /// identity.
  var tabView: AnyView { AnyView(self?.anyTabView) }
}

/// A result builder of tabs: SwiftUI's `TabContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns a single tab unchanged.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(
    first: Content
  ) -> Content {
    first
  }

  /// Combines several tabs, in source order.
  public static func buildPartialBlock<
    First: TabContent<TabValue>,
    Next: TabContent<TabValue>
  >(accumulated: First, next: Next) -> TabGroup<TabValue> {
    let parts = (accumulated as? TabGroup<TabValue>)?.parts ?? [accumulated.anyTabView]
    return TabGroup(parts: parts + [next.anyTabView])
  }

  /// Returns an expression unchanged.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Supports the first branch of an `if` or `switch`.
  public static func buildEither<Content: TabContent<TabValue>>(
    first: Content
  ) -> TabGroup<TabValue> {
    TabGroup(parts: [first.anyTabView])
  }

  /// Supports the other branches of an `if` or `switch`.
  public static func buildEither<Content: TabContent<TabValue>>(
    second: Content
  ) -> TabGroup<TabValue> {
    TabGroup(parts: [AnyView(EmptyView()), second.anyTabView])
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// A view of the screens of tabs: SwiftUI's `TabContentBuilder.Content`.
  public struct Content<Tabs: TabContent>: View {
    let tabs: Tabs

    /// The screens of the tabs.
    public var body: some View { tabs.anyTabView }
  }
}

/// Several tabs in a builder's block.
public struct TabGroup<TabValue: Hashable>: TabContent, TabViewMaking {
  /// Tabs of this module are shown directly and have no body.
  public typealias Body = Never

  let parts: [AnyView]

  var tabView: AnyView {
    AnyView(ForEach(0..<parts.count) { parts[$0] })
  }
}
