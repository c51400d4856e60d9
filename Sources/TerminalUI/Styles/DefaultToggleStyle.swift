/// The style of toggles that were given none: SwiftUI's `automatic`. A switch at the end
/// of the line in lists and forms, a check mark in menus, else a box to check in a line of
/// its own, as wide as there is room.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A toggle as its place asks for.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of toggles that were given none.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle as its place asks for.
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
