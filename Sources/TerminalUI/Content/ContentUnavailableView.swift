/// What stands where there is nothing to show: SwiftUI's `ContentUnavailableView`. A label,
/// a description and what can be done, in the middle of the room.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one below the other.
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
  /// Creates a view with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = TerminalUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view with a symbol.
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

  /// Creates a view with a picture of an asset catalog.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = TerminalUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A search that found nothing.
  public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// A search for a text that found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}

/// The symbol above the words.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: .cells(0)) {
      AccessibilityHiddenView(content: configuration.icon).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
