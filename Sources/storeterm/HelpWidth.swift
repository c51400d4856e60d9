import Foundation

/// The width in which help is written.
enum HelpWidth {
  /// The fewest columns: 40. ArgumentParser indents by up to 28, and ends the process where it
  /// has fewer columns than that.
  private static let least = 40

  /// Makes ArgumentParser write its help at least 40 columns wide, in a narrower terminal and
  /// under a smaller `COLUMNS` too.
  ///
  /// Call it when nothing but messages follows: curses takes the width of its screen from the
  /// same variable.
  static func makeSafe() {
    guard columns.map({ $0 < least }) ?? false else { return }
    setenv("COLUMNS", String(least), 1)
  }

  /// The columns that ArgumentParser would use; `nil` where it has its own default.
  private static var columns: Int? {
    if let named = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }) { return named }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
