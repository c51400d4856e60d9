/// A switch after the label: SwiftUI's `switch`. In lists and forms it stands at the end
/// of the line. The knob's place and the line it leaves tell on from off.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(SwitchToggle(configuration: configuration))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.controlContext) private var context

  var body: some View {
    HStack(spacing: .cells(0)) {
      LeadingLabel(content: configuration.label)
        .bold(isFocused)
        .foregroundStyle(isEnabled ? ColorRole.standard : .secondary)
        .followedByGap()
      if context == .row { Spacer() }
      Glyph(
        unicode: configuration.isMixed ? "─◐─" : configuration.isOn ? "━━●" : "○──",
        ascii: configuration.isMixed ? "-o-" : configuration.isOn ? "==o" : "o--",
        role: configuration.isOn && !configuration.isMixed ? .accent : .secondary
      )
    }
  }
}
