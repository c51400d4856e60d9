import EmbeddedCatalogs
import StoreModel

/// The key of a text of the transactions screen.
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

  // MARK: The states of a purchase

  /// “Ask to Buy”: the name of a state.
  case statePending = "state.pending"
  /// “interrupted”: the name of a state.
  case stateInterrupted = "state.interrupted"
  /// “intent”: the name of a state.
  case stateIntent = "state.intent"
  /// “refunded”: the name of a state.
  case stateRefunded = "state.refunded"
  /// “revoked”: the name of a state.
  case stateRevoked = "state.revoked"
  /// “upgraded”: the name of a state.
  case stateUpgraded = "state.upgraded"
  /// “grace”: the name of a state.
  case stateGrace = "state.grace"
  /// “retry”: the name of a state.
  case stateRetry = "state.retry"
  /// “price increase pending”: the name of a state.
  case stateIncrease = "state.increase"
  /// “current”: the name of a state.
  case stateCurrent = "state.current"
  /// “expired”: the name of a state.
  case stateExpired = "state.expired"
  /// “free trial”: the name of a state.
  case stateTrial = "state.trial"
  /// “offer”: the name of a state.
  case stateOffer = "state.offer"
  /// “family”: the name of a state.
  case stateFamily = "state.family"
  /// “unverified”: the name of a state.
  case stateUnverified = "state.unverified"
  /// “unfinished”: the name of a state.
  case stateUnfinished = "state.unfinished"

  // MARK: Short names of states

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

  // MARK: Instead of the list

  /// “No Transactions”: nothing was bought.
  case emptyTitle = "empty.title"
  /// “Nothing was bought yet. Press %@ to buy something.”: the list is empty. The argument is the
  /// key.
  case emptyText = "empty.text"

  // MARK: The filter

  /// “Nothing Matches”: no purchase matches the filter.
  case nothingMatches = "filter.nothing"
  /// “%@ shows all transactions again.”: no purchase matches the filter. The argument is the key.
  case nothingMatchesText = "filter.nothingText"
  /// “text, product: state: offer: since: until:”: in the empty field.
  case filterPrompt = "filter.prompt"
  /// “%1$lld of %2$lld”: the number of matches, and of all rows.
  case filterCount = "filter.count"
  /// ““%@” is not a date. Enter 2026-03-01.”: the date is invalid. The argument is the input.
  case filterUnreadableDate = "filter.unreadableDate"
  /// “There is no state “%1$@”. States: %2$@.”: the state is unknown. The arguments are the
  /// input and the valid names.
  case filterUnknownState = "filter.unknownState"
  /// “There is no offer “%1$@”. Offers: %2$@.”: the offer is unknown. The arguments are the
  /// input and the valid names.
  case filterUnknownOffer = "filter.unknownOffer"

  // MARK: The inspector

  /// “Transaction”: the title of a section.
  case sectionTransaction = "section.transaction"
  /// “Renewal”: the title of a section.
  case sectionRenewal = "section.renewal"
  /// “Coming renewals”: the title of a section.
  case sectionUpcoming = "section.coming"

  // MARK: The coming renewals

  /// “No further events are scheduled.”: there are no coming renewals.
  case upcomingNothing = "coming.nothing"
  /// “payment fails, grace period begins”: a coming event.
  case upcomingGrace = "coming.grace"
  /// “billing retry begins”: a coming event.
  case upcomingRetry = "coming.retry"
  /// “ends”: a coming event.
  case upcomingEnd = "coming.ends"
  /// “ends, auto-renew is off”: a coming event.
  case upcomingEndOff = "coming.endsOff"
  /// “ends, never paid”: a coming event.
  case upcomingEndUnpaid = "coming.endsUnpaid"
  /// “ends, no consent to %@”: a coming event. The argument is a price.
  case upcomingEndConsent = "coming.endsConsent"

  // MARK: Waiting purchases

  /// “Waits for approval. %1$@ approves, %2$@ declines.”: the next step of a purchase. The
  /// arguments are the keys.
  case waitsPending = "waits.pending"
  /// “Was interrupted. %@ resolves it.”: the next step of a purchase. The argument is the key.
  case waitsInterrupted = "waits.interrupted"
  /// “Was started outside the app. %@ completes it.”: the next step of a purchase. The argument is
  /// the key.
  case waitsIntent = "waits.intent"
  /// “This purchase is still pending. Select a completed one.”: why a command does not work.
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
  /// “Certificates and signatures are new each time. … replaces them.”: the note below a form whose
  /// certificates and signatures are replaced by an ellipsis.
  case formMadeAnew = "form.madeAnew"

  // MARK: The prompt for a purchase

  /// “Date”: the label of a field.
  case buyDate = "buy.date"
  /// “now, or 2025-12-01”: the placeholder of a field.
  case buyDatePrompt = "buy.datePrompt"
  /// “Quantity”: the label of a field.
  case buyQuantity = "buy.quantity"
  /// “automatic”: the offer that the store applies.
  case buyOfferAutomatic = "buy.offerAutomatic"
  /// “Up to now”: the label of the behaviour of a past purchase.
  case buyBehavior = "buy.behavior"
  /// “renews”: a behaviour of a past purchase.
  case buyRenews = "buy.renews"
  /// “one period only”: a behaviour of a past purchase.
  case buyCancels = "buy.cancels"
  /// “Will ask for approval first.”: the expected result.
  case buysAsking = "buy.asking"
  /// “Will be interrupted first.”: the expected result.
  case buysInterrupted = "buy.interrupted"
  /// “Will wait until the app completes it.”: the expected result.
  case buysIntent = "buy.intent"
  /// “%1$@ for %2$@.”: the expected result. The arguments are a product and its price.
  case buysOnce = "buy.once"
  /// “%1$@ for %2$@, until %3$@.”: the expected result. The arguments are a plan, its price and its
  /// end.
  case buysUntil = "buy.until"

  // MARK: The prompt for a refund

  /// “Refund %1$@, %2$@”: the title. The arguments are a product and an amount.
  case refundTitle = "refund.title"
  /// “Another reason”: a reason.
  case refundOther = "refund.other"
  /// “The app did not work”: a reason.
  case refundAppIssue = "refund.appIssue"

  // MARK: The prompt for a price increase

  /// “%1$@ costs %2$@ now.”: the title. The arguments are a plan and its price.
  case increaseTitle = "increase.title"
  /// “New price”: the label of a field.
  case increasePrice = "increase.price"
  /// “Needs the customer’s consent”: the label of a switch.
  case increaseConsent = "increase.consent"
  /// ““%@” is not a price. Enter 12.99.”: the price is invalid. The argument is the input.
  case increaseUnreadable = "increase.unreadable"

  // MARK: The prompt for an extension

  /// “%1$@ renews on %2$@.”: the title. The arguments are a plan and a date.
  case extendTitle = "extend.title"
  /// “%1$@ ends on %2$@.”: the title if auto-renew is off. The arguments are a plan and a date.
  case extendTitleEnd = "extend.titleEnd"
  /// “Extend by”: the label of a field.
  case extendBy = "extend.by"
  /// ““%@” is not a duration. Enter 7d or 1m.”: the duration is invalid. The argument is the input.
  case extendUnreadable = "extend.unreadable"
}
