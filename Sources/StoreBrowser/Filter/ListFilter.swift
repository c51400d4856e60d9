import Observation

/// The filter of a list, and whether the person is typing it.
@MainActor @Observable
final class ListFilter {
  /// The search text as typed.
  var text = ""
  /// Whether the list is filtered or the filter's field is open.
  private(set) var isOpen = false
  /// Whether the field has the focus.
  private(set) var isTyping = false
  /// The number of requests so far to move the focus to the list's selected row.
  private(set) var rowRequests = 0

  /// Opens the field.
  func open() { (isOpen, isTyping) = (true, true) }

  /// Closes the field and filters the list. An empty text closes the filter.
  func leave() {
    if text.isEmpty { return close() }
    isTyping = false
    requestRow()
  }

  /// Closes the filter, so that the list shows all rows.
  func close() {
    (text, isOpen, isTyping) = ("", false, false)
    requestRow()
  }

  /// Requests the focus for the selected row. Lists whose rows cannot have the focus ignore the
  /// request.
  func requestRow() { rowRequests += 1 }
}
