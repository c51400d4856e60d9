/// A label that opens a menu below it.
struct AutomaticMenu: View {
  let configuration: MenuStyleConfiguration
  let hasEdges: Bool
  @State private var isOpen = false
  @Environment(\.controlContext) private var context
  @Environment(\.stackAxis) private var stackAxis

  var body: some View {
    PopUp(
      isPresented: $isOpen,
      content: button.onKeyPress(.down, action: openByArrow),
      items: configuration.content
    )
  }

  private var button: some View {
    StyledView(\.buttonStyles, buttonConfiguration) { button in
      if context == .menu || context == .row && stackAxis == nil {
        button.pressable(MenuLine(label: configuration.label))
      } else if context == .row {
        button.pressable(LabelInRow(label: BareMenuLabel(label: configuration.label)))
      } else if hasEdges, context == .standard {
        button.pressable(OpeningValue(mark: "▾", asciiMark: "v", content: configuration.label))
      } else {
        let label = BareMenuLabel(label: configuration.label)
        button.pressable(PlainLabel(label: label, role: .accent))
      }
    }
  }

  /// Opens the menu with the down arrow if Enter runs a primary action. In any other menu the arrow
  /// moves the focus.
  private func openByArrow() -> KeyPress.Result {
    guard configuration.primaryAction != nil else { return .ignored }
    isOpen = true
    return .handled
  }

  private var buttonConfiguration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: nil,
      label: configuration.label,
      pressedRole: .menu,
      action: configuration.primaryAction ?? { isOpen = true }
    )
  }
}

/// A row of a list or menu that opens a menu.
private struct MenuLine: View {
  let label: AnyView
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.controlContext) private var context
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    MenuItemLine(isFocused: isFocused) {
      HStack(spacing: .cells(0)) {
        label.followedByGap()
        Spacer()
        if indicator != .hidden { AccessibilityHiddenView(content: Text(mark).fixedSize()) }
      }
    }
    .foregroundStyle(isEnabled ? (context == .menu ? ColorRole.standard : .accent) : .secondary)
  }

  private var mark: String {
    if usesASCII { return layoutDirection == .leftToRight ? ">" : "<" }
    return layoutDirection == .leftToRight ? "›" : "‹"
  }
}

/// A label without edges, followed by the mark of a menu.
private struct BareMenuLabel: View {
  let label: AnyView
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    HStack {
      label
      if indicator != .hidden {
        AccessibilityHiddenView(content: Text(verbatim: usesASCII ? "v" : "▾").fixedSize())
      }
    }
    .lineLimit(1)
  }
}

/// A line of a menu. In a list it has no mark, because the list marks the focused row.
struct MenuItemLine<Content: View>: View {
  let isFocused: Bool
  let content: Content
  @Environment(\.controlContext) private var context
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(isFocused: Bool, @ViewBuilder content: () -> Content) {
    self.isFocused = isFocused
    self.content = content()
  }

  var body: some View {
    if context == .menu {
      HStack(spacing: .cells(0)) {
        AccessibilityHiddenView(content: Text(mark).fixedSize())
        content
      }
      .padding(.trailing, .cells(1))
      .background { if isFocused { BlankFill() } }
      .bold(isFocused)
      .reversed(isFocused)
    } else {
      content.bold(isFocused)
    }
  }

  private var mark: String {
    if !isEnabled { return disabledMark }
    if !isFocused { return "   " }
    if usesASCII { return layoutDirection == .leftToRight ? ">  " : "  <" }
    return layoutDirection == .leftToRight ? "▸  " : "  ◂"
  }

  private var disabledMark: String {
    let sign = DisabledEdge.sign(ascii: usesASCII)
    return layoutDirection == .leftToRight ? sign + "  " : "  " + sign
  }
}
