import TerminalUI

extension View {
  /// Leaves the last column of scrollable content blank. Otherwise the scroll marks look like the
  /// last letter of a line.
  func clearOfScrollMarks() -> some View { padding(.trailing, .cells(1)) }
}
