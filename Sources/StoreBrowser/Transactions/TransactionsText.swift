import EmbeddedCatalogs
import StoreModel

/// The name of a text of the screen of purchases.
enum TransactionsText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_transactions)

  // MARK: The columns of the list

  /// “Product”: a column’s title.
  case columnProduct = "column.product"
  /// “Bought”: a column’s title.
  case columnBought = "column.bought"
  /// “Ends”: a column’s title.
  case columnEnds = "column.ends"
  /// “Price”: a column’s title.
  case columnPrice = "column.price"
  /// “State”: a column’s title.
  case columnState = "column.state"
  /// “Offer”: a column’s title.
  case columnOffer = "column.offer"

  // MARK: What there is to say of a purchase

  /// “Ask to Buy”: a state.
  case statePending = "state.pending"
  /// “interrupted”: a state.
  case stateInterrupted = "state.interrupted"
  /// “intent”: a state.
  case stateIntent = "state.intent"
  /// “refunded”: a state.
  case stateRefunded = "state.refunded"
  /// “revoked”: a state.
  case stateRevoked = "state.revoked"
  /// “upgraded”: a state.
  case stateUpgraded = "state.upgraded"
  /// “grace”: a state.
  case stateGrace = "state.grace"
  /// “retry”: a state.
  case stateRetry = "state.retry"
  /// “price increase pending”: a state.
  case stateIncrease = "state.increase"
  /// “current”: a state.
  case stateCurrent = "state.current"
  /// “expired”: a state.
  case stateExpired = "state.expired"
  /// “free trial”: a state.
  case stateTrial = "state.trial"
  /// “offer”: a state.
  case stateOffer = "state.offer"
  /// “family”: a state.
  case stateFamily = "state.family"
  /// “unverified”: a state.
  case stateUnverified = "state.unverified"
  /// “unfinished”: a state.
  case stateUnfinished = "state.unfinished"

  // MARK: States where there is no room for their names

  /// “Ask to Buy”: a state, in ten columns.
  case shortPending = "state.short.pending"
  /// “stopped”: a state, in ten columns.
  case shortInterrupted = "state.short.interrupted"
  /// “intent”: a state, in ten columns.
  case shortIntent = "state.short.intent"
  /// “upgraded”: a state, in ten columns.
  case shortUpgraded = "state.short.upgraded"
  /// “grace”: a state, in ten columns.
  case shortGrace = "state.short.grace"
  /// “retry”: a state, in ten columns.
  case shortRetry = "state.short.retry"
  /// “price up”: a state, in ten columns.
  case shortIncrease = "state.short.increase"
  /// “free trial”: a state, in ten columns.
  case shortTrial = "state.short.trial"

  // MARK: The kinds of offers

  /// “introductory”: a kind of offer.
  case offerIntroductory = "offer.introductory"
  /// “promotional”: a kind of offer.
  case offerPromotional = "offer.promotional"
  /// “win-back”: a kind of offer.
  case offerWinBack = "offer.winBack"
  /// “code”: a kind of offer.
  case offerCode = "offer.code"

  // MARK: In the place of the list

  /// “No Transactions”: nothing was bought.
  case emptyTitle = "empty.title"
  /// “Nothing was bought yet. Press %@ to buy something.”: nothing was bought; the key.
  case emptyText = "empty.text"

  // MARK: The filter

  /// “Nothing Matches”: the filter leaves nothing.
  case nothingMatches = "filter.nothing"
  /// “%@ shows all transactions again.”: what to do then; the key.
  case nothingMatchesText = "filter.nothingText"
  /// “text, product: state: offer: since: until:”: in the empty field.
  case filterPrompt = "filter.prompt"
  /// “%1$lld of %2$lld”: how many the filter leaves, and how many there are.
  case filterCount = "filter.count"
  /// ““%@” is not a date. Write 2026-03-01.”: a day cannot be read; its text.
  case filterUnreadableDate = "filter.unreadableDate"
  /// “There is no state “%1$@”. There are: %2$@.…”:
  /// a state cannot be read; its text, and those that there are.
  case filterUnknownState = "filter.unknownState"
  /// “There is no offer “%1$@”. There are: %2$@.…”:
  /// an offer cannot be read; its text, and those that there are.
  case filterUnknownOffer = "filter.unknownOffer"

  // MARK: The inspector

  /// “Transaction”: the title of a part.
  case sectionTransaction = "section.transaction"
  /// “Renewal”: the title of a part.
  case sectionRenewal = "section.renewal"
  /// “Coming renewals”: the title of a part.
  case sectionUpcoming = "section.coming"

  // MARK: What will happen to a subscription

  /// “Nothing more will happen by itself.”: what will happen.
  case upcomingNothing = "coming.nothing"
  /// “payment fails, grace period begins”: what will happen.
  case upcomingGrace = "coming.grace"
  /// “billing retry begins”: what will happen.
  case upcomingRetry = "coming.retry"
  /// “ends”: what will happen.
  case upcomingEnd = "coming.ends"
  /// “ends, auto-renew is off”: what will happen.
  case upcomingEndOff = "coming.endsOff"
  /// “ends, never paid”: what will happen.
  case upcomingEndUnpaid = "coming.endsUnpaid"
  /// “ends, no consent to %@”: what will happen; a price.
  case upcomingEndConsent = "coming.endsConsent"

  // MARK: Purchases that wait

  /// “Waits for approval. %1$@ approves, %2$@ declines.”: what a purchase waits for; the keys.
  case waitsPending = "waits.pending"
  /// “Was interrupted. %@ resolves it.”: what a purchase waits for; the key.
  case waitsInterrupted = "waits.interrupted"
  /// “Was begun outside the app. %@ completes it.”: what a purchase waits for; the key.
  case waitsIntent = "waits.intent"
  /// “This purchase still waits. Choose one that was made.”: what a purchase waits for.
  case stillWaits = "waits.still"

  // MARK: The raw and signed forms

  /// “Payload”: the name of a form.
  case formPayload = "form.payload"
  /// “Header”: the name of a form.
  case formHeader = "form.header"
  /// “Signed”: the name of a form.
  case formSigned = "form.signed"
  /// “Renewal”: the name of a form.
  case formRenewal = "form.renewal"
  /// “Signed renewal”: the name of a form.
  case formSignedRenewal = "form.signedRenewal"
  /// “Certificates and signatures are made anew each time: … stands for them.”: under a form.
  case formMadeAnew = "form.madeAnew"

  // MARK: The sheet for buying

  /// “Date”: a field, a choice, or what would come of it.
  case buyDate = "buy.date"
  /// “now, or 2025-12-01”: a field, a choice, or what would come of it.
  case buyDatePrompt = "buy.datePrompt"
  /// “Quantity”: a field, a choice, or what would come of it.
  case buyQuantity = "buy.quantity"
  /// “automatic”: a field, a choice, or what would come of it.
  case buyOfferAutomatic = "buy.offerAutomatic"
  /// “Up to now”: a field, a choice, or what would come of it.
  case buyBehavior = "buy.behavior"
  /// “renews”: a field, a choice, or what would come of it.
  case buyRenews = "buy.renews"
  /// “one period only”: a field, a choice, or what would come of it.
  case buyCancels = "buy.cancels"
  /// “Will ask for approval first.”: what a purchase would do.
  case buysAsking = "buy.asking"
  /// “Will be interrupted first.”: what a purchase would do.
  case buysInterrupted = "buy.interrupted"
  /// “Will wait until the app completes it.”: what a purchase would do.
  case buysIntent = "buy.intent"
  /// “%1$@ for %2$@.”: what would be bought; a product and its price.
  case buysOnce = "buy.once"
  /// “%1$@ for %2$@, until %3$@.”: what would be bought; a plan, its price and its end.
  case buysUntil = "buy.until"

  // MARK: The sheet for a refund

  /// “Refund %1$@, %2$@”: its title; a product and an amount.
  case refundTitle = "refund.title"
  /// “Another reason”: its title or a reason.
  case refundOther = "refund.other"
  /// “The app did not work”: its title or a reason.
  case refundAppIssue = "refund.appIssue"

  // MARK: The sheet for a price increase

  /// “%1$@ costs %2$@ now.”: its title; a plan and its price.
  case increaseTitle = "increase.title"
  /// “New price”: a field.
  case increasePrice = "increase.price"
  /// “Needs the customer’s consent”: a field.
  case increaseConsent = "increase.consent"
  /// ““%@” is not a price. Write 12.99.”: the price cannot be read; its text.
  case increaseUnreadable = "increase.unreadable"

  // MARK: The sheet for a later renewal

  /// “%1$@ renews on %2$@.”: its title; a plan and a date.
  case extendTitle = "extend.title"
  /// “%1$@ ends on %2$@.”.
  case extendTitleEnd = "extend.titleEnd"
  /// “Later by”: a field.
  case extendBy = "extend.by"
  /// ““%@” is not a duration. Write 7d or 1m.”: the duration cannot be read; its text.
  case extendUnreadable = "extend.unreadable"
}
