import Observation
import StoreModel

/// The state of a list of choices: which choice is open, the last focus, and the search.
@MainActor @Observable
final class ChoiceListModel {
  let words: Words
  let notices: NoticeModel
  /// The choice whose values are listed; `nil` while the choices are listed.
  var open: Choice.ID?
  /// The choice that had the focus last and gets it again.
  var last: Choice.ID?
  /// Whether the list of values has a search field.
  private(set) var isSearched = false
  /// The text by which the list of values is filtered.
  var search = ""
  /// Whether the search field has the focus.
  var isTyping = false

  init(words: Words, notices: NoticeModel) {
    (self.words, self.notices) = (words, notices)
  }

  /// Whether a list of values with a search field is open.
  var isSearching: Bool { open != nil && isSearched }

  /// Lists the values of a choice.
  func list(_ choice: Choice) {
    (open, last, search) = (choice.id, choice.id, "")
    isSearched = choice.isSearched
  }

  /// The number of calls of `focus(_:)` so far.
  private(set) var arrivals = 0

  /// Moves the focus to a choice and closes the list of values.
  func focus(_ choice: Choice.ID) {
    leave()
    last = choice
    arrivals += 1
  }

  /// Closes the list of values.
  func leave() { (open, isTyping) = (nil, false) }
}
