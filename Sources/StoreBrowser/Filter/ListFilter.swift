import Observation

/// What a list is narrowed to, and whether the person types that.
@MainActor @Observable
final class ListFilter {
  /// What is searched for, as it was typed.
  var text = ""
  /// Whether the list is narrowed, or is about to be.
  private(set) var isOpen = false
  /// Whether the person types.
  private(set) var isTyping = false
  /// How often the focus was asked to come to the list's chosen row.
  private(set) var rowRequests = 0

  /// Has the person type what the list is narrowed to.
  func open() { (isOpen, isTyping) = (true, true) }

  /// Ends the typing; the list stays narrowed. Where nothing was typed it is whole again.
  func leave() {
    if text.isEmpty { return close() }
    isTyping = false
    requestRow()
  }

  /// Shows the whole list again.
  func close() {
    (text, isOpen, isTyping) = ("", false, false)
    requestRow()
  }

  /// Has the focus come to the chosen row, where rows take it.
  func requestRow() { rowRequests += 1 }
}
