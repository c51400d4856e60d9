/// Which options belong together: one of them is chosen, as in a list or a picker.
enum OptionGroupID: Hashable {
  /// The options of one list or picker.
  case container(ObjectIdentifier)
  /// Options that name no container. Those that follow each other in reading order belong together.
  case unnamed
}

/// A control that can have the focus, as the rules of the focus see it. Lists of candidates are
/// in reading order.
struct FocusCandidate<ID: Hashable> {
  /// Tells it from the others.
  let id: ID
  /// Its rectangle, in cells of the screen.
  var frame = Rect.zero
  /// Whether at least one of its cells is on the screen.
  var isSeen = true
  /// Whether it is in the scroll view that hides the focused control; true where none does.
  var isInScrollView = true
  /// The options that it belongs to; `nil` for a control that is no option.
  var optionGroup: OptionGroupID?
  /// Whether it is the chosen option.
  var isSelected = false
  /// How an option acts on the focus.
  var option = FocusOption()

  /// Whether two candidates are options of one group. A control that is no option is in none.
  func isInGroup(of other: Self) -> Bool { optionGroup != nil && optionGroup == other.optionGroup }
}
