/// The default text field style: SwiftUI's `automatic`. It underlines the field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates a default text field style.
  public nonisolated init() {}

  /// Returns an underlined field.
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticTextField(configuration: configuration.configuration)
  }
}

/// A text field style that underlines the field: SwiftUI's `plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  public nonisolated init() {}

  /// Returns an underlined field.
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticTextField(configuration: configuration.configuration)
  }
}

/// A text field style with round brackets: SwiftUI's `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a rounded border style.
  public nonisolated init() {}

  /// Returns a field in round brackets.
  public func _body(configuration: TextField<_Label>) -> some View {
    BracketedField(configuration: configuration.configuration, brackets: ("(", ")"))
  }
}

/// A text field style with square brackets: SwiftUI's `squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates a square border style.
  public nonisolated init() {}

  /// Returns a field in square brackets.
  public func _body(configuration: TextField<_Label>) -> some View {
    BracketedField(configuration: configuration.configuration, brackets: ("[", "]"))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that underlines the field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style that underlines the field.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style with round brackets.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The style with square brackets.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct BracketedField: View {
  let configuration: TextFieldConfiguration
  let brackets: (left: String, right: String)
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      bracket(layoutDirection == .leftToRight ? brackets.left : brackets.right)
      AutomaticTextField(configuration: configuration)
      bracket(layoutDirection == .leftToRight ? brackets.right : brackets.left)
    }
  }

  private func bracket(_ sign: String) -> some View {
    AccessibilityHiddenView(content: Text(sign).foregroundStyle(ColorRole.secondary).fixedSize())
  }
}
