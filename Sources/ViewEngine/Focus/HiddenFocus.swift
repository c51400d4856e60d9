/// The rules for a focused control that is scrolled out of sight.
///
/// A hidden focus is neither drawn nor announced. Keys go to the views around it. Tab and arrow
/// keys move it to a visible control. Enter and Space scroll back to it and do not activate it,
/// because a person does not see it.
enum HiddenFocus {
  /// Returns whether a focused control counts as hidden.
  ///
  /// A control without a size that the program focused still receives keys: programs focus empty
  /// views to receive key presses.
  static func isHidden(frame: Rect, isVisible: Bool, isRequestedByProgram: Bool) -> Bool {
    !isVisible && !(isRequestedByProgram && frame.isEmpty)
  }

  /// Returns the control that takes over the focus when scrolling has hidden it: the nearest
  /// visible control in the same scroll view, or `nil`.
  ///
  /// Options are excluded, because focusing would select them, and scrolling must not select.
  static func replacement<ID>(
    for focused: ID,
    at frame: Rect,
    among candidates: [FocusCandidate<ID>]
  ) -> ID? {
    nearestVisible(
      to: frame,
      besides: focused,
      among: candidates.filter { $0.optionGroup == nil || $0.option.keepsChoice }
    )
  }

  /// Returns the nearest visible control in the scroll view that hides the focus, or `nil`. Tab and
  /// arrow keys move to this control first, so that they start where a person looks.
  static func nearestVisible<ID>(
    to frame: Rect,
    besides focused: ID,
    among candidates: [FocusCandidate<ID>]
  ) -> ID? {
    candidates.filter { $0.isVisible && $0.isInScrollView && $0.id != focused }
      .min { distance(frame, $0.frame) < distance(frame, $1.frame) }?.id
  }

  /// Returns the distance between two rectangles. Rows outweigh columns, because text scrolls by
  /// rows.
  static func distance(_ frame: Rect, _ other: Rect) -> Int {
    let rows = max(0, max(frame.minY, other.minY) - min(frame.maxY, other.maxY))
    let columns = max(0, max(frame.minX, other.minX) - min(frame.maxX, other.maxX))
    return rows * columnsPerRow + columns
  }

  /// The number of columns that weigh as much as one row. It exceeds the width of any usual screen.
  private static let columnsPerRow = 1024
}
