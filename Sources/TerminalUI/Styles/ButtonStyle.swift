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
  /// Whether the button is held down. Cells cannot tell: a terminal reports a key or a
  /// click when it is over, so the value is false whenever the button is drawn.
  public let isPressed: Bool
}

/// A button as a style of a client draws it.
struct CustomButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.pressable(
      FocusEffect(
        content: style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role,
            label: configuration.label,
            isPressed: false
          )
        )
      )
    )
  }
}
