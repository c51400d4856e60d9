/// Content that can be folded away under a label: SwiftUI's `DisclosureGroup`. Enter, Space
/// or a click folds and unfolds it, right unfolds, left folds.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: @MainActor () -> Content
  @State private var isOpen = false

  /// Creates a group with any label.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with any label whose state lies elsewhere.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  /// The label, and the content where it is unfolded.
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

/// Content that is made when it is to be seen.
private struct LazyContent<Content: View>: View {
  let content: @MainActor () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that says something.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that says something.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that says something, whose state lies elsewhere.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group that says something, whose state lies elsewhere.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
