/// What happens when the focused control is scrolled out of sight: the focus is on something that
/// is seen, or it rests.
///
/// A resting focus is shown and read nowhere. Keys go to the views around it, Tab and the arrows
/// move it to what is seen, and Enter and Space bring it back into sight rather than press what a
/// person does not see.
enum HiddenFocus {
  /// Whether a focused control counts as hidden.
  ///
  /// One without a size that the program asked for takes keys all the same: programs focus empty
  /// views to hear keys.
  static func isHidden(frame: Rect, isSeen: Bool, isRequestedByProgram: Bool) -> Bool {
    !isSeen && !(isRequestedByProgram && frame.isEmpty)
  }

  /// Returns the control that takes the focus over when scrolling has hidden it: the nearest one
  /// that is seen in the same scroll view. `nil` where there is none.
  ///
  /// Options of a list or picker are left out: they would be chosen by that, which scrolling must
  /// not do.
  static func replacement<ID>(
    for focused: ID,
    at frame: Rect,
    among candidates: [FocusCandidate<ID>]
  ) -> ID? {
    nearestSeen(
      to: frame,
      besides: focused,
      among: candidates.filter { $0.optionGroup == nil || $0.option.keepsChoice }
    )
  }

  /// Returns the nearest control that is seen in the scroll view that hides the focus. Tab and the
  /// arrows go there first: what they do begins where a person looks.
  static func nearestSeen<ID>(
    to frame: Rect,
    besides focused: ID,
    among candidates: [FocusCandidate<ID>]
  ) -> ID? {
    candidates.filter { $0.isSeen && $0.isInScrollView && $0.id != focused }
      .min { distance(frame, $0.frame) < distance(frame, $1.frame) }?.id
  }

  /// Returns how far two rectangles are apart: by rows first, since text scrolls by rows.
  static func distance(_ frame: Rect, _ other: Rect) -> Int {
    let rows = max(0, max(frame.minY, other.minY) - min(frame.maxY, other.maxY))
    let columns = max(0, max(frame.minX, other.minX) - min(frame.maxX, other.maxX))
    return rows * columnsPerRow + columns
  }

  /// More columns than a screen has, so that a row counts more than all columns of a row.
  private static let columnsPerRow = 1024
}
