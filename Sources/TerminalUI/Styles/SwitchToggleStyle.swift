/// A toggle style with a switch at the end of the label's line: SwiftUI's `switch`. The position of
/// the knob and the weight of the line show the state without colour.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates a switch style.
  public nonisolated init() {}

  /// Returns a label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(SwitchToggle(configuration: configuration))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style with a switch at the end of the line.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    SwitchLine(
      label: LeadingControlLabel(content: configuration.label)
        .bold(isFocused)
        .foregroundStyle(isEnabled ? ColorRole.standard : .secondary),
      sign: Glyph(
        unicode: configuration.isMixed ? "─◐─" : configuration.isOn ? "━━●" : "○──",
        ascii: configuration.isMixed ? "-o-" : configuration.isOn ? "==o" : "o--",
        role: configuration.isOn && !configuration.isMixed ? .accent : .secondary
      )
    )
  }
}
