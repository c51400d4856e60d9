import EmbeddedCatalogs
import StoreModel

/// The key of a text on the transactions screen, in the details of a purchase, or in a prompt.
enum TransactionsText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_transactions)

  // MARK: The columns of the list

  /// “Product”: the title of the column with the product's name. It is also the label of the menu
  /// in the purchase prompt.
  case columnProduct = "column.product"
  /// “Bought”: the title of the column with the day or time of the purchase.
  case columnBought = "column.bought"
  /// “Ends”: the title of the column with the end of the paid period.
  case columnEnds = "column.ends"
  /// “Price”: the title of the column with the charged amount.
  case columnPrice = "column.price"
  /// “State”: the title of the column with the states of the purchase, such as "current".
  case columnState = "column.state"
  /// “Offer”: the title of the column with the offer of the purchase. It is also a label in the
  /// purchase prompt and in the coming renewals.
  case columnOffer = "column.offer"

  // MARK: The states of a purchase

  /// “Ask to Buy”: a state of a purchase: it waits for the approval of the family organizer.
  case statePending = "state.pending"
  /// “interrupted”: a state of a purchase: the customer must act before it continues.
  case stateInterrupted = "state.interrupted"
  /// “intent”: a state of a purchase: it began outside the app and waits for the app.
  case stateIntent = "state.intent"
  /// “refunded”: a state of a purchase: the App Store refunded it.
  case stateRefunded = "state.refunded"
  /// “refund requested”: a state of a purchase: the App Store has not decided a refund request yet.
  case stateRequested = "state.requested"
  /// “revoked”: a state of a purchase: a family member no longer shares it.
  case stateRevoked = "state.revoked"
  /// “upgraded”: a state of a purchase: an upgrade to another plan replaced it.
  case stateUpgraded = "state.upgraded"
  /// “grace”: a state of a purchase: the renewal failed, and the grace period is running.
  case stateGrace = "state.grace"
  /// “retry”: a state of a purchase: the renewal failed, and billing retry is running.
  case stateRetry = "state.retry"
  /// “price increase pending”: a state of a purchase: the customer has not answered a price
  /// increase.
  case stateIncrease = "state.increase"
  /// “current”: a state of a purchase: the customer has access.
  case stateCurrent = "state.current"
  /// “expired”: a state of a purchase: its period ended.
  case stateExpired = "state.expired"
  /// “free trial”: a state of a purchase: it is a free trial.
  case stateTrial = "state.trial"
  /// “offer”: a state of a purchase: it has an offer that is not a free trial.
  case stateOffer = "state.offer"
  /// “family”: a state of a purchase: a family member shares it.
  case stateFamily = "state.family"
  /// “unverified”: a state of a purchase: its signature is not valid.
  case stateUnverified = "state.unverified"
  /// “unfinished”: a state of a purchase: the app has not finished the transaction.
  case stateUnfinished = "state.unfinished"

  // MARK: Short names of states

  /// “Ask to Buy”: the short form of “Ask to Buy” for narrow columns. At most ten columns wide.
  case shortPending = "state.short.pending"
  /// “stopped”: the short form of “interrupted” for narrow columns. At most ten columns wide.
  case shortInterrupted = "state.short.interrupted"
  /// “intent”: the short form of “intent” for narrow columns. At most ten columns wide.
  case shortIntent = "state.short.intent"
  /// “requested”: the short form of “refund requested” for narrow columns. At most ten columns
  /// wide.
  case shortRequested = "state.short.requested"
  /// “upgraded”: the short form of “upgraded” for narrow columns. At most ten columns wide.
  case shortUpgraded = "state.short.upgraded"
  /// “grace”: the short form of “grace” for narrow columns. At most ten columns wide.
  case shortGrace = "state.short.grace"
  /// “retry”: the short form of “retry” for narrow columns. At most ten columns wide.
  case shortRetry = "state.short.retry"
  /// “price up”: the short form of “price increase pending” for narrow columns. At most ten columns
  /// wide.
  case shortIncrease = "state.short.increase"
  /// “free trial”: the short form of “free trial” for narrow columns. At most ten columns wide.
  case shortTrial = "state.short.trial"

  // MARK: The kinds of offers

  /// “introductory”: a kind of offer, in the list and in the details.
  case offerIntroductory = "offer.introductory"
  /// “promotional”: a kind of offer, in the list and in the details.
  case offerPromotional = "offer.promotional"
  /// “win-back”: a kind of offer, in the list and in the details.
  case offerWinBack = "offer.winBack"
  /// “retention”: a kind of offer, in the list and in the details.
  case offerRetention = "offer.retention"
  /// “code”: a kind of offer, in the list and in the details. In the purchase prompt it precedes
  /// the name of an offer code.
  case offerCode = "offer.code"

  // MARK: The empty list

  /// “No Transactions”: the title of the screen without purchases, and why no transaction is
  /// selected.
  case emptyTitle = "empty.title"
  /// “Nothing was bought yet. Press %@ to buy something.”: the text below “No Transactions”. `%@`
  /// is the key, such as "b".
  case emptyText = "empty.text"

  // MARK: The filter

  /// “Nothing Matches”: the screen's title if no purchase matches the filter. It is also the reason
  /// shown when no match can be selected.
  case nothingMatches = "filter.nothing"
  /// “%@ shows all transactions again.”: the text below “Nothing Matches”. `%@` is the key, such as
  /// "Esc".
  case nothingMatchesText = "filter.nothingText"
  /// “text, product: state: offer: since: until:”: the placeholder of the filter field. The program
  /// accepts the words with a colon only in English.
  case filterPrompt = "filter.prompt"
  /// “%1$lld of %2$lld”: beside the filter field. `%1$lld` is the number of matches, `%2$lld` is
  /// the number of all rows.
  case filterCount = "filter.count"
  /// ““%1$@” is not a date. Enter %2$@.”: an error below the filter field and in the purchase
  /// prompt. `%1$@` is the typed text, `%2$@` is a date near the simulated one.
  case filterUnreadableDate = "filter.unreadableDate"
  /// “There is no state “%1$@”. States: %2$@.”: an error below the filter field. `%1$@` is the
  /// typed text, `%2$@` is a list of the valid names.
  case filterUnknownState = "filter.unknownState"
  /// “There is no offer “%1$@”. Offers: %2$@.”: an error below the filter field. `%1$@` is the
  /// typed text, `%2$@` is a list of the valid names.
  case filterUnknownOffer = "filter.unknownOffer"

  // MARK: The details of a purchase

  /// “Transaction”: a heading in the details of a purchase, above the fields of the transaction.
  case sectionTransaction = "section.transaction"
  /// “Renewal”: a heading in the details of a purchase, above the fields of the renewal
  /// information.
  case sectionRenewal = "section.renewal"
  /// “Coming renewals”: a heading in the details of a purchase, above the next renewals and their
  /// charges.
  case sectionUpcoming = "section.coming"

  // MARK: The coming renewals

  /// “No further events are scheduled.”: shown below “Coming renewals” if the subscription has
  /// ended.
  case upcomingNothing = "coming.nothing"
  /// “payment fails, grace period begins”: a coming event of the subscription, in the details and
  /// in the account's “Next charge”.
  case upcomingGrace = "coming.grace"
  /// “billing retry begins”: a coming event of the subscription, in the details.
  case upcomingRetry = "coming.retry"
  /// “ends”: a coming event of the subscription, in the details. The reason is not shown.
  case upcomingEnd = "coming.ends"
  /// “ends, auto-renew is off”: a coming event of the subscription, in the details.
  case upcomingEndOff = "coming.endsOff"
  /// “ends, never paid”: a coming event of the subscription, in the details: all payment attempts
  /// will fail.
  case upcomingEndUnpaid = "coming.endsUnpaid"
  /// “ends, no consent to %@”: a coming event of the subscription, in the details: the customer has
  /// not agreed to a price increase. `%@` is the new price, such as "$12.99".
  case upcomingEndConsent = "coming.endsConsent"

  // MARK: Waiting purchases

  /// “Waits for approval. %1$@ approves, %2$@ declines.”: the next step of a waiting purchase, in
  /// its details. `%1$@` and `%2$@` are keys.
  case waitsPending = "waits.pending"
  /// “Was interrupted. %@ resolves it.”: the next step of a waiting purchase, in its details. `%@`
  /// is the key.
  case waitsInterrupted = "waits.interrupted"
  /// “Was started outside the app. %@ completes it.”: the next step of a waiting purchase, in its
  /// details. `%@` is the key.
  case waitsIntent = "waits.intent"
  /// “This purchase is still pending. Select a completed one.”: why a command for transactions
  /// cannot run: the selected purchase has no transaction yet.
  case stillWaits = "waits.still"

  // MARK: The raw and signed forms

  /// “Payload”: a tab of the sheet with the raw data: the content of the signed transaction.
  case formPayload = "form.payload"
  /// “Header”: a tab of the sheet with the raw data: the header of the signature.
  case formHeader = "form.header"
  /// “Signed”: a tab of the sheet with the raw data: the signed transaction.
  case formSigned = "form.signed"
  /// “Renewal”: a tab of the sheet with the raw data: the content of the signed renewal
  /// information.
  case formRenewal = "form.renewal"
  /// “Signed renewal”: a tab of the sheet with the raw data: the signed renewal information.
  case formSignedRenewal = "form.signedRenewal"
  /// “Certificates and signatures are new each time. … replaces them.”: the note below the raw data
  /// if an ellipsis replaces parts of it.
  case formMadeAnew = "form.madeAnew"

  // MARK: The prompt for a purchase

  /// “Date”: the label of the date field in the purchase prompt.
  case buyDate = "buy.date"
  /// “now, or %@”: the placeholder of the date field in the purchase prompt. `%@` is a date before
  /// the simulated one, such as "2025-12-01".
  case buyDatePrompt = "buy.datePrompt"
  /// “Quantity”: the label of the quantity in the purchase prompt, before the number.
  case buyQuantity = "buy.quantity"
  /// “automatic”: a value of “Offer” in the purchase prompt: the offer that the store applies
  /// automatically.
  case buyOfferAutomatic = "buy.offerAutomatic"
  /// “Billing”: the label of the billing plan, up front or monthly, in the purchase prompt.
  case buyBilling = "buy.billing"
  /// “Up to now”: the label of the renewals between a past purchase and now, in the purchase
  /// prompt.
  case buyBehavior = "buy.behavior"
  /// “renews”: a value of “Up to now”: the subscription renews until now.
  case buyRenews = "buy.renews"
  /// “one period only”: a value of “Up to now”: the subscription ends after its first period.
  case buyCancels = "buy.cancels"
  /// “Will ask for approval first.”: the expected result in the purchase prompt, before the terms.
  case buysAsking = "buy.asking"
  /// “Will be interrupted first.”: the expected result in the purchase prompt, before the terms.
  case buysInterrupted = "buy.interrupted"
  /// “Will wait until the app completes it.”: the expected result in the prompt for a purchase
  /// outside the app, before the terms.
  case buysIntent = "buy.intent"
  /// “%1$@ for %2$@.”: the expected result of a past purchase that does not renew. `%1$@` is the
  /// product, `%2$@` is the price, such as "$0.99".
  case buysOnce = "buy.once"
  /// “%1$@ for %2$@, until %3$@.”: the expected result of a past purchase of a plan. `%1$@` is the
  /// plan, `%2$@` is the price, `%3$@` is the end of the first period.
  case buysUntil = "buy.until"

  // MARK: The prompt for a refund

  /// “Refund %1$@, %2$@”: the first line of the refund prompt. `%1$@` is the product, `%2$@` is the
  /// charged amount, such as "$9.99".
  case refundTitle = "refund.title"
  /// “Another reason”: a reason in the refund prompt and in the prompt for a refund request.
  case refundOther = "refund.other"
  /// “The app did not work”: a reason in the refund prompt.
  case refundAppIssue = "refund.appIssue"

  // MARK: The prompt for a refund request

  /// “Request a refund of %1$@, %2$@”: the first line of the prompt for a refund request. `%1$@` is
  /// the product, `%2$@` is the charged amount, such as "$9.99".
  case requestTitle = "request.title"
  /// “Unintended purchase”: a reason in the prompt for a refund request.
  case requestUnintended = "request.unintended"
  /// “Not received, or does not work”: a reason in the prompt for a refund request.
  case requestFulfillment = "request.fulfillment"
  /// “Not satisfied”: a reason in the prompt for a refund request.
  case requestUnsatisfied = "request.unsatisfied"
  /// “Legal reason”: a reason in the prompt for a refund request.
  case requestLegal = "request.legal"

  // MARK: The prompt for the decision about a refund request

  /// “Refund of %1$@, %2$@”: the first line of the prompt. `%1$@` is the product, `%2$@` is the
  /// charged amount, such as "$9.99".
  case decideTitle = "decide.title"
  /// “Grant it”: a decision: the App Store refunds the price.
  case decideGrant = "decide.grant"
  /// “Grant a part”: a decision: the App Store refunds a part of the price.
  case decideProrate = "decide.prorate"
  /// “Decline it”: a decision: the App Store refunds nothing.
  case decideDecline = "decide.decline"
  /// “Per cent”: the label of the field with the part of the price to refund.
  case decidePercentage = "decide.percentage"

  // MARK: The prompt for a price increase

  /// “%1$@ costs %2$@ now.”: the first line of the prompt for a price increase. `%1$@` is the plan,
  /// `%2$@` is its price, such as "$9.99".
  case increaseTitle = "increase.title"
  /// “New price”: the label of the price field in the prompt for a price increase.
  case increasePrice = "increase.price"
  /// “Needs the customer’s consent”: a switch in the prompt for a price increase.
  case increaseConsent = "increase.consent"
  /// ““%@” is not a price. Enter 12.99.”: an error in the prompt for a price increase. `%@` is the
  /// typed text.
  case increaseUnreadable = "increase.unreadable"

  // MARK: The prompt for a price change

  /// “Subscribers keep their price”: a switch in the prompt for a price change of a plan.
  case changePreserve = "change.preserve"

  // MARK: The prompt for an extension

  /// “%1$@ renews on %2$@.”: the first line of the prompts for an extension and for an offer that
  /// keeps the subscription. `%1$@` is the plan, `%2$@` is the day of the next renewal.
  case extendTitle = "extend.title"
  /// “%1$@ ends on %2$@.”: the first line of the prompt for an extension if auto-renew is off.
  /// `%1$@` is the plan, `%2$@` is the last day.
  case extendTitleEnd = "extend.titleEnd"
  /// “Extend by”: the label of the duration field in the prompt for an extension.
  case extendBy = "extend.by"
  /// ““%@” is not a duration. Enter 7d or 2w.”: an error in the prompt for an extension. `%@` is
  /// the typed text.
  case extendUnreadable = "extend.unreadable"
}
