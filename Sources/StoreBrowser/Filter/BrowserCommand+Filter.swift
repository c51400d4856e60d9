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
  /// The filter of the list on the open screen; `nil` where there is none, or it is of another
  /// kind.
  var listFilter: ListFilter? {
    switch navigation.screen {
    case .configuration: file.hasRows ? file.filter : nil
    case .timeline: timeline.pane == .comparison ? nil : timeline.filter
    case .messages: messageRows.isEmpty ? nil : messages.filter
    case .settings: settings.list.open == nil ? settings.filter : nil
    case .account: store.group == nil ? nil : account.filter
    default: nil
    }
  }

  /// Whether the list on the open screen is narrowed.
  var isFiltered: Bool { listFilter?.isOpen ?? false }

  /// Why there is no list to narrow.
  fileprivate var noListObstacle: String? {
    listFilter == nil ? words.text(FilterText.noList) : nil
  }

  /// Why there is no match to go to.
  fileprivate var noMatchInListObstacle: String? {
    guard isFiltered else { return noFilterText }
    return hasMatch ? nil : words.text(FilterText.noMatch)
  }

  /// That no list is narrowed, and by which key one is.
  fileprivate var noFilterText: String {
    words.text(FilterText.noFilter, keyBindings.key(of: "list.filter"))
  }

  private var hasMatch: Bool {
    switch navigation.screen {
    case .timeline: !timeline.shownEvents.isEmpty
    case .messages: !shownMessages.isEmpty
    case .settings: !settings.shown.isEmpty
    case .account: !account.shownStates.isEmpty
    default: !file.rows.isEmpty
    }
  }

  fileprivate func openFilter() {
    if navigation.screen == .timeline { timeline.pane = .events }
    listFilter?.open()
  }

  /// Chooses the row some places further, round from the end to the beginning.
  fileprivate func goToMatch(by step: Int) {
    switch navigation.screen {
    case .timeline:
      let (shown, chosen) = (timeline.shownEvents, timeline.chosenEvent)
      guard let next = shown.element(after: { $0 == chosen }, by: step) else { return }
      timeline.choose(event: next)
    case .messages:
      let ids = shownMessages.map(\.id)
      messages.selection = ids.element(after: { $0 == chosenMessage?.id }, by: step)
    case .settings:
      let ids = settings.shown.map(\.id)
      settings.list.last = ids.element(after: { $0 == settings.list.last }, by: step)
    case .account:
      let present = account.meant ?? account.customerState
      account.meant = account.shownStates.element(after: { $0 == present }, by: step)
    default:
      let ids = file.rows.map(\.id)
      file.meant = ids.element(after: { $0 == file.meantRow?.id }, by: step)
    }
    listFilter?.requestRow()
  }
}
