/// A list of a screen that can be filtered by a text.
@MainActor
protocol FilteredList {
  /// The screen that shows the list.
  var screen: BrowserScreen { get }
  /// The filter of the list; `nil` if there is nothing to filter.
  var listFilter: ListFilter? { get }
  /// Whether any row matches the filter.
  var hasMatch: Bool { get }
  /// Shows the list, so that its filter can open.
  func showList()
  /// Selects the row `step` places further, wrapping around at both ends.
  func chooseMatch(by step: Int)
}

extension FilteredList {
  func showList() {}
}

extension ConfigurationModel: FilteredList {
  var screen: BrowserScreen { .configuration }
  var listFilter: ListFilter? { hasRows ? filter : nil }
  var hasMatch: Bool { !rows.isEmpty }

  func chooseMatch(by step: Int) {
    selected = rows.map(\.id).element(after: { $0 == selectedRow?.id }, by: step)
  }
}

extension TimelineModel: FilteredList {
  var screen: BrowserScreen { .timeline }
  var listFilter: ListFilter? { pane == .comparison ? nil : filter }
  var hasMatch: Bool { !shownEvents.isEmpty }

  func showList() { pane = .events }

  func chooseMatch(by step: Int) {
    let (shown, chosen) = (shownEvents, chosenEvent)
    guard let next = shown.element(after: { $0 == chosen }, by: step) else { return }
    choose(event: next)
  }
}

extension MessagesModel: FilteredList {
  var screen: BrowserScreen { .messages }
  var listFilter: ListFilter? { rows.isEmpty ? nil : filter }
  var hasMatch: Bool { !shown.isEmpty }

  func chooseMatch(by step: Int) {
    selection = shown.map(\.id).element(after: { $0 == chosen?.id }, by: step)
  }
}

extension SettingsModel: FilteredList {
  var screen: BrowserScreen { .settings }
  var listFilter: ListFilter? { list.open == nil ? filter : nil }
  var hasMatch: Bool { !shown.isEmpty }

  func chooseMatch(by step: Int) {
    list.last = shown.map(\.id).element(after: { $0 == list.last }, by: step)
  }
}

extension AccountModel: FilteredList {
  var screen: BrowserScreen { .account }
  var listFilter: ListFilter? { hasGroup ? filter : nil }
  var hasMatch: Bool { !shownStates.isEmpty }

  func chooseMatch(by step: Int) {
    let present = selected ?? customerState
    selected = shownStates.element(after: { $0 == present }, by: step)
  }
}
