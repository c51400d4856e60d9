import Observation
import TerminalUI

/// The size of the screen, in cells.
@MainActor @Observable
final class ScreenSizeModel {
  /// The width in columns below which lines leave out what is needed least: the weekday and the
  /// time, the plan's name, wide gaps, wide columns of a table; ours.
  static let narrowWidth = 60

  /// The columns of the screen.
  private(set) var columns = 80
  /// The rows of the screen.
  private(set) var rows = 24
  /// Whether the screen is too small for anything but the card that says so.
  private(set) var isTooSmall = false

  /// Whether there are rows to spare for spacing.
  var isTall: Bool { rows >= ScreenBar.minimumHeight }

  /// Takes the size of the screen, unless that is too small. Called before the first frame too,
  /// so that nothing is made twice.
  func fit(_ size: Size) {
    let isTooSmall = !BrowserView.holds(size)
    if self.isTooSmall != isTooSmall { self.isTooSmall = isTooSmall }
    // What the card covers stays as it was.
    if isTooSmall { return }
    if columns != size.width { columns = size.width }
    if rows != size.height { rows = size.height }
  }
}
