import StoreModel
import TerminalUI

extension BrowserCommand {
  /// What narrows lists. The screen of purchases has its own, since its filter has more to it;
  /// where there is no list, or no filter, the keys say so.
  static let filter: [BrowserCommand] = [
    BrowserCommand(
      id: "list.filter",
      hint: TransactionActionText.hintFilter,
      title: FilterText.commandFilter,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 3,
      keys: [.character("/")],
      isHinted: { $0.listFilter != nil },
      obstacle: { $0.noListObstacle },
      action: { $0.openFilter() }
    ),
    BrowserCommand(
      id: "list.next-match",
      hint: TransactionActionText.hintNextMatch,
      title: TransactionActionText.commandNextMatch,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 2,
      keys: [.character("n")],
      isHinted: { $0.isFiltered },
      isLeftToViews: { !$0.isFiltered },
      obstacle: { $0.noMatchInListObstacle },
      action: { $0.goToMatch(by: 1) }
    ),
    BrowserCommand(
      id: "list.previous-match",
      hint: TransactionActionText.commandPreviousMatch,
      section: .everywhere,
      contexts: screensWithoutOwn,
      keys: [.character("N")],
      obstacle: { $0.noMatchInListObstacle },
      action: { $0.goToMatch(by: -1) }
    ),
    BrowserCommand(
      id: "list.clear-filter",
      hint: TransactionActionText.hintClear,
      title: FilterText.commandClear,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 1,
      keys: [.escape],
      isHinted: { $0.isFiltered },
      isLeftToViews: { !$0.isFiltered },
      obstacle: { $0.isFiltered ? nil : $0.noFilterText },
      action: { $0.listFilter?.close() }
    ),
  ]

  private static let screensWithoutOwn = Context.screens.subtracting([.screen(.transactions)])
}

extension BrowserModel {
  /// The list on the open screen that a common filter narrows; `nil` where there is none, or the
  /// screen has a filter of its own.
  private var filteredList: (any FilteredList)? {
    switch navigation.screen {
    case .configuration: file
    case .timeline: timeline
    case .messages: messages
    case .settings: settings
    case .account: account
    case .store, .gallery, .transactions: nil
    }
  }

  /// The filter of that list; `nil` where there is nothing to narrow.
  var listFilter: ListFilter? { filteredList?.listFilter }

  /// Whether the list on the open screen is narrowed.
  var isFiltered: Bool { listFilter?.isOpen ?? false }

  /// Why there is no list to narrow.
  fileprivate var noListObstacle: String? {
    listFilter == nil ? words.text(FilterText.noList) : nil
  }

  /// Why there is no match to go to.
  fileprivate var noMatchInListObstacle: String? {
    guard isFiltered else { return noFilterText }
    return filteredList?.hasMatch == true ? nil : words.text(FilterText.noMatch)
  }

  /// That no list is narrowed, and by which key one is.
  fileprivate var noFilterText: String {
    words.text(FilterText.noFilter, keyBindings.key(of: "list.filter"))
  }

  fileprivate func openFilter() {
    filteredList?.showList()
    listFilter?.open()
  }

  fileprivate func goToMatch(by step: Int) {
    filteredList?.chooseMatch(by: step)
    listFilter?.requestRow()
  }
}
