/// The style of text fields that were given none: SwiftUI's `automatic`. An underlined
/// line.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// An underlined line.
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticTextField(configuration: configuration.configuration)
  }
}

/// An underlined line: SwiftUI's `plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// An underlined line.
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticTextField(configuration: configuration.configuration)
  }
}

/// A line in round brackets: SwiftUI's `roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A line in round brackets.
  public func _body(configuration: TextField<_Label>) -> some View {
    BracketedField(configuration: configuration.configuration, brackets: ("(", ")"))
  }
}

/// A line in square brackets: SwiftUI's `squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A line in square brackets.
  public func _body(configuration: TextField<_Label>) -> some View {
    BracketedField(configuration: configuration.configuration, brackets: ("[", "]"))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of text fields that were given none.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// An underlined line.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A line in round brackets.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A line in square brackets.
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
