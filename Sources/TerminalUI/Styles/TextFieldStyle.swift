/// How text fields look: SwiftUI's `TextFieldStyle`. The requirement has SwiftUI's own name
/// and form, so that styles written for it work: they change the field that they get.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view of a text field.
  associatedtype _Body: View
  /// The label of the field that a style gets.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a text field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a text field style gets: SwiftUI's `_TextFieldStyleLabel`.
public struct _TextFieldStyleLabel: View {
  /// The label is drawn by the field.
  public var body: some View { EmptyView() }
}

private enum TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextFieldConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var textFieldStyles: StyleStack<TextFieldConfiguration> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    pushingStyle(style, on: \.textFieldStyles) { $0._body(configuration: TextField($1)) }
  }
}

/// A text field as it is where no style was set.
struct AutomaticTextField: View {
  let configuration: TextFieldConfiguration

  var body: some View {
    if configuration.isMultiline {
      TextArea(configuration: configuration)
    } else {
      FieldLine(configuration: configuration)
    }
  }
}
