import Observation
import StoreModel

/// What a list of choices has open.
@MainActor @Observable
final class ChoiceListModel {
  let words: Words
  let notices: NoticeModel
  /// The choice whose values are listed; `nil` where the choices are.
  var open: Choice.ID?
  /// The choice that was in focus last, which is where the focus comes back to.
  var last: Choice.ID?
  /// Whether the values that are listed are looked for by name.
  private(set) var isSearched = false
  /// What values are searched for.
  var search = ""
  /// Whether the person types into the field that searches values.
  var isTyping = false

  init(words: Words, notices: NoticeModel) {
    (self.words, self.notices) = (words, notices)
  }

  /// Whether values are listed that are looked for by name.
  var isSearching: Bool { open != nil && isSearched }

  /// Lists the values of a choice.
  func list(_ choice: Choice) {
    (open, last, search) = (choice.id, choice.id, "")
    isSearched = choice.isSearched
  }

  /// How often the focus was asked to come to a choice.
  private(set) var arrivals = 0

  /// Has the focus come to a choice, among the others.
  func focus(_ choice: Choice.ID) {
    leave()
    last = choice
    arrivals += 1
  }

  /// Lists the choices again.
  func leave() { (open, isTyping) = (nil, false) }
}
