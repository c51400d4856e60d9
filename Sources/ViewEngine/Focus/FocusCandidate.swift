/// The group of an option, such as a list or picker. One option of a group is selected.
enum OptionGroupID: Hashable {
  /// A list or picker, which groups its options.
  case container(ObjectIdentifier)
  /// No container. Consecutive options in reading order form a group.
  case unnamed
}

/// A focusable control, in the form that the focus rules use. Lists of candidates are in reading
/// order.
struct FocusCandidate<ID: Hashable> {
  /// The identity of the control.
  let id: ID
  /// The rectangle, in screen cells.
  var frame = Rect.zero
  /// Whether at least one cell is visible.
  var isVisible = true
  /// Whether the control is in the scroll view that hides the focused control. `true` if no scroll
  /// view hides the focused control.
  var isInScrollView = true
  /// The group of the option; `nil` for other controls.
  var optionGroup: OptionGroupID?
  /// Whether the control is the selected option.
  var isSelected = false
  /// The behaviour of the option; see ``FocusOption``.
  var option = FocusOption()

  /// Returns whether both candidates are options of the same group.
  func isInGroup(of other: Self) -> Bool { optionGroup != nil && optionGroup == other.optionGroup }
}
