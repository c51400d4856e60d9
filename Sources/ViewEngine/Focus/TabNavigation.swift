/// Chooses the control to which Tab and Shift-Tab move the focus (sequential focus navigation).
enum TabNavigation {
  /// Returns the controls at which Tab stops, in reading order.
  ///
  /// Consecutive options of one group are one stop, at the selected option. One key press therefore
  /// passes a long list, without changing its selection.
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
  /// The order continues from the focused control, or from the stop of its group, and wraps around.
  /// Without a focus, it starts at the first stop for Tab and at the last stop for Shift-Tab. It
  /// ends with the stop at which it started, which may be the only stop that can be scrolled into
  /// view.
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
