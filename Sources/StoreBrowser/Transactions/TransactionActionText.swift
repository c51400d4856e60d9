import EmbeddedCatalogs
import StoreModel

/// The key of a text about actions on purchases: hints, commands, notices, and reasons why an
/// action is unavailable.
enum TransactionActionText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_transaction_actions)

  // MARK: Hints for keys, in the hint bar

  /// “filter”: the hint for the key that opens the filter of a list. The transactions screen also
  /// shows it as a button after "/".
  case hintFilter = "hint.filter"
  /// “next match”: the hint for the key that selects the next match of the filter.
  case hintNextMatch = "hint.nextMatch"
  /// “clear filter”: the hint for Esc, which closes the filter.
  case hintClear = "hint.clear"
  /// “done”: the hint for Enter in the filter field, which moves the focus to the list.
  case hintDone = "hint.done"
  /// “complete”: the hint for Tab in the filter field, which completes the word, and for the key
  /// that completes a purchase intent.
  case hintComplete = "hint.complete"
  /// “inspect”: the hint for Enter, which moves the focus to the details of the selected
  /// transaction.
  case hintInspect = "hint.inspect"
  /// “list”: the hint for Esc in the details, which moves the focus to the list.
  case hintList = "hint.list"
  /// “product”: the hint for the key that shows the product on the configuration screen.
  case hintProduct = "hint.product"
  /// “raw data”: the hint for the key that shows the raw and signed transaction.
  case hintForms = "hint.forms"
  /// “copy”: the hint for the key that copies the shown raw data, or the Swift code of the store.
  case hintCopy = "hint.copy"
  /// “buy”: the hint for the key that opens the purchase prompt.
  case hintBuy = "hint.buy"
  /// “approve”: the hint for the key that approves an Ask to Buy request.
  case hintApprove = "hint.approve"
  /// “decline”: the hint for the key that declines an Ask to Buy request or a price increase.
  case hintDecline = "hint.decline"
  /// “resolve”: the hint for the key that resolves an interrupted purchase.
  case hintResolve = "hint.resolve"
  /// “refund”: the hint for the key that opens the refund prompt.
  case hintRefund = "hint.refund"
  /// “request refund”: the hint for the key that opens the prompt for a refund request.
  case hintRequest = "hint.request"
  /// “decide refund”: the hint for the key that opens the prompt for the decision about a refund
  /// request.
  case hintDecide = "hint.decide"
  /// “reverse refund”: the hint for the key that reverses a refund.
  case hintReverse = "hint.reverse"
  /// “finish”: the hint for the key that finishes a transaction.
  case hintFinish = "hint.finish"
  /// “raise price”: the hint for the key that opens the prompt for a price increase.
  case hintIncrease = "hint.increase"
  /// “agree”: the hint for the key that agrees to a price increase.
  case hintAgree = "hint.agree"

  // MARK: Commands

  /// “Filter transactions”: a command in the help and the palette.
  case commandFilter = "command.filter"
  /// “Next match”: a command in the help and the palette.
  case commandNextMatch = "command.nextMatch"
  /// “Previous match”: a command in the help and the palette.
  case commandPreviousMatch = "command.previousMatch"
  /// “Show all transactions again”: a command in the help and the palette. It closes the filter.
  case commandClear = "command.clear"
  /// “Inspect the transaction”: a command in the help and the palette. It moves the focus to the
  /// details.
  case commandInspect = "command.inspect"
  /// “Show the product in the configuration”: a command in the help and the palette. It opens the
  /// configuration screen.
  case commandProduct = "command.product"
  /// “Show the raw and signed transaction”: a command in the help and the palette.
  case commandForms = "command.forms"
  /// “Copy”: the button below the raw and signed transaction.
  case commandCopy = "command.copy"
  /// “Copy the transaction’s JSON”: a command in the help and the palette.
  case commandCopyPayload = "command.copyPayload"
  /// “Buy a product”: a command in the help and the palette, and the title of the purchase prompt.
  case commandBuy = "command.buy"
  /// “Start a purchase outside the app”: a command in the help and the palette, and the title of
  /// its prompt.
  case commandIntent = "command.intent"
  /// “Complete the purchase started outside the app”: a command in the help and the palette.
  case commandCompleteIntent = "command.completeIntent"
  /// “Approve the selected request to buy”: a command in the help and the palette.
  case commandApprove = "command.approve"
  /// “Decline the selected request to buy”: a command in the help and the palette.
  case commandDecline = "command.decline"
  /// “Resolve the interrupted purchase”: a command in the help and the palette.
  case commandResolve = "command.resolve"
  /// “Refund the purchase”: a command in the help and the palette, and the title of the refund
  /// prompt.
  case commandRefund = "command.refund"
  /// “Request a refund of the purchase”: a command in the help and the palette, and the title of
  /// its prompt.
  case commandRequest = "command.request"
  /// “Decide the refund request”: a command in the help and the palette, and the title of its
  /// prompt.
  case commandDecide = "command.decide"
  /// “Ask the server again for consumption data”: a command in the help and the palette. It sends
  /// another `CONSUMPTION_REQUEST`.
  case commandConsumption = "command.consumption"
  /// “Reverse the refund”: a command in the help and the palette.
  case commandReverse = "command.reverse"
  /// “Finish the transaction”: a command in the help and the palette.
  case commandFinish = "command.finish"
  /// “Delete the transaction”: a command in the help and the palette.
  case commandDelete = "command.delete"
  /// “Raise the plan’s price”: a command in the help and the palette, and the title of its prompt.
  case commandIncrease = "command.increase"
  /// “Change the product’s price”: a command in the help and the palette, and the title of its
  /// prompt.
  case commandChangePrice = "command.changePrice"
  /// “Keep the subscription with an offer”: a command in the help and the palette, and the title of
  /// its prompt.
  case commandRetention = "command.retention"
  /// “Agree to the price increase”: a command in the help and the palette.
  case commandAgree = "command.agree"
  /// “Decline the price increase”: a command in the help and the palette.
  case commandDisagree = "command.disagree"
  /// “Renew the subscription now”: a command in the help and the palette.
  case commandForceRenewal = "command.forceRenewal"
  /// “End the subscription now”: a command in the help and the palette.
  case commandExpire = "command.expire"
  /// “Extend the renewal date”: a command in the help and the palette, and the title of its prompt.
  case commandExtend = "command.extend"
  /// “Extend the renewal date for all subscribers”: a command in the help and the palette, and the
  /// title of its prompt.
  case commandExtendAll = "command.extendAll"

  // MARK: Notices

  /// “%1$@ was refunded: %2$@…”: the notice after a refund. `%1$@` is the product, `%2$@` is the
  /// refunded amount, such as "$9.99".
  case didRefund = "did.refund"
  /// “The refund of %@ was reversed”: the notice after the App Store charged a refunded amount
  /// again. `%@` is the product.
  case didReverse = "did.reverse"
  /// “A refund of %@ was requested; it is not decided yet”: the notice after a refund request. `%@`
  /// is the product.
  case didRequest = "did.request"
  /// “The server was asked again for data about %@”: the notice after another
  /// `CONSUMPTION_REQUEST`. `%@` is the product.
  case didConsumption = "did.consumption"
  /// “The refund of %@ was declined”: the notice after the App Store declined a refund request.
  /// `%@` is the product.
  case didDeclineRefund = "did.declineRefund"
  /// “Consent requested: %1$@ for %2$@”: the notice after a price increase that needs the
  /// customer's consent. `%1$@` is the plan, `%2$@` is the new price, such as "$12.99".
  case didAsk = "did.ask"
  /// “The customer is notified: %1$@ for %2$@”: the notice after a price increase that does not
  /// need the customer's consent. `%1$@` is the plan, `%2$@` is the new price, such as "$12.99".
  case didAnnounceIncrease = "did.tell"
  /// “Agreed to the higher price of %@…”: the notice after the customer agreed to a price increase.
  /// `%@` is the plan.
  case didAgree = "did.agree"
  /// “%1$@ now costs %2$@”: the notice after a price change. `%1$@` is the product, `%2$@` is the
  /// new price, such as "$12.99".
  case didChangePrice = "did.changePrice"
  /// “%1$@ now costs %2$@ for new customers”: the notice after a price change that does not apply
  /// to subscribers. `%1$@` is the plan, `%2$@` is the new price, such as "$12.99".
  case didChangePriceForNew = "did.changePriceForNew"
  /// “The offer starts with the next renewal of %@”: the notice after a subscriber accepted an
  /// offer. `%@` is the plan.
  case didRedeemOffer = "did.redeemOffer"
  /// “%1$@ now renews on %2$@”: the notice after an extension of the renewal date. `%1$@` is the
  /// plan, `%2$@` is the new day.
  case didExtend = "did.extend"
  /// “%1$@ now ends on %2$@”: the notice after an extension if auto-renew is off. `%1$@` is the
  /// plan, `%2$@` is the new last day.
  case didExtendEnd = "did.extendEnd"
  /// “%@ waits for approval…”: the notice after a purchase that the family organizer must approve.
  /// `%@` is the product.
  case didAskToBuy = "did.askToBuy"
  /// “The purchase of %@ was interrupted…”: the notice after a purchase that the customer must
  /// continue. `%@` is the product.
  case didInterrupt = "did.interrupt"
  /// “%@ was declined”: the notice after an Ask to Buy request was declined. `%@` is the product.
  case didDecline = "did.decline"
  /// “%@ waits for the app…”: the notice after a purchase began outside the app. `%@` is the
  /// product.
  case didIntend = "did.intend"
  /// “%@ was bought”: the notice after a purchase that does not renew. `%@` is the product.
  case didBuy = "did.buy"
  /// “%@ was deleted”: the notice after a transaction was deleted. `%@` is the product.
  case didDelete = "did.delete"
  /// “%@ was finished”: the notice after a transaction was finished. `%@` is the product.
  case didFinish = "did.finish"
  /// “The store answered with an error: %@”: the notice after a simulated error, or the reason why
  /// a purchase would fail. `%@` is the error.
  case didFail = "did.fail"

  // MARK: Reasons why an input is refused

  /// “The date is in the future, or before the current purchase ends. Choose another.”: why a past
  /// purchase is not possible, in the purchase prompt.
  case refusedDate = "refused.date"
  /// “The new price is not higher. Enter a higher one.”: why a price increase is not possible, in
  /// its prompt.
  case refusedPrice = "refused.price"
  /// “This is the price already. Enter another one.”: why a price change is not possible, in its
  /// prompt.
  case refusedSamePrice = "refused.samePrice"
  /// “A lower price applies to all subscribers. Turn the switch off.”: why a price change is not
  /// possible, in its prompt.
  case refusedDecrease = "refused.decrease"
  /// “A price increase already waits for an answer.”: why a price increase is not possible, in its
  /// prompt.
  case refusedIncreasePending = "refused.increasePending"
  /// “The customer cannot get this offer now.”: why an offer cannot be accepted, in its prompt.
  case refusedOffer = "refused.offer"
  /// “A renewal can be moved by 1 to 90 whole days.”: why an extension of the renewal date is not
  /// possible, in its prompt.
  case refusedExtension = "refused.extension"
  /// “A free period cannot be extended. Wait for a paid one.”: why an extension of the renewal date
  /// is not possible, in its prompt: the present period is free because of an offer.
  case refusedExtensionFree = "refused.extensionFree"
  /// “The renewal was already moved twice within 365 days.”: why an extension of the renewal date
  /// is not possible, in its prompt.
  case refusedExtensionLimit = "refused.extensionLimit"
  /// “No period was paid yet.”: why an extension of the renewal date is not possible, in its
  /// prompt.
  case refusedExtensionUnpaid = "refused.extensionUnpaid"

  /// “Enter a percentage above 0 and up to 100.”: why a prorated refund is not possible, in the
  /// prompt for the decision about a refund request.
  case refusedPercentage = "refused.percentage"

  // MARK: Reasons why a command cannot run

  /// “Select a transaction of an active subscription first.”: why a command cannot run: the
  /// selected transaction does not belong to an active subscription.
  case needsSubscription = "needs.subscription"
  /// “Select a transaction of an auto-renewable subscription first.”: why auto-renew cannot be
  /// switched: the selected transaction does not belong to a subscription.
  case needsPlan = "needs.plan"
  /// “The subscription will not renew. Turn auto-renew on first.”: why “Raise the plan’s price”
  /// and “Keep the subscription with an offer” cannot run.
  case needsRenewal = "needs.renewal"
  /// “This plan has no promotional offer.”: why “Keep the subscription with an offer” cannot run.
  case needsOffer = "needs.offer"
  /// “No price increase waits for an answer.”: why “Agree to the price increase” and “Decline the
  /// price increase” cannot run.
  case needsIncrease = "needs.increase"
  /// “The purchase was not refunded.”: why “Reverse the refund” cannot run.
  case needsRefund = "needs.refund"
  /// “No refund of this purchase was requested.”: why “Decide the refund request” and “Ask the
  /// server again for consumption data” cannot run.
  case needsRefundRequest = "needs.refundRequest"
  /// “Nothing waits for approval.”: why no Ask to Buy request can be approved or declined.
  case needsRequest = "needs.request"
  /// “No purchase was interrupted.”: why “Resolve the interrupted purchase” cannot run: there is no
  /// such purchase.
  case needsInterruption = "needs.interruption"
  /// “No purchase was started outside the app.”: why “Complete the purchase started outside the
  /// app” cannot run: there is no such purchase.
  case needsIntent = "needs.intent"
  /// “Choose a purchase that waits for approval.”: why no Ask to Buy request can be approved or
  /// declined: another purchase is selected.
  case chooseRequest = "choose.request"
  /// “Choose a purchase that was interrupted.”: why “Resolve the interrupted purchase” cannot run:
  /// another purchase is selected.
  case chooseInterruption = "choose.interruption"
  /// “Choose a purchase that was started outside the app.”: why “Complete the purchase started
  /// outside the app” cannot run: another purchase is selected.
  case chooseIntent = "choose.intent"
  /// “There is no filter. Press %@ to start one.”: why the filter commands cannot run. `%@` is the
  /// key that opens the filter, such as "/".
  case needsFilter = "needs.filter"

  // MARK: Reasons why a command cannot run for the selected purchase

  /// “The family’s purchase can’t be refunded here.”: why “Refund the purchase” cannot run: a
  /// family member shares the purchase.
  case isShared = "is.shared"
  /// “The purchase was already refunded. %@ reverses the refund.”: why “Refund the purchase” cannot
  /// run. `%@` is the key that reverses the refund, such as "u".
  case isRefunded = "is.refunded"
  /// “The refund was already requested. %@ decides it.”: why “Refund the purchase” and “Request a
  /// refund of the purchase” cannot run. `%@` is the key that decides the request, such as "W".
  case isRequested = "is.requested"
  /// “The transaction is already finished.”: why “Finish the transaction” cannot run.
  case isFinished = "is.finished"
  /// “A family member bought this subscription. Only that member can change it.”: why a command for
  /// subscriptions cannot run: a family member shares the subscription.
  case isFamily = "is.family"
  /// “The file no longer contains this product.”: why “Show the product in the configuration”
  /// cannot run.
  case isNotInFile = "is.notInFile"
  /// “The subscription has ended. %@ buys it again.”: why auto-renew cannot be switched. `%@` is
  /// the key for a purchase, such as "b".
  case isOver = "is.over"
  /// “The renewal is not paid. Fix the payment first.”: why the subscription cannot be renewed,
  /// ended or extended, and why its price cannot increase.
  case isUnpaid = "is.unpaid"

  // MARK: The reason if the app is not running

  /// “The app is closed. Start it first.”: why “Finish the transaction” cannot run: the simulated
  /// app is not running.
  case appIsClosed = "app.closed"

  // MARK: The reason if the rules ignore an action

  /// “The simulated Xcode version ignores this.”: the notice if the simulated rules ignore an
  /// action.
  case ignoredByProfile = "profile.ignores"

  // MARK: The reason if the file has no products

  /// “The file sells nothing.”: why “Buy a product” and “Start a purchase outside the app” cannot
  /// run.
  case nothingOnSale = "sale.nothing"
}
