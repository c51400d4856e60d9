/// A toggle style that draws a button: SwiftUI's `button`. The button of a toggle that is on is
/// filled and has a check mark before the label.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button style for toggles.
  public nonisolated init() {}

  /// Returns a button with the toggle's label.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style that draws a toggle as a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    StyledView(\.buttonStyles, buttonConfiguration) { button in
      button.pressable(
        BorderedLabel(
          configuration: button,
          fill: configuration.isOn ? .prominent : .quiet
        )
      )
    }
  }

  private var buttonConfiguration: PrimitiveButtonStyleConfiguration {
    let label = HStack {
      AccessibilityHiddenView(content: Text(mark).fixedSize())
      configuration.label
    }
    return PrimitiveButtonStyleConfiguration(
      role: nil,
      label: AnyView(label),
      pressedRole: .toggle,
      isSelected: configuration.isOn,
      action: { configuration.isOn.toggle() }
    )
  }

  private var mark: String {
    configuration.isMixed ? "-" : configuration.isOn ? (usesASCII ? "x" : "✓") : " "
  }
}
