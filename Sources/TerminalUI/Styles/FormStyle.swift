/// How forms look: SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view of a form.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a form style gets to work with: SwiftUI's `FormStyleConfiguration`.
@MainActor @preconcurrency
public struct FormStyleConfiguration {
  /// A form's content, whatever it is made of.
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
  /// Sets the style of the forms in this view.
  public func formStyle(_ style: some FormStyle) -> some View {
    pushingStyle(style, on: \.formStyles) { $0.makeBody(configuration: $1) }
  }
}

/// The style of forms that were given none: SwiftUI's `automatic`. As ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A frame around each section.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A frame around each section, its header in the upper line: SwiftUI's `grouped`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A frame around each section.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.environment(\.listAppearance, .boxed)
  }
}

/// Two columns without frames: SwiftUI's `columns`. Labels end in one column, as wide as the
/// widest of them and at most half of the form; values and what has no label begin after it.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Labels, and what they name after them.
  public func makeBody(configuration: Configuration) -> some View {
    ScrollView { FormColumns(content: configuration.content) }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of forms that were given none.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A frame around each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns without frames.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
