/// The appearance of text fields: SwiftUI's `TextFieldStyle`.
///
/// The requirement has the same name and signature as in SwiftUI, so that styles written for
/// SwiftUI compile. Such styles modify the field in the configuration.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that draws a text field.
  associatedtype _Body: View
  /// The label of the field in the configuration.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that draws a text field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of the field that a text field style gets: SwiftUI's `_TextFieldStyleLabel`.
public struct _TextFieldStyleLabel: View {
  /// An empty view: the field draws its label itself.
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
  /// Sets the style of the text fields in this view: SwiftUI's `textFieldStyle`.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    pushingStyle(style, on: \.textFieldStyles) { $0._body(configuration: TextField($1)) }
  }
}

/// A text field without a style.
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
