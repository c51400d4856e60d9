/// The edge of a control that cannot be used: dotted, so that it is told without colour.
enum DisabledEdge {
  /// A dotted line down one row.
  static func sign(ascii: Bool) -> String { ascii ? ":" : "┆" }
}

/// Content without edges or room for a mark, with a dotted edge before it as long as it
/// cannot be used.
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
