import TerminalUI

/// The mark of the element in focus. The mark points at the text that follows, in the reading
/// direction. The mark is hidden from screen readers, because they announce the focus themselves.
struct FocusMark: View {
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: sign).accessibilityHidden(true)
  }

  private var sign: String {
    if direction == .rightToLeft { return usesASCII ? "<" : "◂" }
    return usesASCII ? ">" : "▸"
  }
}
