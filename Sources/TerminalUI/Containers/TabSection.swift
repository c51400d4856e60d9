/// Tabs that belong together: SwiftUI's `TabSection`. A sidebar shows the header above
/// them; the line of names at the bottom has no room for it.
public struct TabSection<Header: View, Tabs: TabContent>: TabContent, TabViewMaking {
  /// The type of the values that choose its tabs.
  public typealias TabValue = Tabs.TabValue
  /// A section has no body.
  public typealias Body = Never

  private let header: Header
  private let tabs: Tabs

  /// Creates a section with any header.
  public init<Value: Hashable>(
    @TabContentBuilder<Value> content: () -> Tabs,
    @ViewBuilder header: () -> Header
  ) where Tabs.TabValue == Value {
    self.header = header()
    tabs = content()
  }

  var tabView: AnyView {
    AnyView(SectionTabs(header: AnyView(header), tabs: tabs.anyTabView))
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey,
    @TabContentBuilder<Value> content: () -> Tabs
  ) where Tabs.TabValue == Value {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol,
    @TabContentBuilder<Value> content: () -> Tabs
  ) where Tabs.TabValue == Value {
    self.init(content: content) { Text(title) }
  }
}

/// What tells the tabs of one section from those of another.
struct TabSectionMark {
  /// One for each section.
  final class Token {}

  let token: Token
  let header: AnyView
}

private struct SectionTabs: View {
  let header: AnyView
  let tabs: AnyView
  @State private var token = TabSectionMark.Token()

  var body: some View {
    let mark = TabSectionMark(token: token, header: header)
    tabs.writingRowTraits { if $0.tabSection == nil { $0.tabSection = mark } }
  }
}

/// Tabs with something told about them.
public struct ModifiedTabContent<Tabs: TabContent>: TabContent, TabViewMaking {
  /// The type of the values that choose its tabs.
  public typealias TabValue = Tabs.TabValue
  /// Changed tabs have no body.
  public typealias Body = Never

  let tabs: Tabs
  let write: @MainActor (inout RowTraits) -> Void

  var tabView: AnyView { AnyView(tabs.anyTabView.writingRowTraits(write)) }
}

extension TabContent {
  /// Shows a number beside the name of the tab; zero shows nothing: SwiftUI's `badge`.
  public func badge(_ count: Int) -> ModifiedTabContent<Self> {
    let badge = count == 0 ? nil : AnyView(Text(verbatim: "\(count)"))
    return ModifiedTabContent(tabs: self) { $0.badge = badge ?? $0.badge }
  }

  /// Shows a text beside the name of the tab: SwiftUI's `badge`.
  public func badge(_ label: Text?) -> ModifiedTabContent<Self> {
    ModifiedTabContent(tabs: self) { $0.badge = label.map { AnyView($0) } ?? $0.badge }
  }

  /// Shows a text beside the name of the tab: SwiftUI's `badge`.
  public func badge(_ label: LocalizedStringKey) -> ModifiedTabContent<Self> {
    badge(Text(label))
  }

  /// Shows a text beside the name of the tab: SwiftUI's `badge`.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> ModifiedTabContent<Self> {
    badge(Text(label))
  }
}
