/// A button that stays pressed: SwiftUI's `button`. A mark before the label tells that it
/// is on; the button is filled as well.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button with the toggle's label.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
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
          isProminent: false,
          isFilledWhenSet: configuration.isOn
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
