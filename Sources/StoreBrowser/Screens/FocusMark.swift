import TerminalUI

/// The mark of the element in focus. It points at the text behind it, in the reading direction.
/// Screen readers announce the focus themselves.
struct FocusMark: View {
  /// Whether the mark is visible; otherwise its cell is blank.
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
