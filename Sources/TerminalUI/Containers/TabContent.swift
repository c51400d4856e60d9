/// Tabs of a tab view: SwiftUI's `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that choose a tab.
  associatedtype TabValue: Hashable
  /// The type of the tabs that this content consists of.
  associatedtype Body: TabContent

  /// The tabs.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  /// No tab, no value.
  public typealias TabValue = Never
}

/// Tabs that the library knows itself.
@MainActor
protocol TabViewMaking {
  /// The screens, each with what is told about its tab.
  var tabView: AnyView { get }
}

extension TabContent {
  var anyTabView: AnyView { (self as? any TabViewMaking)?.tabView ?? body.anyTabView }
}

extension TabContent where Body == Never {
  /// Tabs of this library have no body; nobody asks for one.
  public var body: Never {
    preconditionFailure("\(Self.self) is a tab without a body; do not call it")
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that choose the tab.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: TabViewMaking where Wrapped: TabContent {
  /// Nothing is an empty view, so that what comes after keeps its place.
  var tabView: AnyView { AnyView(self?.anyTabView) }
}

/// Builds tabs from the statements of a closure: SwiftUI's `TabContentBuilder`.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A single tab is itself.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(
    first: Content
  ) -> Content {
    first
  }

  /// Several tabs in the order they are written.
  public static func buildPartialBlock<
    First: TabContent<TabValue>,
    Next: TabContent<TabValue>
  >(accumulated: First, next: Next) -> TabGroup<TabValue> {
    let parts = (accumulated as? TabGroup<TabValue>)?.parts ?? [accumulated.anyTabView]
    return TabGroup(parts: parts + [next.anyTabView])
  }

  /// An expression is itself.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: TabContent<TabValue>>(
    first: Content
  ) -> TabGroup<TabValue> {
    TabGroup(parts: [first.anyTabView])
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: TabContent<TabValue>>(
    second: Content
  ) -> TabGroup<TabValue> {
    TabGroup(parts: [AnyView(EmptyView()), second.anyTabView])
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content {
    content
  }

  /// The screens of tabs: SwiftUI's `TabContentBuilder.Content`.
  public struct Content<Tabs: TabContent>: View {
    let tabs: Tabs

    /// The screens.
    public var body: some View { tabs.anyTabView }
  }
}

/// Several tabs, as a builder's block makes them.
public struct TabGroup<TabValue: Hashable>: TabContent, TabViewMaking {
  /// A list has no body.
  public typealias Body = Never

  let parts: [AnyView]

  var tabView: AnyView {
    AnyView(ForEach(0..<parts.count) { parts[$0] })
  }
}
