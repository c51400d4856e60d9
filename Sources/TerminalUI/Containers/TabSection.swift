/// A group of tabs: SwiftUI's `TabSection`.
///
/// A sidebar shows the header above the tabs. A tab bar does not show it.
public struct TabSection<Header: View, Tabs: TabContent>: TabContent, TabViewMaking {
  /// The type of the selection.
  public typealias TabValue = Tabs.TabValue
  /// A section of this module is shown directly and has no body.
  public typealias Body = Never

  private let header: Header
  private let tabs: Tabs

  /// Creates a section with a header.
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
  /// Creates a section with a localized title.
  public init<Value: Hashable>(
    _ title: LocalizedStringKey,
    @TabContentBuilder<Value> content: () -> Tabs
  ) where Tabs.TabValue == Value {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol,
    @TabContentBuilder<Value> content: () -> Tabs
  ) where Tabs.TabValue == Value {
    self.init(content: content) { Text(title) }
  }
}

/// The identity and the header of a tab section.
struct TabSectionMark {
  /// The identity of a section. Each section has its own instance.
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

/// Tabs with a modified trait, such as a badge.
public struct ModifiedTabContent<Tabs: TabContent>: TabContent, TabViewMaking {
  /// The type of the selection.
  public typealias TabValue = Tabs.TabValue
  /// Tabs of this module are shown directly and have no body.
  public typealias Body = Never

  let tabs: Tabs
  let write: @MainActor (inout RowTraits) -> Void

  var tabView: AnyView { AnyView(tabs.anyTabView.writingRowTraits(write)) }
}

extension TabContent {
  /// Shows a number beside the label of the tab: SwiftUI's `badge`. Zero shows no badge.
  public func badge(_ count: Int) -> ModifiedTabContent<Self> {
    let badge = count == 0 ? nil : AnyView(Text(verbatim: "\(count)"))
    return ModifiedTabContent(tabs: self) { $0.badge = badge ?? $0.badge }
  }

  /// Shows a text beside the label of the tab: SwiftUI's `badge`. `nil` shows no badge.
  public func badge(_ label: Text?) -> ModifiedTabContent<Self> {
    ModifiedTabContent(tabs: self) { $0.badge = label.map { AnyView($0) } ?? $0.badge }
  }

  /// Shows a localized text beside the label of the tab: SwiftUI's `badge`.
  public func badge(_ label: LocalizedStringKey) -> ModifiedTabContent<Self> {
    badge(Text(label))
  }

  /// Shows a verbatim text beside the label of the tab: SwiftUI's `badge`.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> ModifiedTabContent<Self> {
    badge(Text(label))
  }
}
