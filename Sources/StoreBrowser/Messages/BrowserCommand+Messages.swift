import PurchaseFlow
import TerminalUI

extension BrowserCommand {
  private static let onMessages = Set([Context.screen(.messages)])

  /// The commands of the messages screen.
  static let messages: [BrowserCommand] = [
    BrowserCommand(
      id: "messages.open",
      hint: MessagesText.hintOpen,
      title: MessagesText.commandOpen,
      section: .messages,
      contexts: onMessages,
      priority: 1,
      keys: [.enter],
      isHinted: { $0.messages.chosen != nil },
      unavailableReason: { $0.messages.messageUnavailableReason },
      action: { $0.messages.opened = $0.messages.chosen }
    ),
    BrowserCommand(
      id: "messages.fix-payment",
      hint: MessagesText.hintFix,
      title: MessagesText.commandFix,
      section: .messages,
      contexts: onMessages,
      priority: 2,
      keys: [.character("f")],
      isHinted: { $0.messages.billingUnavailableReason == nil },
      unavailableReason: { $0.messages.billingUnavailableReason },
      action: { model in
        guard let group = model.messages.groupWithBillingIssue else { return }
        model.messages.answer(.billingIssue, of: group, with: .resolveBillingIssue(group))
      }
    ),
    BrowserCommand(
      id: "messages.cancel-subscription",
      hint: MessagesText.hintCancel,
      title: MessagesText.commandCancel,
      section: .messages,
      contexts: onMessages,
      priority: 5,
      keys: [.character("x")],
      isHinted: { $0.messages.billingUnavailableReason == nil },
      unavailableReason: { $0.messages.billingUnavailableReason },
      action: { model in
        guard let group = model.messages.groupWithBillingIssue else { return }
        model.messages.answer(.billingIssue, of: group, with: .disableAutoRenew(group))
      }
    ),
    BrowserCommand(
      id: "messages.agree",
      hint: TransactionActionText.hintAgree,
      title: TransactionActionText.commandAgree,
      section: .messages,
      contexts: onMessages,
      priority: 2,
      keys: [.character("c")],
      isHinted: { $0.transactions.consentUnavailableReason == nil },
      unavailableReason: { $0.transactions.consentUnavailableReason },
      action: { $0.messages.answerPriceIncrease(agrees: true) }
    ),
    BrowserCommand(
      id: "messages.disagree",
      hint: TransactionActionText.hintDecline,
      title: TransactionActionText.commandDisagree,
      section: .messages,
      contexts: onMessages,
      priority: 5,
      keys: [.character("C")],
      isHinted: { $0.transactions.consentUnavailableReason == nil },
      unavailableReason: { $0.transactions.consentUnavailableReason },
      action: { $0.messages.answerPriceIncrease(agrees: false) }
    ),
    BrowserCommand(
      id: "messages.win-back",
      hint: MessagesText.hintOffer,
      title: MessagesText.commandOffer,
      section: .messages,
      contexts: onMessages,
      priority: 2,
      keys: [.character("w")],
      isHinted: { $0.messages.winBackUnavailableReason == nil },
      unavailableReason: { $0.messages.winBackUnavailableReason },
      action: { model in
        if let group = model.messages.groupWithWinBackOffer {
          model.messages.openWinBackOffer(in: group)
        }
      }
    ),
    BrowserCommand(
      id: "messages.appear",
      hint: MessagesText.hintAppear,
      title: MessagesText.commandAppear,
      section: .messages,
      contexts: onMessages,
      priority: 8,
      keys: [.character("s")],
      unavailableReason: { $0.messages.automaticPresentationUnavailableReason },
      action: { $0.messages.toggleAutomaticPresentation() }
    ),
  ]
}
