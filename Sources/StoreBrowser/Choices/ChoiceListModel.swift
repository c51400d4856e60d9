import Observation

/// What a list of choices has open.
@MainActor @Observable
final class ChoiceListModel {
  /// The choice whose values are listed; `nil` where the choices are.
  var open: Choice.ID?
  /// The choice that was in focus last, which is where the focus comes back to.
  var last: Choice.ID?
  /// What values are searched for.
  var search = ""
  /// Whether the person types into the field that searches values.
  var isTyping = false

  /// Lists the values of a choice.
  func list(_ choice: Choice.ID) {
    (open, last, search) = (choice, choice, "")
  }

  /// Lists the choices again.
  func leave() { (open, isTyping) = (nil, false) }
}
