import StoreModel
import TerminalUI

extension BrowserCommand {
  /// The commands that filter lists. The transactions screen has its own filter commands, because
  /// its filter has more functions. If there is no list or no filter, the commands show the reason
  /// why they cannot run.
  static let filter: [BrowserCommand] = [
    BrowserCommand(
      id: "list.filter",
      hint: TransactionActionText.hintFilter,
      title: FilterText.commandFilter,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 8,
      keys: [.character("/")],
      isHinted: { $0.filter.current != nil },
      unavailableReason: { $0.filter.listUnavailableReason },
      action: { $0.filter.open() }
    ),
    BrowserCommand(
      id: "list.next-match",
      hint: TransactionActionText.hintNextMatch,
      title: TransactionActionText.commandNextMatch,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 2,
      keys: [.character("n")],
      isHinted: { $0.filter.isOpen },
      isLeftToViews: { !$0.filter.isOpen },
      unavailableReason: { $0.filter.matchUnavailableReason },
      action: { $0.filter.goToMatch(by: 1) }
    ),
    BrowserCommand(
      id: "list.previous-match",
      hint: TransactionActionText.commandPreviousMatch,
      section: .everywhere,
      contexts: screensWithoutOwn,
      keys: [.character("N")],
      unavailableReason: { $0.filter.matchUnavailableReason },
      action: { $0.filter.goToMatch(by: -1) }
    ),
    BrowserCommand(
      id: "list.clear-filter",
      hint: TransactionActionText.hintClear,
      title: FilterText.commandClear,
      section: .everywhere,
      contexts: screensWithoutOwn,
      priority: 1,
      keys: [.escape],
      isHinted: { $0.filter.isOpen },
      isLeftToViews: { !$0.filter.isOpen },
      unavailableReason: { $0.filter.filterUnavailableReason },
      action: { $0.filter.current?.close() }
    ),
  ]

  private static let screensWithoutOwn = Context.screens.subtracting([.screen(.transactions)])
}
