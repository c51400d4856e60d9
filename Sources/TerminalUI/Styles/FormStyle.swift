/// The appearance of forms: SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that draws a form.
  associatedtype Body: View
  /// The properties of a form that a style uses.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view that draws a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style uses: SwiftUI's `FormStyleConfiguration`.
@MainActor @preconcurrency
public struct FormStyleConfiguration {
  /// The type-erased content of a form.
  public typealias Content = AnyView

  /// The form's content.
  public let content: Content
}

private enum FormStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<FormStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
  var formStyles: StyleStack<FormStyleConfiguration> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in this view: SwiftUI's `formStyle`.
  public func formStyle(_ style: some FormStyle) -> some View {
    pushingStyle(style, on: \.formStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The default form style: SwiftUI's `automatic`. Same as ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
  /// Creates a default form style.
  public nonisolated init() {}

  /// Returns a list with a frame around each section.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A form style with a frame around each section, and the section's header in the upper line of the
/// frame: SwiftUI's `grouped`.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public nonisolated init() {}

  /// Returns a list with a frame around each section.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listAppearance, .boxed)
  }
}

/// A form style with two columns and no frames: SwiftUI's `columns`.
///
/// The label column is as wide as the widest label, at most half of the form. Values and controls
/// without a label begin after it.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a column form style.
  public nonisolated init() {}

  /// Returns a scroll view with a column of labels and a column of values.
  public func makeBody(configuration: Configuration) -> some View {
    ScrollView { FormColumns(content: configuration.content) }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style with a frame around each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style with two columns and no frames.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
