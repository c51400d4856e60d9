/// A label and the selected value, with a menu of all values below it.
struct MenuPicker<Label: View, Current: View, Options: View>: View {
  let mark: String
  let asciiMark: String
  let label: Label
  let current: Current
  let options: @MainActor () -> Options
  @State private var isOpen = false
  @State private var place = PopUpPlace()
  @Environment(\.controlContext) private var context

  init(
    mark: String,
    asciiMark: String,
    label: Label,
    @ViewBuilder current: () -> Current,
    @ViewBuilder options: @escaping @MainActor () -> Options
  ) {
    self.mark = mark
    self.asciiMark = asciiMark
    self.label = label
    self.current = current()
    self.options = options
  }

  var body: some View {
    PopUp(
      isPresented: $isOpen,
      place: place,
      content: PressableControl(
        role: .menu,
        isSelected: false,
        action: { isOpen = true },
        content: line
      ),
      items: options
    )
  }

  @ViewBuilder private var line: some View {
    if context == .row {
      ValueLine(label: LeadingControlLabel(content: label), value: value)
    } else {
      HStack(spacing: .cells(0)) {
        LeadingControlLabel(content: label).followedByGap()
        if context != .standard { Spacer() }
        value.layoutPriority(1)
      }
      .lineLimit(1)
    }
  }

  private var value: some View {
    PopUpAnchor(
      place: place,
      content: OpeningValue(mark: mark, asciiMark: asciiMark, content: current)
    )
  }
}

/// A value that opens a menu, on a grey fill. The focused value is brighter and has a pointer before
/// it.
struct OpeningValue<Content: View>: View {
  let mark: String
  let asciiMark: String
  let content: Content
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.menuIndicatorVisibility) private var indicator

  private var role: ColorRole { isEnabled ? .accent : .secondary }

  var body: some View {
    EdgedLabel(
      fill: .quiet,
      hasTrailingPointer: false,
      content: HStack {
        content
        if indicator != .hidden { AccessibilityHiddenView(content: Text(sign).fixedSize()) }
      }
      .bold(isFocused)
    )
    .foregroundStyle(role)
    .lineLimit(1)
  }

  private var sign: String {
    let sign = usesASCII ? asciiMark : mark
    return layoutDirection == .leftToRight ? sign : Mirrored.marks(sign)
  }
}
