import TerminalUI

/// The mark of what the keys go to: it points at what stands behind it, whichever way that
/// is read. A person who listens is told of the focus in words.
struct FocusMark: View {
  /// Whether it is shown; else its cell is empty.
  var isShown = true
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: isShown ? sign : " ").accessibilityHidden(true)
  }

  private var sign: String {
    if direction == .rightToLeft { return usesASCII ? "<" : "◂" }
    return usesASCII ? ">" : "▸"
  }
}
