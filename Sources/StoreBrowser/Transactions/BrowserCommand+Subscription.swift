import PurchaseFlow
import TerminalUI

extension BrowserCommand {
  private static let onTransactions = Set([Context.screen(.transactions)])

  /// Returns a command that opens a prompt for the selected purchase.
  private static func prompt(
    _ id: String,
    _ hint: TransactionActionText,
    _ key: Character,
    _ sheet: TransactionsModel.Sheet,
    unavailableReason: @escaping UnavailableReason
  ) -> BrowserCommand {
    BrowserCommand(
      id: "transactions.\(id)",
      hint: hint,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character(key)],
      unavailableReason: unavailableReason,
      action: { $0.transactions.sheet = sheet }
    )
  }

  /// The commands that refund, finish and delete purchases.
  static let transactionRefunds: [BrowserCommand] = [
    BrowserCommand(
      id: "transactions.refund",
      hint: TransactionActionText.hintRefund,
      title: TransactionActionText.commandRefund,
      section: .transactions,
      contexts: onTransactions,
      priority: 8,
      keys: [.character("r")],
      isHinted: { $0.transactions.refundUnavailableReason == nil },
      unavailableReason: { $0.transactions.refundUnavailableReason },
      action: { $0.transactions.sheet = .refund }
    ),
    BrowserCommand(
      id: "transactions.request-refund",
      hint: TransactionActionText.hintRequest,
      title: TransactionActionText.commandRequest,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("w")],
      unavailableReason: { $0.transactions.refundUnavailableReason },
      action: { $0.transactions.sheet = .requestRefund }
    ),
    BrowserCommand(
      id: "transactions.decide-refund",
      hint: TransactionActionText.hintDecide,
      title: TransactionActionText.commandDecide,
      section: .transactions,
      contexts: onTransactions,
      priority: 7,
      keys: [.character("W")],
      isHinted: { $0.transactions.decisionUnavailableReason == nil },
      unavailableReason: { $0.transactions.decisionUnavailableReason },
      action: { $0.transactions.sheet = .decideRefund }
    ),
    BrowserCommand(
      id: "transactions.request-consumption",
      hint: TransactionActionText.commandConsumption,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("o")],
      unavailableReason: { $0.transactions.decisionUnavailableReason },
      action: { model in
        if let id = model.transactions.chosen?.id {
          model.transactions.act(.requestConsumption(id))
        }
      }
    ),
    BrowserCommand(
      id: "transactions.reverse-refund",
      hint: TransactionActionText.hintReverse,
      title: TransactionActionText.commandReverse,
      section: .transactions,
      contexts: onTransactions,
      priority: 8,
      keys: [.character("u")],
      isHinted: { $0.transactions.reversalUnavailableReason == nil },
      unavailableReason: { $0.transactions.reversalUnavailableReason },
      action: { model in
        if let id = model.transactions.chosen?.id { model.transactions.act(.reverseRefund(id)) }
      }
    ),
    BrowserCommand(
      id: "transactions.finish",
      hint: TransactionActionText.hintFinish,
      title: TransactionActionText.commandFinish,
      section: .transactions,
      contexts: onTransactions,
      priority: 10,
      keys: [.character("f")],
      isHinted: { $0.transactions.finishUnavailableReason == nil },
      unavailableReason: { $0.transactions.finishUnavailableReason },
      action: { model in
        if let id = model.transactions.chosen?.id { model.transactions.act(.finish(id)) }
      }
    ),
    BrowserCommand(
      id: "transactions.delete",
      hint: TransactionActionText.commandDelete,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("d"), .delete],
      unavailableReason: { $0.transactions.transactionUnavailableReason },
      action: { model in
        if let id = model.transactions.chosen?.id { model.transactions.act(.delete(id)) }
      }
    ),
  ]

  /// The commands for the subscription of the selected purchase.
  static let transactionSubscription: [BrowserCommand] = [
    BrowserCommand(
      id: "transactions.price-increase",
      hint: TransactionActionText.hintIncrease,
      title: TransactionActionText.commandIncrease,
      section: .transactions,
      contexts: onTransactions,
      priority: 11,
      keys: [.character("p")],
      isHinted: { $0.transactions.increaseUnavailableReason == nil },
      unavailableReason: { $0.transactions.increaseUnavailableReason },
      action: { $0.transactions.sheet = .priceIncrease }
    ),
    prompt("price-change", .commandChangePrice, "P", .changePrice) {
      $0.transactions.priceChangeUnavailableReason
    },
    BrowserCommand(
      id: "transactions.agree",
      hint: TransactionActionText.hintAgree,
      title: TransactionActionText.commandAgree,
      section: .transactions,
      contexts: onTransactions,
      priority: 5,
      keys: [.character("c")],
      isHinted: { $0.transactions.consentUnavailableReason == nil },
      unavailableReason: { $0.transactions.consentUnavailableReason },
      action: { $0.messages.answerPriceIncrease(agrees: true) }
    ),
    BrowserCommand(
      id: "transactions.disagree",
      hint: TransactionActionText.hintDecline,
      title: TransactionActionText.commandDisagree,
      section: .transactions,
      contexts: onTransactions,
      priority: 6,
      keys: [.character("C")],
      isHinted: { $0.transactions.consentUnavailableReason == nil },
      unavailableReason: { $0.transactions.consentUnavailableReason },
      action: { $0.messages.answerPriceIncrease(agrees: false) }
    ),
    prompt("retention", .commandRetention, "O", .retention) {
      $0.transactions.retentionUnavailableReason
    },
    BrowserCommand(
      id: "transactions.force-renewal",
      hint: TransactionActionText.commandForceRenewal,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("F")],
      unavailableReason: { $0.transactions.subscriptionUnavailableReason },
      action: { model in
        if let group = model.transactions.chosenGroup {
          model.transactions.act(.forceRenewal(group))
        }
      }
    ),
    BrowserCommand(
      id: "transactions.expire",
      hint: TransactionActionText.commandExpire,
      section: .transactions,
      contexts: onTransactions,
      keys: [.character("x")],
      unavailableReason: { $0.transactions.subscriptionUnavailableReason },
      action: { model in
        if let group = model.transactions.chosenGroup { model.transactions.act(.expire(group)) }
      }
    ),
    prompt("extend", .commandExtend, "e", .extend) {
      $0.transactions.subscriptionUnavailableReason
    },
    prompt("extend-all", .commandExtendAll, "E", .extendAll) {
      $0.transactions.subscriptionUnavailableReason
    },
  ]
}
