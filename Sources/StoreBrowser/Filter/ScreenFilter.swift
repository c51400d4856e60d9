import StoreModel

/// The filter of the list on the open screen. The transactions screen has its own filter, because
/// that filter has more functions.
@MainActor
struct ScreenFilter {
  /// The lists that can be filtered.
  private let lists: [any FilteredList]
  private let navigation: NavigationModel
  private let keyBindings: KeyBindings
  private let words: Words

  init(of lists: [any FilteredList], navigation: NavigationModel, keyBindings: KeyBindings) {
    (self.lists, self.navigation, self.keyBindings) = (lists, navigation, keyBindings)
    words = keyBindings.words
  }

  private var list: (any FilteredList)? { lists.first { $0.screen == navigation.screen } }

  /// The filter of the open screen's list; `nil` if there is nothing to filter.
  var current: ListFilter? { list?.listFilter }

  /// Whether the list is filtered.
  var isOpen: Bool { current?.isOpen ?? false }

  /// The reason why there is no list to filter; `nil` if there is a list.
  var listUnavailableReason: String? { current == nil ? words.text(FilterText.noList) : nil }

  /// The reason why no match can be selected; `nil` if a match can be selected.
  var matchUnavailableReason: String? {
    if let filterUnavailableReason { return filterUnavailableReason }
    return list?.hasMatch == true ? nil : words.text(FilterText.noMatch)
  }

  /// The reason why there is no open filter, with the key that opens a filter; `nil` if a filter is
  /// open.
  var filterUnavailableReason: String? {
    isOpen ? nil : words.text(FilterText.noFilter, keyBindings.key(of: "list.filter"))
  }

  /// Shows the list and opens its filter.
  func open() {
    list?.showList()
    current?.open()
  }

  /// Selects the match `step` places further.
  func goToMatch(by step: Int) {
    list?.chooseMatch(by: step)
    current?.requestRow()
  }
}
