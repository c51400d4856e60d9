/// A message in place of missing content: SwiftUI's `ContentUnavailableView`.
///
/// It shows a label, a description and actions in the centre of the available cells.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from its label, description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, one below another.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      label.font(.title2).labelStyle(StackedLabelStyle())
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: Cells.infinity, maxHeight: Cells.infinity)
  }
}

extension ContentUnavailableView
where Label == TerminalUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = TerminalUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a message with a verbatim title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = TerminalUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a message with a localized title, a picture of an asset catalog and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = TerminalUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// The message for a search without results.
  public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Returns the message for a search for `text` without results.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}

/// A label style with the symbol above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: .cells(0)) {
      AccessibilityHiddenView(content: configuration.icon).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
