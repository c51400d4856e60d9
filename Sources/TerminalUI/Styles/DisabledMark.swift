/// The dotted edge of a disabled control, which shows its state without colour.
enum DisabledEdge {
  /// Returns a dotted vertical line for one row.
  static func sign(ascii: Bool) -> String {
    ascii ? Frame.disabledEdge.ascii : Frame.disabledEdge.unicode
  }
}

/// Content without edges; while disabled, it has a dotted edge before it.
struct MarkedWhenDisabled<Content: View>: View {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    HStack(spacing: .cells(0)) {
      if !isEnabled {
        AccessibilityHiddenView(
          content: Text(verbatim: DisabledEdge.sign(ascii: usesASCII)).fixedSize()
        )
      }
      content
    }
  }
}
