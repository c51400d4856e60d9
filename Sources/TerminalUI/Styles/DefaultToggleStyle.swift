/// The default toggle style: SwiftUI's `automatic`.
///
/// In lists and forms it is a switch at the end of the line, in menus a check mark. Elsewhere it is
/// a check box that takes the offered width.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  public nonisolated init() {}

  /// Returns a toggle in the style of its container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style for the container: a switch, a check mark or a check box.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle whose style depends on its container.
struct AutomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    switch context {
    case .row: SwitchToggleStyle().makeBody(configuration: configuration)
    case .menu: configuration.pressable(MenuToggle(configuration: configuration))
    case .standard:
      configuration.pressable(
        CheckboxToggle(configuration: configuration)
          .frame(maxWidth: visibility == .hidden ? nil : .infinity, alignment: .leading)
      )
    case .toolbar: CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }
}

private struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: .cells(0)) {
      AccessibilityHiddenView(
        content: Text(layoutDirection == .leftToRight ? marks : Mirrored.marks(marks))
      )
      LabelTexts(content: configuration.label)
      Spacer()
    }
    .padding(.trailing, .cells(1))
    .bold(isFocused)
    .reversed(isFocused)
  }

  private var marks: String {
    let check = configuration.isMixed ? "-" : configuration.isOn ? (usesASCII ? "x" : "✓") : " "
    return (isFocused ? (usesASCII ? ">" : "▸") : " ") + check + " "
  }
}
