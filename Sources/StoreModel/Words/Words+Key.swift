extension Words {
  /// The name of a text in the strings file: `words[.subscribe]`.
  ///
  /// The English text stands before what it is for; `%@` and `%1$@` are filled from
  /// ``Words/text(_:_:)``'s arguments in order.
  ///
  /// A new text is a case here and an entry in `Localizable.xcstrings` in all four
  /// languages; a test holds the two against each other.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    // MARK: Buttons

    /// “Subscribe”: the button that buys a plan.
    case subscribe = "button.subscribe"
    /// “Try It Free”: the same button when a free trial comes first.
    case tryItFree = "button.tryItFree"
    /// “Accept Offer”: the same button when a discount comes first.
    case acceptOffer = "button.acceptOffer"
    /// “Restore Subscription”: looks for subscriptions bought before.
    case restoreSubscription = "button.restoreSubscription"
    /// “Restore Missing Purchases”: looks for purchases of any kind made before.
    case restoreMissingPurchases = "button.restoreMissingPurchases"
    /// “Sign In”: for customers who have an account.
    case signIn = "button.signIn"
    /// “Redeem Code”: opens the sheet for an offer code.
    case redeemCode = "button.redeemCode"
    /// “Terms of Service”: shows the licence text.
    case termsOfService = "button.termsOfService"
    /// “Privacy Policy”: shows the privacy policy.
    case privacyPolicy = "button.privacyPolicy"
    /// “and”: stands between the names of two policies.
    case policiesConjunction = "policies.conjunction"
    /// “Confirm”: buys what the sheet shows.
    case confirm = "button.confirm"
    /// “Cancel”: leaves the sheet, nothing bought.
    case cancel = "button.cancel"
    /// “Close”: leaves a screen that only tells.
    case close = "button.close"

    // MARK: The store as a whole

    /// “Loading…”: while products are fetched.
    case loading = "store.loading"
    /// “Subscription Unavailable”: title when a group cannot be shown.
    case subscriptionUnavailable = "store.unavailable.title"
    /// “The subscription is unavailable in the current storefront.”:
    /// the text below that title.
    case subscriptionUnavailableText = "store.unavailable.text"
    /// “Store Unavailable”: title when no product can be shown.
    case storeUnavailable = "store.unavailable.title.products"
    /// “No in-app purchases are available in the current storefront.”:
    /// the text below that title.
    case storeUnavailableText = "store.unavailable.text.products"
    /// “Could Not Load”: title when products could not be loaded.
    case loadingFailed = "store.failed.title"
    /// “Something went wrong. Try again.”: the text below that title.
    case loadingFailedText = "store.failed.text"
    /// “That did not help. Try again later.”: the text there after another attempt.
    case loadingFailedAgain = "store.failed.again"
    /// “Try Again”: loads products once more.
    case tryAgain = "button.tryAgain"
    /// “No Other Plans”: title when a store shows only some plans to a subscriber, and
    /// there are none of them.
    case noMatchingPlans = "store.filtered.title"
    /// “This store has no other plan for your subscription.”: the text below that title.
    case noMatchingPlansText = "store.filtered.text"
    /// “Terms of Service Unavailable”: title when the file has no licence text.
    case termsUnavailable = "policies.termsUnavailable"
    /// “Privacy Policy Unavailable”: title when the file has no privacy policy.
    case privacyUnavailable = "policies.privacyUnavailable"

    // MARK: Prices and terms

    /// “Price unknown”: in place of a price that cannot be read.
    case priceUnknown = "price.unknown"
    /// “%1$@/%2$@”: a price and its period, in running text.
    case pricePerPeriod = "price.perPeriod"
    /// “%1$@ / %2$@”: a price and its period, in a list.
    case pricePerPeriodSpaced = "price.perPeriod.spaced"
    /// “Plan auto-renews for %@ until canceled.”:
    /// the terms of a plan without an offer; a price per period.
    case autoRenews = "terms.autoRenews"
    /// “%@ free”: a free trial's length.
    case free = "terms.free"
    /// “%1$@ free, then %2$@”: a free trial's length, then a price per period.
    case freeThen = "terms.freeThen"
    /// “%1$@ for %2$@”: a discounted price and how long it holds.
    case priceFor = "terms.priceFor"
    /// “%1$@ for %2$@, then %3$@”:
    /// a discounted price, how long it holds, then a price per period.
    case priceForThen = "terms.priceForThen"

    /// “From %@”: the least that any plan costs.
    case priceFrom = "price.from"

    // MARK: Calendar units

    /// “day”: a day, after a price.
    case day = "unit.day"
    /// “week”: a week, after a price.
    case week = "unit.week"
    /// “month”: a month, after a price.
    case month = "unit.month"
    /// “year”: a year, after a price.
    case year = "unit.year"
    /// “each day”: every day.
    case eachDay = "each.day"
    /// “each week”: every week.
    case eachWeek = "each.week"
    /// “each month”: every month.
    case eachMonth = "each.month"
    /// “each year”: every year.
    case eachYear = "each.year"

    // MARK: The plan in force

    /// “Your plan”: marks the plan that is in force.
    case yourPlan = "plan.yours"
    /// “Your next plan”: marks the plan that a waiting change leads to.
    case nextPlan = "plan.next"
    /// “Renews %@”: when it renews; a date.
    case renews = "plan.renews"
    /// “Renews to %1$@ on %2$@”: what it renews to; a plan and a date.
    case renewsTo = "plan.renewsTo"
    /// “Ends %@”: until when it is paid, auto-renew being off; a date.
    case ends = "plan.ends"
    /// “page 2 of 4”: what a screen reader reads for the marks below a plan that has a page.
    case page = "plan.page"
    /// “Payment failed”: marks the plan whose renewal could not be paid.
    case paymentFailed = "plan.paymentFailed"
    /// “Payment failed, yours until %@”: in force without having been paid; a date.
    case inGrace = "plan.inGrace"
    /// “Payment failed, tried again until %@”: not in force, and may be again; a date.
    case inRetry = "plan.inRetry"
    /// “Expired %@”: when it ended; a date.
    case expired = "plan.expired"
    /// “Can't be bought”: marks a plan that cannot be bought.
    case notForSale = "plan.notForSale"

    // MARK: The purchase sheet

    /// “Confirm subscription”: title for a first purchase.
    case confirmSubscription = "sheet.confirm.title"
    /// “Confirm change of plan”: title for another plan.
    case confirmChange = "sheet.change.title"
    /// “Today”: the row of what is paid at once.
    case today = "sheet.today"
    /// “then %@, until you cancel”: what follows; "each month".
    case thenUntilCancelled = "sheet.thenUntilCancelled"
    /// “%@, until you cancel”: what is paid from the first day; "each month".
    case untilCancelled = "sheet.untilCancelled"
    /// “%1$@, for %2$@”: payments that repeat; "each month" and a length.
    case eachFor = "sheet.eachFor"
    /// “Takes effect %@”: a change that waits; a date.
    case takesEffectOn = "sheet.takesEffectOn"
    /// “The unused part of your plan is refunded.”:
    /// what becomes of the old plan's time.
    case unusedPartRefunded = "sheet.unusedPartRefunded"

    // MARK: Buying, and what may go wrong

    /// “Turn Off Auto-Renew”: ends the subscription with its paid time.
    case turnOffAutoRenew = "button.turnOffAutoRenew"
    /// “Turn On Auto-Renew”: takes that back.
    case turnOnAutoRenew = "button.turnOnAutoRenew"
    /// “OK”.
    case ok = "button.ok"
    /// “Agree”.
    case agree = "button.agree"
    /// “Update Payment”.
    case updatePayment = "button.updatePayment"
    /// “Redeem”.
    case redeem = "button.redeem"
    /// “Request Refund”.
    case requestRefund = "button.requestRefund"
    /// “View Plans”.
    case viewPlans = "button.viewPlans"
    /// “Purchased”.
    case purchased = "product.purchased"
    /// “Purchase Failed”.
    case purchaseFailed = "alert.purchaseFailed"
    /// “Confirm Purchase”.
    case confirmOnePurchase = "sheet.purchase.title"
    /// “Subscriptions”.
    case manageTitle = "manage.title"
    /// “You have no subscriptions.”.
    case manageNone = "manage.none"
    /// “Request a Refund”.
    case refundTitle = "refund.title"
    /// “There is no such purchase.”.
    case refundNone = "refund.none"
    /// “I didn’t mean to buy this”.
    case refundMistake = "refund.reason.mistake"
    /// “I’m not satisfied with it”.
    case refundUnsatisfied = "refund.reason.unsatisfied"
    /// “It doesn’t work as expected”.
    case refundBroken = "refund.reason.broken"
    /// “Something else”.
    case refundOther = "refund.reason.other"
    /// “Code”.
    case redeemPrompt = "redeem.prompt"
    /// “This code cannot be used.”.
    case redeemDeclined = "redeem.declined"
    /// “Your subscription could not be charged.”.
    case messageBillingIssue = "message.billingIssue"
    /// “The price of your subscription goes up.”.
    case messagePriceIncrease = "message.priceIncrease"
    /// “There is an offer for you to come back.”.
    case messageWinBack = "message.winBack"
    /// “The App Store has a message for you.”.
    case messageGeneric = "message.generic"
    /// “Something went wrong. Try again.”.
    case errorUnknown = "error.unknown"
    /// “It was canceled.”.
    case errorCancelled = "error.cancelled"
    /// “The store cannot be reached.”.
    case errorNetwork = "error.network"
    /// “This is not possible here.”.
    case errorUnsupported = "error.unsupported"
    /// “It cannot be bought in this quantity.”.
    case errorQuantity = "error.quantity"
    /// “Purchases are not allowed.”.
    case errorNotAllowed = "error.notAllowed"
    /// “You cannot use this offer.”.
    case errorNotEligible = "error.notEligible"
    /// “This offer is not valid.”.
    case errorOffer = "error.offer"
    /// “A refund of this purchase was asked for already.”.
    case errorRefundAsked = "error.refundAsked"
    /// “The refund could not be asked for.”.
    case errorRefund = "error.refund"
    /// “It could not be verified that this comes from the App Store.”.
    case errorVerification = "error.verification"

    // MARK: What happened, a line each

    /// “Subscribed to %1$@ until %2$@”: a purchase; plan and end.
    case eventSubscribed = "event.subscribed"
    /// “%1$@ renewed for %2$@ until %3$@”: a renewal; plan, price and end.
    case eventRenewed = "event.renewed"
    /// “%1$@ expired on %2$@”: an end; plan and date.
    case eventExpired = "event.expired"
    /// “Retries for %1$@ ended on %2$@, expired since %3$@”.
    case eventRetryEnded = "event.retryEnded"
    /// “%1$@, %2$@”: an event, and how many more there were.
    case eventAndMore = "event.andMore"
    /// “%1$@, %2$@ refunded”: an upgrade, and what was given back for it.
    case eventRefunded = "event.refunded"
    /// “Auto-renew turned off”: auto-renew was switched off.
    case eventAutoRenewOff = "event.autoRenewOff"
    /// “Auto-renew turned on”: auto-renew was switched on.
    case eventAutoRenewOn = "event.autoRenewOn"
    /// “Upgraded from %1$@ to %2$@”: a change to a higher level; both plans.
    case eventUpgraded = "event.upgraded"
    /// “Will change to %1$@ on %2$@”: a change that waits; plan and date.
    case eventWillChange = "event.willChange"
    /// “Back to %@”: a pending change was cancelled; the plan.
    case eventBackTo = "event.backTo"
    /// “%@ was bought”: a purchase that does not renew; the product.
    case eventBoughtOnce = "event.boughtOnce"
    /// “%@ waits for approval”: the family's organizer is asked; the product.
    case eventAskedToBuy = "event.askedToBuy"
    /// “The purchase of %@ was interrupted”: the customer has to do something first; the
    /// product.
    case eventInterrupted = "event.interrupted"
    /// “Nothing is due”: nothing will happen by itself any more.
    case eventNothingDue = "event.nothingDue"
    /// “Nothing happened until %@”: the clock moved, and that was all; a date.
    case eventNothingHappened = "event.nothingHappened"
    /// “Back at %@”: the actions since a moment were undone; the moment.
    case eventSetBack = "event.wentBack"
    /// “Now at %@”: the customer is in another state or on another branch, at a moment.
    case eventMovedTo = "event.cameTo"
    /// “There is nothing to redo”: no action was undone, or all of them were redone.
    case eventNothingToRedo = "event.nothingToDoAgain"
    /// “There is nothing to undo”: there was no action, or all of them were undone.
    case eventNothingToUndo = "event.nothingToTakeBack"
    /// “There are no purchases to restore.”: restoring found no purchase.
    case nothingToRestore = "restore.nothing"

    // MARK: A history that cannot be used

    /// “Not done: another program holds your history. Try again, or …”:
    /// nothing was done, since another program is at it.
    case historyInUse = "keeping.inUse"
    /// “Not done: your history cannot be written. Make room, or give …”:
    /// nothing was done, since it could not be written.
    case historyNotWritten = "keeping.notWritten"
    /// “Not done: your history cannot be opened. Give yourself the ri…”:
    /// nothing was done, since its file could not be opened.
    case historyNotOpened = "keeping.notOpened"
    /// “Not done: the file of your history is damaged. Restore it, or …”:
    /// nothing was done, since its file is not as it was written.
    case historyDamaged = "keeping.damaged"
    /// “Not done: a newer storeterm wrote your history. Use that version.”:
    /// nothing was done, since its form is not known.
    case historyNewer = "keeping.newer"
    /// “Not done: the file of your history is something else now. Put…”:
    /// nothing was done, since another file lies there.
    case historyForeign = "keeping.foreign"
    /// “Not done: a rollback file (-journal) is beside your history. M…”:
    /// nothing was done, since SQLite would play that file back into the history.
    case historyHasStrayRollback = "keeping.strayRollback"
    /// “Not done: the file of your history is gone or replaced. Put it…”:
    /// nothing was done, since the path no longer leads to the file that is open.
    case historyMoved = "keeping.moved"

    // MARK: Refusals

    /// “You're already subscribed to %@.”:
    /// the plan in force was bought again; its name.
    case alreadySubscribed = "refusal.alreadySubscribed"
    /// “Your plan already renews to %@.”:
    /// the plan that waits was chosen again; its name.
    case alreadyRenewsTo = "refusal.alreadyRenewsTo"
    /// “Auto-renew is already off.”: auto-renew is off as it is.
    case alreadyOff = "refusal.alreadyOff"
    /// “Auto-renew is already on.”: auto-renew is on as it is.
    case alreadyOn = "refusal.alreadyOn"
    /// “There is no subscription to change.”: no subscription is in force.
    case nothingToChange = "refusal.nothingToChange"
    /// “Can't be bought: the file gives it no product ID.”:
    /// why a product is not sold: no identifier.
    case missingIdentifier = "unavailable.missingIdentifier"
    /// “Can't be bought: an earlier product has the same ID.”:
    /// why a product is not sold: identifier taken.
    case duplicateIdentifier = "unavailable.duplicateIdentifier"
    /// “Can't be bought: the file's price can't be read.”:
    /// why a product is not sold: no price.
    case unknownPrice = "unavailable.unknownPrice"
    /// “Can't be bought: the file's renewal period can't be read.”:
    /// why a product is not sold: no period.
    case unknownPeriod = "unavailable.unknownPeriod"

    // MARK: Moving the clock

    /// “The clock only moves forward. Give a date after %@.”:
    /// the field holds a time that is past; the time now.
    case clockOnlyForward = "clock.onlyForward"
    /// “The clock goes no further than %@. Give an earlier date.”:
    /// the field holds a time too far ahead; the last one.
    case clockTooFar = "clock.tooFar"
    /// “More than %lld renewals would fall due. Move the clock in smaller steps.”: the
    /// move is too long for how fast plans renew.
    case clockTooManyRenewals = "clock.tooManyRenewals"

    // MARK: StoreKit's kinds

    /// “Consumable”: a product's kind.
    case consumable = "type.consumable"
    /// “Non-Consumable”: a product's kind.
    case nonConsumable = "type.nonConsumable"
    /// “Non-Renewing Subscription”: a product's kind.
    case nonRenewing = "type.nonRenewing"
    /// “Auto-Renewable Subscription”: a product's kind.
    case autoRenewable = "type.autoRenewable"
    /// “Introductory Offer”: an offer's kind.
    case introductoryOffer = "offer.introductory"
    /// “Promotional Offer”: an offer's kind.
    case promotionalOffer = "offer.promotional"
    /// “Win-Back Offer”: an offer's kind.
    case winBackOffer = "offer.winBack"
    /// “Offer Code”: an offer's kind.
    case codeOffer = "offer.code"
    /// “Free Trial”: how an offer is paid.
    case freeTrial = "mode.freeTrial"
    /// “Pay As You Go”: how an offer is paid.
    case payAsYouGo = "mode.payAsYouGo"
    /// “Pay Up Front”: how an offer is paid.
    case payUpFront = "mode.payUpFront"
    /// “Subscribed”: a subscription's state.
    case renewalSubscribed = "renewal.subscribed"
    /// “Expired”: a subscription's state.
    case renewalExpired = "renewal.expired"
    /// “In Billing Retry”: a subscription's state.
    case renewalInBillingRetry = "renewal.billingRetry"
    /// “In Grace Period”: a subscription's state.
    case renewalInGracePeriod = "renewal.gracePeriod"
    /// “Revoked”: a subscription's state.
    case renewalRevoked = "renewal.revoked"
    /// “Auto-Renew Turned Off”: why a subscription ended.
    case endedByAutoRenewOff = "ended.autoRenewOff"
    /// “Billing Error”: why a subscription ended.
    case endedByBilling = "ended.billing"
    /// “Price Increase Not Accepted”: why a subscription ended.
    case endedByPriceIncrease = "ended.priceIncrease"
    /// “Product Unavailable”: why a subscription ended.
    case endedByProduct = "ended.product"
    /// “Unknown”: why a subscription ended.
    case endedOtherwise = "ended.unknown"
    /// “Problem With the App”: why money was given back.
    case revokedForApp = "revoked.appIssue"
    /// “Other”: why money was given back.
    case revokedOtherwise = "revoked.other"
  }
}
