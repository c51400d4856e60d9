import EmbeddedCatalogs
import StoreModel

/// The key of a text about actions on purchases: commands, results, and reasons.
enum TransactionActionText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_transaction_actions)

  // MARK: What keys do, in the hint bar

  /// “filter”: a key hint.
  case hintFilter = "hint.filter"
  /// “next match”: a key hint.
  case hintNextMatch = "hint.nextMatch"
  /// “clear filter”: a key hint.
  case hintClear = "hint.clear"
  /// “done”: a key hint.
  case hintDone = "hint.done"
  /// “complete”: a key hint.
  case hintComplete = "hint.complete"
  /// “inspect”: a key hint.
  case hintInspect = "hint.inspect"
  /// “list”: a key hint.
  case hintList = "hint.list"
  /// “product”: a key hint.
  case hintProduct = "hint.product"
  /// “raw data”: a key hint.
  case hintForms = "hint.forms"
  /// “copy”: a key hint.
  case hintCopy = "hint.copy"
  /// “buy”: a key hint.
  case hintBuy = "hint.buy"
  /// “approve”: a key hint.
  case hintApprove = "hint.approve"
  /// “decline”: a key hint.
  case hintDecline = "hint.decline"
  /// “resolve”: a key hint.
  case hintResolve = "hint.resolve"
  /// “refund”: a key hint.
  case hintRefund = "hint.refund"
  /// “reverse refund”: a key hint.
  case hintReverse = "hint.reverse"
  /// “finish”: a key hint.
  case hintFinish = "hint.finish"
  /// “raise price”: a key hint.
  case hintIncrease = "hint.increase"
  /// “agree”: a key hint.
  case hintAgree = "hint.agree"

  // MARK: Commands

  /// “Filter transactions”: in the palette and the help.
  case commandFilter = "command.filter"
  /// “Next match”: in the palette and the help.
  case commandNextMatch = "command.nextMatch"
  /// “Previous match”: in the palette and the help.
  case commandPreviousMatch = "command.previousMatch"
  /// “Show all transactions again”: a command.
  case commandClear = "command.clear"
  /// “Inspect the transaction”: in the palette and the help.
  case commandInspect = "command.inspect"
  /// “Show the product in the configuration”: a command.
  case commandProduct = "command.product"
  /// “Show the raw and signed transaction”: a command.
  case commandForms = "command.forms"
  /// “Copy”: in the palette and the help.
  case commandCopy = "command.copy"
  /// “Copy the transaction’s JSON”: a command.
  case commandCopyPayload = "command.copyPayload"
  /// “Buy a product”: a command.
  case commandBuy = "command.buy"
  /// “Start a purchase outside the app”: a command.
  case commandIntent = "command.intent"
  /// “Complete the purchase started outside the app”: a command.
  case commandCompleteIntent = "command.completeIntent"
  /// “Approve the selected request to buy”: a command.
  case commandApprove = "command.approve"
  /// “Decline the selected request to buy”: a command.
  case commandDecline = "command.decline"
  /// “Resolve the interrupted purchase”: a command.
  case commandResolve = "command.resolve"
  /// “Refund the purchase”: a command.
  case commandRefund = "command.refund"
  /// “Reverse the refund”: a command.
  case commandReverse = "command.reverse"
  /// “Finish the transaction”: in the palette and the help.
  case commandFinish = "command.finish"
  /// “Delete the transaction”: in the palette and the help.
  case commandDelete = "command.delete"
  /// “Raise the plan’s price”: a command.
  case commandIncrease = "command.increase"
  /// “Agree to the price increase”: a command.
  case commandAgree = "command.agree"
  /// “Decline the price increase”: a command.
  case commandDisagree = "command.disagree"
  /// “Renew the subscription now”: a command.
  case commandForceRenewal = "command.forceRenewal"
  /// “End the subscription now”: a command.
  case commandExpire = "command.expire"
  /// “Extend the renewal date”: a command.
  case commandExtend = "command.extend"

  // MARK: Results

  /// “%1$@ was refunded: %2$@…”: the arguments are a product and an amount.
  case didRefund = "did.refund"
  /// “The refund of %@ was reversed”: the refund of a product was reversed. The argument is the
  /// product.
  case didReverse = "did.reverse"
  /// “Consent requested: %1$@ for %2$@”: the arguments are a product and an amount.
  case didAsk = "did.ask"
  /// “The customer is notified: %1$@ for %2$@”: the customer was notified of a price increase. The
  /// arguments are a product and an amount.
  case didAnnounceIncrease = "did.tell"
  /// “Agreed to the higher price of %@…”: the argument is a product.
  case didAgree = "did.agree"
  /// “%1$@ now renews on %2$@”: the arguments are a product and a date.
  case didExtend = "did.extend"
  /// “%1$@ now ends on %2$@”: the arguments are a product and a date.
  case didExtendEnd = "did.extendEnd"
  /// “%@ waits for approval…”: the argument is a product.
  case didAskToBuy = "did.askToBuy"
  /// “The purchase of %@ was interrupted…”: the argument is a product.
  case didInterrupt = "did.interrupt"
  /// “%@ was declined”: the argument is a product.
  case didDecline = "did.decline"
  /// “%@ waits for the app…”: the argument is a product.
  case didIntend = "did.intend"
  /// “%@ was bought”: the argument is a product.
  case didBuy = "did.buy"
  /// “%@ was deleted”: the argument is a product.
  case didDelete = "did.delete"
  /// “%@ was finished”: the argument is a product.
  case didFinish = "did.finish"
  /// “The store answered with an error: %@”: a simulated failure. The argument is the error.
  case didFail = "did.fail"

  // MARK: Refused actions

  /// “The date is in the future, or before the current purchase ends. Choose another.”: the date is
  /// refused.
  case refusedDate = "refused.date"
  /// “The new price is not higher. Enter a higher one.”: the price is refused.
  case refusedPrice = "refused.price"
  /// “A renewal can be moved by 1 to 90 days.”: the duration is refused.
  case refusedExtension = "refused.extension"

  // MARK: Unavailable reasons

  /// “Select a transaction of an active subscription first.”: why.
  case needsSubscription = "needs.subscription"
  /// “Select a transaction of an auto-renewable subscription first.”: why.
  case needsPlan = "needs.plan"
  /// “The subscription will not renew. Turn auto-renew on first.”: why.
  case needsRenewal = "needs.renewal"
  /// “No price increase waits for an answer.”: why.
  case needsIncrease = "needs.increase"
  /// “The purchase was not refunded.”: why.
  case needsRefund = "needs.refund"
  /// “Nothing waits for approval.”: why.
  case needsRequest = "needs.request"
  /// “No purchase was interrupted.”: why.
  case needsInterruption = "needs.interruption"
  /// “No purchase was started outside the app.”: why.
  case needsIntent = "needs.intent"
  /// “Choose a purchase that waits for approval.”: why.
  case chooseRequest = "choose.request"
  /// “Choose a purchase that was interrupted.”: why.
  case chooseInterruption = "choose.interruption"
  /// “Choose a purchase that was started outside the app.”: why.
  case chooseIntent = "choose.intent"
  /// “There is no filter. Press %@ to start one.”: the argument is the key.
  case needsFilter = "needs.filter"

  // MARK: Unavailable reasons of the selected purchase

  /// “The family’s purchase can’t be refunded here.”: why.
  case isShared = "is.shared"
  /// “The purchase was already refunded. %@ reverses the refund.”: the purchase was refunded
  /// already. The argument is the key that reverses the refund.
  case isRefunded = "is.refunded"
  /// “The transaction is already finished.”: why.
  case isFinished = "is.finished"
  /// “A family member bought this subscription. Only that member can change it.”: why.
  case isFamily = "is.family"
  /// “The file no longer contains this product.”: why.
  case isNotInFile = "is.notInFile"
  /// “The subscription has ended. %@ buys it again.”: the argument is the key.
  case isOver = "is.over"
  /// “The renewal is not paid. Fix the payment first.”: why.
  case isUnpaid = "is.unpaid"

  // MARK: Why nothing is delivered

  /// “The app is closed. Start it first.”: why.
  case appIsClosed = "app.closed"

  // MARK: Why a call has no effect

  /// “The simulated Xcode version ignores this.”: why.
  case ignoredByProfile = "profile.ignores"

  // MARK: Why nothing can be bought

  /// “The file sells nothing.”: why.
  case nothingOnSale = "sale.nothing"
}
