/// A group of controls in labelled rows: SwiftUI's `Form`.
public struct Form<Content: View>: View {
  private let configuration: FormStyleConfiguration

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    configuration = FormStyleConfiguration(content: AnyView(content()))
  }

  /// The form in the form style of the environment; default: grouped.
  public var body: some View {
    StyledView(\.formStyles, configuration) { GroupedFormStyle().makeBody(configuration: $0) }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style. The next outer form style draws it.
  public init(_ configuration: FormStyleConfiguration) {
    self.configuration = configuration
  }
}
