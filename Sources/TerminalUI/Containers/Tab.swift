/// The purpose of a tab: SwiftUI's `TabRole`. It does not change how a terminal shows the tab.
public enum TabRole: Hashable, Sendable {
  /// A tab that finds content by a search.
  case search
}

/// One screen of a ``TabView`` with its label: SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, TabViewMaking {
  /// The type of the selection.
  public typealias TabValue = Value
  /// A tab of this module is shown directly and has no body.
  public typealias Body = Never

  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a label. The tab is selected when the selection is `value`.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// Creates a tab with a label, for a tab view without a selection binding.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }

  var tabView: AnyView {
    let label = AnyView(label)
    let value = value
    let screen = VStack(spacing: .cells(0)) { content }
    return AnyView(
      screen.writingRowTraits { traits in
        traits.tabLabel = label
        guard let value else { return }
        traits.tags = [RowTraits.Tag(value: AnyHashable(value), matchesOptional: true)]
      }
    )
  }
}

extension Tab where Label == Text {
  /// Creates a tab with a localized title. The tab is selected when the selection is `value`.
  public init(
    _ title: LocalizedStringKey,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Text(title) }
  }

  /// Creates a tab with a verbatim title. The tab is selected when the selection is `value`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Text(title) }
  }
}

extension Tab where Label == Text, Value == Never {
  /// Creates a tab with a localized title.
  public init(
    _ title: LocalizedStringKey,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Text(title) }
  }

  /// Creates a tab with a verbatim title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Text(title) }
  }
}
