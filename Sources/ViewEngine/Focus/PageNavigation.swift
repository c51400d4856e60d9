/// Chooses the control that Home, End, Page Up and Page Down move the focus to, after the content
/// has scrolled.
struct PageNavigation<ID: Hashable> {
  /// The pressed key: Home, End, Page Up or Page Down.
  let key: Key
  /// The focused control.
  let focused: FocusCandidate<ID>
  /// The screen row of the focused control before scrolling; `nil` if nothing scrolled.
  let row: Int?
  /// Whether the focused control is out of sight.
  let isHidden: Bool

  /// Returns the control to focus; `nil` to leave the focus unchanged. If it is the focused
  /// control, the caller scrolls it into view.
  ///
  /// From an option, the focus moves within its group. Another control keeps the focus while it is
  /// visible, because the user only scrolls to read. Once it is out of sight, a visible control
  /// gets the focus.
  func target(among candidates: [FocusCandidate<ID>]) -> ID? {
    if movesAmongOptions,
      let option = destination(among: candidates.filter { $0.isInGroup(of: focused) })
    {
      return option.id
    }
    guard isHidden else { return nil }
    return destination(among: candidates.filter { $0.isVisible && $0.isInScrollView })?.id
  }

  /// Whether the key moves the focus between options instead of only scrolling.
  ///
  /// Page keys scroll the form around a picker, so its options do not follow them. Home and End
  /// still move to the first and last option if focusing an option selects it.
  var movesAmongOptions: Bool {
    guard focused.optionGroup != nil else { return false }
    let isEnd = key == .home || key == .end
    return focused.option.followsPages || isEnd && !focused.option.keepsChoice
  }

  /// Returns the first control for Home and the last control for End. For a page key, returns the
  /// control nearest to the former row of the focus. The focus thus stays at the same place on the
  /// screen.
  ///
  /// A page key that did not scroll was pressed at an end of the content: it acts as Home or End.
  func destination(among candidates: [FocusCandidate<ID>]) -> FocusCandidate<ID>? {
    switch (key, row) {
    case (.home, _), (.pageUp, nil): return candidates.first
    case (.end, _), (.pageDown, nil): return candidates.last
    case (_, let row?):
      return candidates.filter { $0.isVisible && $0.id != focused.id }
        .min { abs($0.frame.minY - row) < abs($1.frame.minY - row) }
    case (_, nil): return nil
    }
  }
}
