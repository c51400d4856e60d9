/// What a tab is for: SwiftUI's `TabRole`.
public enum TabRole: Hashable, Sendable {
  /// Finding things.
  case search
}

/// One screen of a tab view with its name: SwiftUI's `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, TabViewMaking {
  /// The type of the value that chooses the tab.
  public typealias TabValue = Value
  /// A tab has no body.
  public typealias Body = Never

  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab that a value chooses, with any label.
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

  /// Creates a tab with any label.
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
  /// Creates a tab with a title that a value chooses.
  public init(
    _ title: LocalizedStringKey,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Text(title) }
  }

  /// Creates a tab with a title that a value chooses.
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
  /// Creates a tab with a title.
  public init(
    _ title: LocalizedStringKey,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Text(title) }
  }

  /// Creates a tab with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Text(title) }
  }
}
