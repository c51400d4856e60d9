import Foundation

/// The width of help texts.
enum HelpWidth {
  /// The minimum width, in columns. ArgumentParser indents by up to 28 columns and crashes if the
  /// width is smaller.
  private static let least = 40

  /// Makes ArgumentParser write help at least 40 columns wide, even in a narrower terminal or with
  /// a smaller `COLUMNS`.
  ///
  /// Call this function only before the last message, because it sets `COLUMNS`, from which curses
  /// also reads the width of the screen.
  static func enforceMinimum() {
    guard columns.map({ $0 < least }) ?? false else { return }
    setenv("COLUMNS", String(least), 1)
  }

  /// The width that ArgumentParser would use; `nil` for ArgumentParser's default.
  private static var columns: Int? {
    if let named = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }) { return named }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
