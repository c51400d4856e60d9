/// Moves the focus into groups of options.
enum OptionNavigation {
  /// Whether two candidates are options of one group, with nothing but its options between them.
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

  /// Returns the option at which the focus enters a group on its way to a control.
  ///
  /// Options that are chosen by getting the focus are entered at the chosen one: otherwise coming
  /// from outside would change the choice. From one option to the next of the same group the
  /// focus goes where it was sent, since that is how another option is chosen.
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
