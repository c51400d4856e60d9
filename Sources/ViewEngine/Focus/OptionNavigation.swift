/// Moves the focus into groups of options.
enum OptionNavigation {
  /// Returns whether two candidates are options of one group with only options of that group
  /// between them.
  ///
  /// Two lists of unnamed options with a control between them are two groups.
  static func areNeighbours<ID>(
    _ id: ID,
    _ other: ID?,
    among candidates: [FocusCandidate<ID>]
  ) -> Bool {
    guard let first = candidates.firstIndex(where: { $0.id == id }),
      let second = candidates.firstIndex(where: { $0.id == other })
    else { return false }
    return candidates[min(first, second)...max(first, second)].allSatisfy {
      $0.isInGroup(of: candidates[first])
    }
  }

  /// Returns the control that receives the focus when the focus moves to `target`. This is the
  /// option at which the focus enters the group of `target`, or `target` itself.
  ///
  /// If focusing an option selects it, the focus enters the group at its selected option. Entering
  /// at another option would change the selection. Inside a group the focus moves to `target`,
  /// because that is how a person selects another option.
  static func entry<ID>(
    to target: ID,
    from focused: ID?,
    among candidates: [FocusCandidate<ID>]
  ) -> ID {
    guard let index = candidates.firstIndex(where: { $0.id == target }) else { return target }
    let option = candidates[index]
    guard option.option.actsOnFocus, option.optionGroup != nil,
      !areNeighbours(target, focused, among: candidates)
    else { return target }
    let group =
      candidates[..<index].reversed().prefix { $0.isInGroup(of: option) }
      + candidates[index...].prefix { $0.isInGroup(of: option) }
    return group.first(where: \.isSelected)?.id ?? target
  }
}
