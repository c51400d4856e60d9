import StoreModel

/// The filter of the list on the open screen. The screen of purchases has its own, since its
/// filter has more to it.
@MainActor
struct ScreenFilter {
  /// The lists that can be narrowed.
  private let lists: [any FilteredList]
  private let navigation: NavigationModel
  private let keyBindings: KeyBindings
  private let words: Words

  init(of lists: [any FilteredList], navigation: NavigationModel, keyBindings: KeyBindings) {
    (self.lists, self.navigation, self.keyBindings) = (lists, navigation, keyBindings)
    words = keyBindings.words
  }

  private var list: (any FilteredList)? { lists.first { $0.screen == navigation.screen } }

  /// The filter; `nil` where there is nothing to narrow.
  var current: ListFilter? { list?.listFilter }

  /// Whether the list is narrowed.
  var isOpen: Bool { current?.isOpen ?? false }

  /// Why there is no list to narrow.
  var noListObstacle: String? { current == nil ? words.text(FilterText.noList) : nil }

  /// Why there is no match to go to.
  var noMatchObstacle: String? {
    if let noFilterObstacle { return noFilterObstacle }
    return list?.hasMatch == true ? nil : words.text(FilterText.noMatch)
  }

  /// That no list is narrowed, and by which key one is.
  var noFilterObstacle: String? {
    isOpen ? nil : words.text(FilterText.noFilter, keyBindings.key(of: "list.filter"))
  }

  /// Shows the list, and has the person type what it is narrowed to.
  func open() {
    list?.showList()
    current?.open()
  }

  /// Chooses the match some places further.
  func goToMatch(by step: Int) {
    list?.chooseMatch(by: step)
    current?.requestRow()
  }
}
