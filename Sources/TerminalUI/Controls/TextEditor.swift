/// A text field of several lines: SwiftUI's `TextEditor`.
///
/// Enter starts a new line. The arrow keys move the cursor. Tab moves the focus out of the editor.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor with a binding to its text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// An editable text area without a label.
  public var body: some View {
    TextArea(
      configuration: TextFieldConfiguration(text: text, prompt: nil, label: AnyView(EmptyView())),
      isEditor: true
    )
  }
}
