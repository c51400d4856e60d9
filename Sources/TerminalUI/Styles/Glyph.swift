/// The sign for a control's value, between brackets that show the focus and the disabled state.
///
/// It is hidden from accessibility, because the control reports its value itself.
struct Glyph: View {
  let unicode: String
  let ascii: String
  let role: ColorRole
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    AccessibilityHiddenView(
      content: (Text(edges.left).foregroundStyle(edgeRole) + Text(sign).foregroundStyle(signRole)
        + Text(edges.right).foregroundStyle(edgeRole))
        .fixedSize()
    )
    .bold(isFocused)
  }

  private var sign: String {
    let sign = usesASCII ? ascii : unicode
    return layoutDirection == .leftToRight ? sign : String(sign.reversed())
  }

  private var signRole: ColorRole { isEnabled ? role : .secondary }

  private var edgeRole: ColorRole { isEnabled && isFocused ? .accent : .secondary }

  private var edges: (left: String, right: String) {
    if !isEnabled {
      let edge = DisabledEdge.sign(ascii: usesASCII)
      return (edge, edge)
    }
    if !isFocused { return ("[", "]") }
    return usesASCII ? (">", "<") : ("▐", "▌")
  }
}
