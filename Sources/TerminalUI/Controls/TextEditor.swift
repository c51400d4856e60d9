/// Text of any length to write and change: SwiftUI's `TextEditor`. Enter begins a new line,
/// the arrows move through the rows, Tab leaves.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor of a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The editor.
  public var body: some View {
    TextArea(
      configuration: TextFieldConfiguration(text: text, prompt: nil, label: AnyView(EmptyView())),
      isEditor: true
    )
  }
}
