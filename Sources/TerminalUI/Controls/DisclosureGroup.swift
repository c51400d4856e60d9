/// Content that a label hides or shows: SwiftUI's `DisclosureGroup`.
///
/// Enter, Space or a click toggles the group. The right arrow key expands it, and the left arrow
/// key collapses it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: @MainActor () -> Content
  @State private var isOpen = false

  /// Creates a group with a label. It starts collapsed.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with a label and a binding to its expanded state.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  /// The label, followed by the content if the group is expanded.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    let configuration = DisclosureGroupStyleConfiguration(
      label: AnyView(label),
      content: AnyView(LazyContent(content: content)),
      isExpanded: isExpanded
    )
    StyledView(\.disclosureGroupStyles, configuration) {
      AutomaticDisclosureGroup(configuration: $0)
    }
  }
}

/// Content whose closure is called only when the group is expanded.
private struct LazyContent<Content: View>: View {
  let content: @MainActor () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title. It starts collapsed.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a verbatim title. It starts collapsed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title and a binding to its expanded state.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a verbatim title and a binding to its expanded state.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
