/// The style of buttons that were given none: SwiftUI's `automatic`. Between edges; just
/// the label in lists, forms and menus, which mark the focused row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A button as its place asks for.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of buttons that were given none.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button as its place asks for.
struct AutomaticButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.stackAxis) private var stackAxis
  @Environment(\.showsShortcuts) private var showsShortcuts
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    switch context {
    case .standard:
      BorderedButtonStyle().makeBody(configuration: configuration)
    case .toolbar:
      configuration.pressable(PlainLabel(label: configuration.label, role: toolRole))
    case .row where stackAxis != nil:
      configuration.pressable(LabelInRow(label: configuration.label, role: toolRole))
    case .row, .menu:
      let shortcut = showsShortcuts ? shortcut : nil
      configuration.pressable(RowButton(configuration: configuration, shortcut: shortcut))
    }
  }

  private var toolRole: ColorRole {
    configuration.role == .destructive ? .critical : .accent
  }
}

/// What is pressed beside other views in a row: as long as its label. Reversed in the focus,
/// which the mark before the row alone does not tell from its neighbours.
struct LabelInRow<Label: View>: View {
  let label: Label
  var role = ColorRole.accent
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundStyle(isEnabled ? role : .secondary)
      .bold(isFocused)
      .underline(isFocused)
      .reversed(isFocused)
  }
}

/// A button that is a row of a list or of a menu: a whole line to press.
private struct RowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// The key that is told beside the label.
  let shortcut: KeyboardShortcut?
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlContext) private var context

  private var role: ColorRole {
    if !isEnabled { return .secondary }
    if configuration.role == .destructive { return .critical }
    return context == .menu ? .standard : .accent
  }

  var body: some View {
    MenuItemLine(isFocused: isFocused) {
      if let name = shortcut?.name {
        HStack(spacing: .cells(2)) {
          RowLine(content: configuration.label)
          AccessibilityHiddenView(content: Text(name).foregroundStyle(.secondary).fixedSize())
        }
      } else {
        RowLine(content: configuration.label)
      }
    }
    .foregroundStyle(role)
  }
}
