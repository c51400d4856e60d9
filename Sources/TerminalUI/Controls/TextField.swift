import Foundation

/// A line to type into: SwiftUI's `TextField`. The cursor moves with the arrow keys, Home
/// and End, word by word with Ctrl-B and Ctrl-F; Ctrl-W deletes a word, Ctrl-U and Ctrl-K
/// what lies before and after the cursor.
public struct TextField<Label: View>: View {
  let configuration: TextFieldConfiguration

  init(_ configuration: TextFieldConfiguration) {
    self.configuration = configuration
  }

  /// Creates a field with any label, which shows while it is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(label())))
  }

  /// Creates a field with any label that takes several lines where its axis is vertical.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    configuration.isMultiline = axis == .vertical
  }

  /// The field in the style of its surroundings.
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
  /// Creates a field whose title shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldConfiguration(text: text, prompt: nil, label: AnyView(Text(titleKey))))
  }

  /// Creates a field whose title shows while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(TextFieldConfiguration(text: text, prompt: nil, label: AnyView(Text(title))))
  }

  /// Creates a field with a prompt that shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(titleKey))))
  }

  /// Creates a field with a prompt that shows while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(title))))
  }

  /// Creates a field that takes several lines where its axis is vertical.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(Text(titleKey))))
    configuration.isMultiline = axis == .vertical
  }

  /// Creates a field that takes several lines where its axis is vertical.
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

  /// Creates a field that tells when editing begins and ends, and when Enter is pressed:
  /// SwiftUI's older form.
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

  /// Creates a field that tells when editing begins and ends, and when Enter is pressed:
  /// SwiftUI's older form.
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

/// What a text field consists of.
@MainActor
final class TextFieldConfiguration {
  let text: Binding<String>
  let prompt: Text?
  let label: AnyView
  var isSecure = false
  var isMultiline = false
  /// Whether the text is written when editing ends rather than with each key.
  var commitsAtEnd = false
  /// What Enter submits.
  var trigger = SubmitTriggers.text
  /// What Backspace does before the first character; false when there is nothing to do.
  var deleteBeforeStart: (@MainActor () -> Bool)?
  /// Hears of Enter before anybody else.
  var willSubmit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?
  /// What a field for a value is told of the locale around it.
  var locale: FieldLocale?

  init(text: Binding<String>, prompt: Text?, label: AnyView) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
}

/// A line to type into that shows a mark for each character: SwiftUI's `SecureField`. What
/// was typed is not read out.
public struct SecureField<Label: View>: View {
  private let configuration: TextFieldConfiguration

  /// Creates a field with any label, which shows while it is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    configuration = TextFieldConfiguration(text: text, prompt: prompt, label: AnyView(label()))
    configuration.isSecure = true
  }

  /// The field in the style of its surroundings.
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
  /// Creates a field whose title shows while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field whose title shows while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that tells when Enter is pressed: SwiftUI's older form.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    configuration.onCommit = onCommit
  }

  /// Creates a field that tells when Enter is pressed: SwiftUI's older form.
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
