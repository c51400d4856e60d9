/// Chooses the control that Home, End, Page Up and Page Down move the focus to, after they have
/// scrolled what is around it.
struct PageNavigation<ID: Hashable> {
  /// One of the four keys.
  let key: Key
  /// The focused control.
  let focused: FocusCandidate<ID>
  /// The row of the screen that the focused control had before the key scrolled; `nil` where
  /// nothing scrolled.
  let row: Int?
  /// Whether the focused control is out of sight.
  let isHidden: Bool

  /// Returns the control that gets the focus; `nil` where it stays. The focused control itself
  /// means that it comes back into sight.
  ///
  /// An option hands the focus on within its group. Any other control keeps the focus as long as
  /// it is seen, since a person who scrolls to read has not asked for another control; once it is
  /// out of sight, a control that is seen takes over.
  func target(among candidates: [FocusCandidate<ID>]) -> ID? {
    if movesAmongOptions,
      let option = destination(among: candidates.filter { $0.isInGroup(of: focused) })
    {
      return option.id
    }
    guard isHidden else { return nil }
    return destination(among: candidates.filter { $0.isSeen && $0.isInScrollView })?.id
  }

  /// Whether the key moves the focus from option to option, rather than scroll only.
  ///
  /// Page keys scroll the form around the options of a picker, so these do not follow them. Home
  /// and End go to the first and last option all the same, unless the focus moves between the
  /// options without choosing one.
  var movesAmongOptions: Bool {
    guard focused.optionGroup != nil else { return false }
    let isEnd = key == .home || key == .end
    return focused.option.followsPages || isEnd && !focused.option.keepsChoice
  }

  /// Returns the first control for Home, the last for End, and for a page key the control that it
  /// brought to the row where the focus was, so that the eye need not move.
  ///
  /// A page key that scrolls nothing is at the end already and does what Home or End does.
  func destination(among candidates: [FocusCandidate<ID>]) -> FocusCandidate<ID>? {
    switch (key, row) {
    case (.home, _), (.pageUp, nil): return candidates.first
    case (.end, _), (.pageDown, nil): return candidates.last
    case (_, let row?):
      return candidates.filter { $0.isSeen && $0.id != focused.id }
        .min { abs($0.frame.minY - row) < abs($1.frame.minY - row) }
    case (_, nil): return nil
    }
  }
}
