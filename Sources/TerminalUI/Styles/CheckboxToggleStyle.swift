/// A toggle style that draws a check box before the label: SwiftUI's `checkbox`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates a check box style.
  public nonisolated init() {}

  /// Returns a check box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(CheckboxToggle(configuration: configuration))
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style that draws a check box before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A check box and a label, without extra space.
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
