/// How buttons look: SwiftUI's `ButtonStyle`. Pressing works as with any button, and the
/// focused one is told from the others whatever the style draws.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What a style gets to work with.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` gets to work with: SwiftUI's `ButtonStyleConfiguration`.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// A button's label, whatever it is made of.
  public typealias Label = AnyView

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a mouse button is held down on the button.
  ///
  /// - In a terminal: It is never true for a key: Enter and Space press at once, since a terminal
  ///   does not report that a key is released.
  public let isPressed: Bool
}

/// A button as a style of a client draws it.
struct CustomButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.pressable(
      FocusEffect(content: CustomLabel(style: style, configuration: configuration))
    )
  }
}

/// What a style makes of a label, inside the control, where it can be told whether that is
/// held down.
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
