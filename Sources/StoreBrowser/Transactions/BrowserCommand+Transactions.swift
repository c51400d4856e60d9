import PurchaseFlow
import TerminalUI

extension BrowserCommand {
  /// The commands of the transactions screen.
  static let transactions: [BrowserCommand] =
    transactionSearch + transactionReading + transactionPurchases + transactionRefunds
    + transactionSubscription

  private static let onTransactions = Set([Context.screen(.transactions)])

  private static let transactionSearch: [BrowserCommand] = [
    BrowserCommand(
      id: "transactions.filter",
      hint: TransactionActionText.hintFilter,
      title: TransactionActionText.commandFilter,
      section: .transactions,
      contexts: onTransactions,
      priority: 3,
      keys: [.character("/")],
      action: { $0.transactions.openFilter() }
    ),
    BrowserCommand(
      id: "transactions.next-match",
      hint: TransactionActionText.hintNextMatch,
      title: TransactionActionText.commandNextMatch,
      section: .transactions,
      contexts: onTransactions,
      priority: 4,
      keys: [.character("n")],
      isHinted: { $0.transactions.isFilterOpen },
      unavailableReason: {
        $0.transactions.filterUnavailableReason ?? $0.transactions.matchUnavailableReason
      },
      action: { $0.transactions.choose(by: 1) }
    ),
    BrowserCommand(
      id: "transactions.previous-match",
      hint: TransactionActionText.commandPreviousMatch,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("N")],
      unavailableReason: {
        $0.transactions.filterUnavailableReason ?? $0.transactions.matchUnavailableReason
      },
      action: { $0.transactions.choose(by: -1) }
    ),
    BrowserCommand(
      id: "transactions.clear-filter",
      hint: TransactionActionText.hintClear,
      title: TransactionActionText.commandClear,
      section: .transactions,
      contexts: onTransactions,
      priority: 2,
      keys: [.escape],
      isHinted: { $0.transactions.isFilterOpen },
      isLeftToViews: { !$0.transactions.isFilterOpen },
      unavailableReason: { $0.transactions.filterUnavailableReason },
      action: { $0.transactions.closeFilter() }
    ),
    BrowserCommand(
      id: "search.done",
      hint: TransactionActionText.hintDone,
      contexts: [.search],
      priority: 1,
      label: .keys("⏎")
    ),
    BrowserCommand(
      id: "search.clear",
      hint: TransactionActionText.hintClear,
      contexts: [.search],
      priority: 2,
      label: .keys("Esc")
    ),
    BrowserCommand(
      id: "search.complete",
      hint: TransactionActionText.hintComplete,
      contexts: [.search],
      priority: 3,
      label: .keys("⇥"),
      isHinted: { $0.navigation.screen == .transactions }
    ),
  ]

  private static let transactionReading: [BrowserCommand] = [
    BrowserCommand(
      id: "transactions.inspect",
      hint: TransactionActionText.hintInspect,
      title: TransactionActionText.commandInspect,
      section: .transactions,
      contexts: onTransactions,
      priority: 1,
      keys: [.enter],
      isHinted: { $0.transactions.rowUnavailableReason == nil && !$0.transactions.isInspecting },
      unavailableReason: { $0.transactions.rowUnavailableReason },
      action: { $0.transactions.isInspecting = true }
    ),
    BrowserCommand(
      id: "transactions.read",
      hint: BrowserText.hintScroll,
      contexts: onTransactions,
      priority: 2,
      label: .keys("↑↓"),
      isHinted: { $0.transactions.isInspecting }
    ),
    BrowserCommand(
      id: "transactions.list",
      hint: TransactionActionText.hintList,
      contexts: onTransactions,
      priority: 1,
      label: .keys("Esc"),
      isHinted: { $0.transactions.isInspecting }
    ),
    BrowserCommand(
      id: "transactions.product",
      hint: TransactionActionText.hintProduct,
      title: TransactionActionText.commandProduct,
      section: .transactions,
      contexts: onTransactions,
      priority: 12,
      keys: [.character("m")],
      isHinted: { $0.transactions.productUnavailableReason == nil },
      unavailableReason: { $0.transactions.productUnavailableReason },
      action: { $0.transactions.showProductOfChosen() }
    ),
    BrowserCommand(
      id: "transactions.forms",
      hint: TransactionActionText.hintForms,
      title: TransactionActionText.commandForms,
      section: .transactions,
      contexts: onTransactions,
      priority: 9,
      keys: [.character("v")],
      isHinted: { $0.transactions.transactionUnavailableReason == nil },
      unavailableReason: { $0.transactions.transactionUnavailableReason },
      action: { $0.transactions.sheet = .forms }
    ),
    BrowserCommand(
      id: "transactions.copy",
      hint: TransactionActionText.hintCopy,
      title: TransactionActionText.commandCopyPayload,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("y")],
      unavailableReason: { $0.transactions.transactionUnavailableReason },
      action: { $0.transactions.copyPayload() }
    ),
    BrowserCommand(
      id: "sheet.copy",
      hint: TransactionActionText.hintCopy,
      contexts: [.reading],
      priority: 3,
      label: .keys("y"),
      isHinted: { $0.transactions.sheet == .forms || $0.navigation.sheet == .snippet }
    ),
  ]

  private static let transactionPurchases: [BrowserCommand] = [
    BrowserCommand(
      id: "transactions.buy",
      hint: TransactionActionText.hintBuy,
      title: TransactionActionText.commandBuy,
      section: .transactions,
      contexts: onTransactions,
      priority: 2,
      keys: [.character("b")],
      unavailableReason: { $0.transactions.purchaseUnavailableReason },
      action: { $0.transactions.sheet = .buy }
    ),
    BrowserCommand(
      id: "transactions.intent",
      hint: TransactionActionText.commandIntent,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("i")],
      unavailableReason: { $0.transactions.purchaseUnavailableReason },
      action: { $0.transactions.sheet = .intent }
    ),
    BrowserCommand(
      id: "transactions.complete-intent",
      hint: TransactionActionText.hintComplete,
      title: TransactionActionText.commandCompleteIntent,
      section: .transactions,
      contexts: onTransactions,
      priority: 5,
      keys: [.character("I")],
      isHinted: { $0.transactions.intentUnavailableReason == nil },
      unavailableReason: { $0.transactions.intentUnavailableReason },
      action: { $0.transactions.answer(.intent) { .completeIntent(place: $0) } }
    ),
    BrowserCommand(
      id: "transactions.approve",
      hint: TransactionActionText.hintApprove,
      title: TransactionActionText.commandApprove,
      section: .transactions,
      contexts: onTransactions,
      priority: 5,
      keys: [.character("A")],
      isHinted: { $0.transactions.approvalUnavailableReason == nil },
      unavailableReason: { $0.transactions.approvalUnavailableReason },
      action: { $0.transactions.answer(.pending) { .answerAskToBuy(approve: true, place: $0) } }
    ),
    BrowserCommand(
      id: "transactions.decline",
      hint: TransactionActionText.hintDecline,
      title: TransactionActionText.commandDecline,
      section: .transactions,
      contexts: onTransactions,
      priority: 6,
      keys: [.character("D")],
      isHinted: { $0.transactions.approvalUnavailableReason == nil },
      unavailableReason: { $0.transactions.approvalUnavailableReason },
      action: { $0.transactions.answer(.pending) { .answerAskToBuy(approve: false, place: $0) } }
    ),
    BrowserCommand(
      id: "transactions.resolve",
      hint: TransactionActionText.hintResolve,
      title: TransactionActionText.commandResolve,
      section: .transactions,
      contexts: onTransactions,
      priority: 5,
      keys: [.character("R")],
      isHinted: { $0.transactions.interruptionUnavailableReason == nil },
      unavailableReason: { $0.transactions.interruptionUnavailableReason },
      action: { $0.transactions.answer(.interrupted) { .resolvePurchase(place: $0) } }
    ),
    BrowserCommand(
      id: "transactions.restore",
      hint: BrowserText.hintRestore,
      title: BrowserText.commandRestore,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("s")],
      action: { $0.transactions.restore() }
    ),
  ]
}
