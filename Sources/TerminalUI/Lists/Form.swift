/// Controls to set something with, in rows: SwiftUI's `Form`.
public struct Form<Content: View>: View {
  private let configuration: FormStyleConfiguration

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    configuration = FormStyleConfiguration(content: AnyView(content()))
  }

  /// The form in the style of its surroundings.
  public var body: some View {
    StyledView(\.formStyles, configuration) { GroupedFormStyle().makeBody(configuration: $0) }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form again inside a style that changes it; it is drawn in the next outer
  /// style.
  public init(_ configuration: FormStyleConfiguration) {
    self.configuration = configuration
  }
}
