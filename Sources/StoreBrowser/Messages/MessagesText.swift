import EmbeddedCatalogs
import StoreModel

/// The name of a text of the App Store's messages.
enum MessagesText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_messages)

  // MARK: Kinds of messages

  /// “Billing issue”: the title of messages of a kind.
  case titleBilling = "title.billing"
  /// “Price increase”: the title of messages of a kind.
  case titleIncrease = "title.increase"
  /// “Offer to come back”: the title of messages of a kind.
  case titleWinBack = "title.winBack"
  /// “Message”: the title of messages of a kind.
  case titleGeneric = "title.generic"

  // MARK: What messages say

  /// “The renewal could not be charged.”: what a message says.
  case textBilling = "text.billing"
  /// “The price goes up. Without consent the subscription ends.”: what a message says.
  case textIncrease = "text.increase"
  /// “There is an offer to come back.”: what a message says.
  case textWinBack = "text.winBack"
  /// “The App Store has a message.”: what a message says.
  case textGeneric = "text.generic"

  // MARK: What messages are about

  /// “Was due”: the name of a date or an amount.
  case factDue = "fact.due"
  /// “Amount”: the name of a date or an amount.
  case factAmount = "fact.amount"
  /// “In force until”: the name of a date or an amount.
  case factGrace = "fact.grace"
  /// “Tried until”: the name of a date or an amount.
  case factRetry = "fact.retry"
  /// “Price now”: the name of a date or an amount.
  case factOldPrice = "fact.oldPrice"
  /// “New price”: the name of a date or an amount.
  case factNewPrice = "fact.newPrice"
  /// “From”: the name of a date or an amount.
  case factFrom = "fact.from"
  /// “Offer”: the name of a date or an amount.
  case factOffer = "fact.offer"
  /// “Then”: the name of a date or an amount.
  case factThen = "fact.then"
  /// “Ended”: the name of a date or an amount.
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

  // MARK: What becomes of messages

  /// “new”: whether a message was shown or answered.
  case stateWaiting = "state.waiting"
  /// “open”: whether a message was shown or answered.
  case stateOpen = "state.open"
  /// “put off”: whether a message was shown or answered.
  case statePostponed = "state.putOff"
  /// “settled”: whether a message was shown or answered.
  case stateSettled = "state.settled"
  /// “do not appear by themselves”: messages wait in the list until they are opened.
  case stateSilent = "state.silent"

  // MARK: In the place of the list

  /// “No Messages”: there are no messages.
  case emptyTitle = "empty.title"
  /// “The App Store writes about billing issues, price increases a…”:
  /// there are no messages.
  case emptyText = "empty.text"

  // MARK: What keys do, in the hint bar

  /// “open”: what a key does.
  case hintOpen = "hint.open"
  /// “fix payment”: what a key does.
  case hintFix = "hint.fix"
  /// “cancel subscription”: what a key does.
  case hintCancel = "hint.cancel"
  /// “see offer”: what a key does.
  case hintOffer = "hint.offer"
  /// “later”: what a key does.
  case hintLater = "hint.later"
  /// “appear by themselves”: what a key does.
  case hintAppear = "hint.appear"

  // MARK: Commands

  /// “Open the message”: a command.
  case commandOpen = "command.open"
  /// “Fix the payment”: a command.
  case commandFix = "command.fix"
  /// “Cancel the uncharged subscription”: a command.
  case commandCancel = "command.cancel"
  /// “See the offer to come back”: a command.
  case commandOffer = "command.offer"
  /// “Have messages appear by themselves or not”: a command.
  case commandAppear = "command.appear"

  // MARK: What was set

  /// “Messages appear when they come”: whether messages appear by themselves.
  case didAppear = "did.appear"
  /// “Messages wait in this list”: whether messages appear by themselves.
  case didSilence = "did.silence"

  // MARK: Why something cannot be done

  /// “Every renewal was charged.”: why.
  case needsIssue = "needs.issue"
  /// “The customer has no offer to come back.”: why.
  case needsOffer = "needs.offer"
  /// “Messages appear while “Purchase dialogs” is on in the settings.”: why.
  case needsDialogs = "needs.dialogs"
}
