/// A switch at the end of the line that the label begins: SwiftUI's `switch`. Without room
/// to fill it stands after the label. The knob's place and the line it leaves tell on from off.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(SwitchToggle(configuration: configuration))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the end of the line.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    SwitchLine(
      label: LeadingLabel(content: configuration.label)
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
