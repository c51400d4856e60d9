import Observation
import TerminalUI

/// The size of the screen, in cells.
@MainActor @Observable
final class ScreenSizeModel {
  /// The width in columns below which lines omit their least important parts: weekday and time, the
  /// plan's name, wide gaps and wide table columns. The number is this project's choice.
  static let narrowWidth = 60

  /// The number of rows from which the status line may take a second row only to keep the style on
  /// the screen. With fewer rows, such as 24, the plans would lose their cards for it. The number is
  /// this project's choice.
  static let spaciousHeight = 30

  /// The width of the screen in columns.
  private(set) var columns = 80
  /// The height of the screen in rows.
  private(set) var rows = 24
  /// Whether the window is too small for the open screen. If so, a card with a message covers the
  /// screen.
  private(set) var isTooSmall = false

  /// Whether there are enough rows for blank lines between parts.
  var isTall: Bool { rows >= ScreenBar.minimumHeight }

  /// The empty rows and columns between the frame of a sheet and its content, and the empty rows
  /// above its buttons.
  var sheetAir: Int { isTall ? 1 : 0 }

  /// Whether there are enough rows for a second row of the status line that keeps the style.
  var isSpacious: Bool { rows >= Self.spaciousHeight }

  /// Sets the size of the window; a size below the minimum only sets `isTooSmall`. The browser also
  /// calls this function before the first frame, so that the first layout has the right size.
  func fit(_ size: Size, atLeast minimum: Size) {
    let isTooSmall = !size.holds(minimum)
    if self.isTooSmall != isTooSmall { self.isTooSmall = isTooSmall }
    // The covered screen keeps its size, so that it is unchanged when the card disappears.
    if isTooSmall { return }
    if columns != size.width { columns = size.width }
    if rows != size.height { rows = size.height }
  }
}
