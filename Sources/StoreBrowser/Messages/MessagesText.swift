import EmbeddedCatalogs
import StoreModel

/// The key of a text on the messages screen and in the App Store's messages.
enum MessagesText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_messages)

  // MARK: Titles of messages

  /// “Billing issue”: the title of a message about a failed payment, in the list and above the open
  /// message.
  case titleBilling = "title.billing"
  /// “Price increase”: the title of a message about a price increase, in the list and above the
  /// open message.
  case titleIncrease = "title.increase"
  /// “Win-back offer”: the title of a message about a win-back offer, in the list and above the
  /// open message.
  case titleWinBack = "title.winBack"
  /// “Message”: the title of a message of another kind, in the list and above the open message.
  case titleGeneric = "title.generic"

  // MARK: Texts of messages

  /// “The renewal could not be charged.”: the text of an open message about a failed payment.
  case textBilling = "text.billing"
  /// “The price goes up. Without consent the subscription ends.”: the text of an open message about
  /// a price increase.
  case textIncrease = "text.increase"
  /// “There is a win-back offer.”: the text of an open message about a win-back offer.
  case textWinBack = "text.winBack"
  /// “The App Store has a message.”: the text of an open message of another kind.
  case textGeneric = "text.generic"

  // MARK: Facts in messages

  /// “Was due”: the label of the day on which the failed payment was due.
  case factDue = "fact.due"
  /// “Amount”: the label of the amount of the failed payment, such as "$9.99/month".
  case factAmount = "fact.amount"
  /// “Access until”: the label of the day on which the grace period ends. The subscription is
  /// active until then.
  case factGrace = "fact.grace"
  /// “Retries until”: the label of the day on which billing retry ends.
  case factRetry = "fact.retry"
  /// “Price now”: the label of the price before a price increase, such as "$9.99/month".
  case factOldPrice = "fact.oldPrice"
  /// “New price”: the label of the price after a price increase, such as "$12.99/month".
  case factNewPrice = "fact.newPrice"
  /// “From”: the label of the day on which the new price applies.
  case factFrom = "fact.from"
  /// “Offer”: the label of the terms of a win-back offer, such as "1 month free".
  case factOffer = "fact.offer"
  /// “Then”: the label of the price after the win-back offer, such as "$9.99/month".
  case factThen = "fact.then"
  /// “Ended”: the label of the day on which the subscription expired.
  case factEnded = "fact.ended"

  // MARK: Answers

  /// “Fix Payment”: a button in a message about a failed payment.
  case answerFix = "answer.fix"
  /// “Cancel Subscription”: a button in a message about a failed payment.
  case answerCancel = "answer.cancel"
  /// “Agree”: a button in a message about a price increase. It accepts the new price.
  case answerAgree = "answer.agree"
  /// “Decline”: a button in a message about a price increase.
  case answerDecline = "answer.decline"
  /// “See Offer”: a button in a message about a win-back offer. It shows the offer.
  case answerOffer = "answer.offer"
  /// “Later”: a button that closes a message without an answer.
  case answerLater = "answer.later"

  // MARK: The status of messages

  /// “new”: the status of a message that was not shown yet, in the list.
  case stateWaiting = "state.waiting"
  /// “open”: the status of a message that was shown but not answered, in the list.
  case stateOpen = "state.open"
  /// “postponed”: the status of a postponed message if a later message has the same subject, in the
  /// list.
  case statePostponed = "state.putOff"
  /// “settled”: the status of a message that needs no answer any more, in the list.
  case stateSettled = "state.settled"
  /// “not shown automatically”: shown beside the screen's title while new messages do not open
  /// automatically.
  case stateSilent = "state.silent"

  // MARK: The empty list

  /// “No Messages”: the title of the screen without messages, and why no message can be opened.
  case emptyTitle = "empty.title"
  /// “The App Store writes about billing issues, price increases a…”: the text below “No Messages”.
  case emptyText = "empty.text"

  // MARK: Hints for keys, in the hint bar

  /// “open”: the hint for Enter, which opens the selected message.
  case hintOpen = "hint.open"
  /// “fix payment”: the hint for the key that fixes the payment.
  case hintFix = "hint.fix"
  /// “cancel subscription”: the hint for the key that cancels the unpaid subscription.
  case hintCancel = "hint.cancel"
  /// “see offer”: the hint for the key that shows the win-back offer.
  case hintOffer = "hint.offer"
  /// “later”: the hint for Esc, which closes a message without an answer.
  case hintLater = "hint.later"
  /// “automatic messages”: the hint for the key that switches automatic messages on or off.
  case hintAppear = "hint.appear"

  // MARK: Commands

  /// “Open the message”: a command in the help and the palette.
  case commandOpen = "command.open"
  /// “Fix the payment”: a command in the help and the palette.
  case commandFix = "command.fix"
  /// “Cancel the unpaid subscription”: a command in the help and the palette.
  case commandCancel = "command.cancel"
  /// “See the win-back offer”: a command in the help and the palette.
  case commandOffer = "command.offer"
  /// “Turn automatic messages on or off”: a command in the help and the palette.
  case commandAppear = "command.appear"

  // MARK: Notices

  /// “Messages appear as they arrive”: the notice after automatic messages were switched on.
  case didAppear = "did.appear"
  /// “Messages wait in this list”: the notice after automatic messages were switched off.
  case didSilence = "did.silence"

  // MARK: Reasons why a command cannot run

  /// “There is no billing issue.”: why “Fix the payment” and “Cancel the unpaid subscription”
  /// cannot run.
  case needsIssue = "needs.issue"
  /// “The customer has no win-back offer.”: why “See the win-back offer” cannot run.
  case needsOffer = "needs.offer"
  /// “Messages appear while “Purchase dialogs” is on in the settings.”: why “Turn automatic
  /// messages on or off” cannot run.
  case needsDialogs = "needs.dialogs"
}
