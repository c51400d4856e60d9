import EmbeddedCatalogs
import StoreModel

/// The key of a text of the App Store's messages.
enum MessagesText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_messages)

  // MARK: Kinds of messages

  /// “Billing issue”: the title of messages of a kind.
  case titleBilling = "title.billing"
  /// “Price increase”: the title of messages of a kind.
  case titleIncrease = "title.increase"
  /// “Win-back offer”: the title of messages of a kind.
  case titleWinBack = "title.winBack"
  /// “Message”: the title of messages of a kind.
  case titleGeneric = "title.generic"

  // MARK: What messages say

  /// “The renewal could not be charged.”: what a message says.
  case textBilling = "text.billing"
  /// “The price goes up. Without consent the subscription ends.”: what a message says.
  case textIncrease = "text.increase"
  /// “There is a win-back offer.”: what a message says.
  case textWinBack = "text.winBack"
  /// “The App Store has a message.”: what a message says.
  case textGeneric = "text.generic"

  // MARK: The facts in messages

  /// “Was due”: the label of a date.
  case factDue = "fact.due"
  /// “Amount”: the label of an amount.
  case factAmount = "fact.amount"
  /// “In effect until”: the label of a date.
  case factGrace = "fact.grace"
  /// “Retries until”: the label of a date.
  case factRetry = "fact.retry"
  /// “Price now”: the label of an amount.
  case factOldPrice = "fact.oldPrice"
  /// “New price”: the label of an amount.
  case factNewPrice = "fact.newPrice"
  /// “From”: the label of a date.
  case factFrom = "fact.from"
  /// “Offer”: the label of an amount.
  case factOffer = "fact.offer"
  /// “Then”: the label of an amount.
  case factThen = "fact.then"
  /// “Ended”: the label of a date.
  case factEnded = "fact.ended"

  // MARK: Answers

  /// “Fix Payment”: a button.
  case answerFix = "answer.fix"
  /// “Cancel Subscription”: a button.
  case answerCancel = "answer.cancel"
  /// “Agree”: a button.
  case answerAgree = "answer.agree"
  /// “Decline”: a button.
  case answerDecline = "answer.decline"
  /// “See Offer”: a button.
  case answerOffer = "answer.offer"
  /// “Later”: a button.
  case answerLater = "answer.later"

  // MARK: The status of messages

  /// “new”: the status of a message that was not shown yet.
  case stateWaiting = "state.waiting"
  /// “open”: the status of a message without an answer.
  case stateOpen = "state.open"
  /// “postponed”: the status of a postponed message.
  case statePostponed = "state.putOff"
  /// “settled”: the status of an answered message.
  case stateSettled = "state.settled"
  /// “not shown automatically”: messages wait in the list until they are opened.
  case stateSilent = "state.silent"

  // MARK: Instead of the list

  /// “No Messages”: there are no messages.
  case emptyTitle = "empty.title"
  /// “The App Store writes about billing issues, price increases a…”: there are no messages.
  case emptyText = "empty.text"

  // MARK: What keys do, in the hint bar

  /// “open”: a key hint.
  case hintOpen = "hint.open"
  /// “fix payment”: a key hint.
  case hintFix = "hint.fix"
  /// “cancel subscription”: a key hint.
  case hintCancel = "hint.cancel"
  /// “see offer”: a key hint.
  case hintOffer = "hint.offer"
  /// “later”: a key hint.
  case hintLater = "hint.later"
  /// “automatic messages”: a key hint.
  case hintAppear = "hint.appear"

  // MARK: Commands

  /// “Open the message”: a command.
  case commandOpen = "command.open"
  /// “Fix the payment”: a command.
  case commandFix = "command.fix"
  /// “Cancel the unpaid subscription”: a command.
  case commandCancel = "command.cancel"
  /// “See the win-back offer”: a command.
  case commandOffer = "command.offer"
  /// “Turn automatic messages on or off”: a command.
  case commandAppear = "command.appear"

  // MARK: Notices

  /// “Messages appear as they arrive”: new messages appear on their own now.
  case didAppear = "did.appear"
  /// “Messages wait in this list”: new messages no longer appear on their own.
  case didSilence = "did.silence"

  // MARK: Unavailable reasons

  /// “There is no billing issue.”: why there is no payment to fix.
  case needsIssue = "needs.issue"
  /// “The customer has no win-back offer.”: why there is no offer to show.
  case needsOffer = "needs.offer"
  /// “Messages appear while “Purchase dialogs” is on in the settings.”: why messages cannot appear
  /// on their own.
  case needsDialogs = "needs.dialogs"
}
