/// The appearance of buttons: SwiftUI's `ButtonStyle`.
///
/// A button in a custom style is pressed like any other button. The focused button is always
/// distinguishable, even if the style ignores the focus.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that draws a button.
  associatedtype Body: View
  /// The properties of a button that a style uses.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` uses: SwiftUI's `ButtonStyleConfiguration`.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public typealias Label = AnyView

  /// The purpose of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a mouse button is held down on the button.
  ///
  /// - In a terminal: It is `true` only for clicks. Enter and Space act at once, because a terminal
  ///   does not report the release of a key.
  public let isPressed: Bool
}

/// A button drawn by a client's style.
struct CustomButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.pressable(
      FocusEffect(content: CustomLabel(style: style, configuration: configuration))
    )
  }
}

/// The view that a style returns. It is inside the control, where the environment has `isPressed`.
private struct CustomLabel<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isPressed) private var isPressed

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        isPressed: isPressed
      )
    )
  }
}
