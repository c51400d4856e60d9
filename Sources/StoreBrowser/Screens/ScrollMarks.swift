import TerminalUI

extension View {
  /// Keeps a column free at the end of what scrolls, so that the marks that tell of more
  /// beside it never read as its last letter.
  func clearOfScrollMarks() -> some View { padding(.trailing, .cells(1)) }
}
