/// A box to check before the label: SwiftUI's `checkbox`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A box and a label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(CheckboxToggle(configuration: configuration))
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to check before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A box and a label, as wide as they are.
struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack(alignment: .top) {
      Glyph(
        unicode: configuration.isMixed ? "─" : configuration.isOn ? "✓" : " ",
        ascii: configuration.isMixed ? "-" : configuration.isOn ? "x" : " ",
        role: configuration.isOn || configuration.isMixed ? .accent : .secondary
      )
      ControlLabel(content: configuration.label)
        .bold(isFocused)
        .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
    }
  }
}
