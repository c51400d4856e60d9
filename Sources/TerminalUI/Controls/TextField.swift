import Foundation

/// A single-line text field: SwiftUI's `TextField`.
///
/// The arrow keys, Home and End move the cursor. Ctrl-B and Ctrl-F move the cursor by a word.
/// Ctrl-W deletes the word before the cursor, Ctrl-U the text before it, and Ctrl-K the text after
/// it.
///
/// A field holds up to 10,000 Unicode scalars of input, 50,000 with a vertical axis.
public struct TextField<Label: View>: View {
  let configuration: TextFieldConfiguration

  init(_ configuration: TextFieldConfiguration) {
    self.configuration = configuration
  }

  /// Creates a field with a label. An empty field shows its prompt, else its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(label())))
  }

  /// Creates a field with a label. With a vertical axis, it has several lines.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    configuration.isMultiline = axis == .vertical
  }

  /// The field in the style of the enclosing views.
  public var body: some View {
    FieldWithLabel(
      label: configuration.label,
      content: StyledView(\.textFieldStyles, configuration) {
        AutomaticTextField(configuration: $0)
      }
    )
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldConfiguration(text: text, prompt: nil, label: AnyView(Text(titleKey))))
  }

  /// Creates a field with a verbatim title, which an empty field shows.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(TextFieldConfiguration(text: text, prompt: nil, label: AnyView(Text(title))))
  }

  /// Creates a field with a localized title and a prompt, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(titleKey))))
  }

  /// Creates a field with a verbatim title and a prompt, which an empty field shows.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(title))))
  }

  /// Creates a field with a localized title. With a vertical axis, it has several lines.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(titleKey))))
    configuration.isMultiline = axis == .vertical
  }

  /// Creates a field with a verbatim title. With a vertical axis, it has several lines.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(title))))
    configuration.isMultiline = axis == .vertical
  }

  /// Creates a field with actions for a change of focus and for Enter: SwiftUI's deprecated form.
  ///
  /// `onEditingChanged` receives `true` when the field gets the focus.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
  }

  /// Creates a field with actions for a change of focus and for Enter: SwiftUI's deprecated form.
  ///
  /// `onEditingChanged` receives `true` when the field gets the focus.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title, text: text)
    configuration.onEditingChanged = onEditingChanged
    configuration.onCommit = onCommit
  }
}

/// The properties of a text field.
@MainActor
final class TextFieldConfiguration {
  let text: Binding<String>
  let prompt: Text?
  let label: AnyView
  var isSecure = false
  var isMultiline = false
  /// Whether the binding is set when editing ends, instead of with each key.
  var commitsAtEnd = false
  /// The kind of submission that Enter triggers.
  var trigger = SubmitTriggers.text
  /// The action of Backspace at the start of the text. Returns `false` if it did nothing.
  var deleteBeforeStart: (@MainActor () -> Bool)?
  /// Called when Enter is pressed, before other submit actions.
  var willSubmit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?
  /// The locale for the format of a value; `nil` for a plain text.
  var locale: FieldLocale?

  init(text: Binding<String>, prompt: Text?, label: AnyView) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
}

/// A text field that shows a mark for each character: SwiftUI's `SecureField`. The text is not read
/// out.
public struct SecureField<Label: View>: View {
  private let configuration: TextFieldConfiguration

  /// Creates a field with a label. An empty field shows its prompt, else its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    configuration = TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(label()))
    configuration.isSecure = true
  }

  /// The field in the style of the enclosing views.
  public var body: some View {
    FieldWithLabel(
      label: configuration.label,
      content: StyledView(\.textFieldStyles, configuration) {
        AutomaticTextField(configuration: $0)
      }
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title, which an empty field shows if it has no prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a verbatim title, which an empty field shows if it has no prompt.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title and an action for Enter: SwiftUI's deprecated form.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    configuration.onCommit = onCommit
  }

  /// Creates a field with a verbatim title and an action for Enter: SwiftUI's deprecated form.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    configuration.onCommit = onCommit
  }
}
