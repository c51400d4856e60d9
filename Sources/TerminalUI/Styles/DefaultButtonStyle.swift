/// The default button style: SwiftUI's `automatic`. The label has a fill, except in lists,
/// forms, menus and toolbars.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates a default button style.
  public nonisolated init() {}

  /// Returns a button in the style of its container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button with a fill; in lists, forms, menus and toolbars, the label without a fill.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button whose style depends on its container.
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

/// The label of a button beside other views in a row. It is reversed if focused, because the mark
/// of the row does not show which of the row's views has the focus.
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

/// A button that is a row of a list or a menu and takes the whole line.
private struct RowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// The shortcut shown beside the label; `nil` for none.
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
