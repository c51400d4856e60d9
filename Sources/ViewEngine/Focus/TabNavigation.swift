/// Chooses the control that Tab and Shift-Tab move the focus to: sequential focus navigation.
enum TabNavigation {
  /// Returns the controls at which Tab stops, in reading order.
  ///
  /// Options that follow each other in one group are one stop, at the chosen option: a long list
  /// is passed with one key, and passing it chooses nothing else.
  static func stops<ID>(among candidates: [FocusCandidate<ID>]) -> [FocusCandidate<ID>] {
    var stops: [FocusCandidate<ID>] = []
    for candidate in candidates {
      if let last = stops.last, candidate.isInGroup(of: last) {
        if candidate.isSelected { stops[stops.count - 1] = candidate }
      } else {
        stops.append(candidate)
      }
    }
    return stops
  }

  /// Returns the stops in the order in which Tab tries them.
  ///
  /// It goes on from the focused control, or from the stop of the group that the focused option is
  /// in, and after the last stop begins again at the first, so that Tab reaches every control.
  /// Without focus it begins at the first stop, or backward at the last. The order ends with the
  /// stop that it began at, for a control may be the only one that can come into sight.
  ///
  /// - Parameter step: 1 for Tab, -1 for Shift-Tab.
  static func order<ID>(
    from focused: ID?,
    step: Int,
    among candidates: [FocusCandidate<ID>]
  ) -> [ID] {
    let stops = stops(among: candidates)
    if stops.isEmpty { return [] }
    let index = stops.firstIndex {
      $0.id == focused || OptionNavigation.areNeighbours($0.id, focused, among: candidates)
    }
    let start = index ?? (step > 0 ? -1 : stops.count)
    return (1...stops.count).map { turn in
      stops[(start + (step * turn) % stops.count + stops.count) % stops.count].id
    }
  }
}
