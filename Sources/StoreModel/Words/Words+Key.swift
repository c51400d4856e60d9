extension Words {
  /// The key of a text in the String Catalog: `words[.subscribe]`.
  ///
  /// Each comment quotes the English text, followed by its use. ``Words/text(_:_:)`` replaces `%@`
  /// and `%1$@` with its arguments.
  ///
  /// A new text needs a case here and an entry in `Localizable.xcstrings` in all four languages. A
  /// test compares both.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    // MARK: Buttons

    /// “Subscribe”: the button that buys a plan.
    case subscribe = "button.subscribe"
    /// “Try It Free”: the button that buys a plan with a free trial.
    case tryItFree = "button.tryItFree"
    /// “Accept Offer”: the button that buys a plan with a discount.
    case acceptOffer = "button.acceptOffer"
    /// “Restore Subscription”: the button that restores earlier subscriptions.
    case restoreSubscription = "button.restoreSubscription"
    /// “Restore Missing Purchases”: the button that restores earlier purchases of any kind.
    case restoreMissingPurchases = "button.restoreMissingPurchases"
    /// “Sign In”: the button for customers with an account.
    case signIn = "button.signIn"
    /// “Redeem Code”: opens the sheet for an offer code.
    case redeemCode = "button.redeemCode"
    /// “Terms of Service”: shows the licence text.
    case termsOfService = "button.termsOfService"
    /// “Privacy Policy”: shows the privacy policy.
    case privacyPolicy = "button.privacyPolicy"
    /// “and”: the word between the names of two policies.
    case policiesConjunction = "policies.conjunction"
    /// “Confirm”: the button that buys the product of the sheet.
    case confirm = "button.confirm"
    /// “Cancel”: the button that closes the sheet without a purchase.
    case cancel = "button.cancel"
    /// “Close”: the button that closes a screen without choices.
    case close = "button.close"

    // MARK: The whole store

    /// “Loading…”: the text while products load.
    case loading = "store.loading"
    /// “Subscription Unavailable”: the title if a group cannot be shown.
    case subscriptionUnavailable = "store.unavailable.title"
    /// “The subscription is unavailable in the current storefront.”:
    /// the text below that title.
    case subscriptionUnavailableText = "store.unavailable.text"
    /// “Store Unavailable”: the title if no product can be shown.
    case storeUnavailable = "store.unavailable.title.products"
    /// “No in-app purchases are available in the current storefront.”:
    /// the text below that title.
    case storeUnavailableText = "store.unavailable.text.products"
    /// “Could Not Load”: the title if loading products failed.
    case loadingFailed = "store.failed.title"
    /// “Something went wrong. Try again.”: the text below that title.
    case loadingFailedText = "store.failed.text"
    /// “That did not help. Try again later.”: the text below that title after another attempt.
    case loadingFailedAgain = "store.failed.again"
    /// “Try Again”: the button that loads the products again.
    case tryAgain = "button.tryAgain"
    /// “No Other Plans”: the title if a store shows only certain plans to subscribers, and the
    /// group has no such plan.
    case noMatchingPlans = "store.filtered.title"
    /// “This store has no other plan for your subscription.”: the text below that title.
    case noMatchingPlansText = "store.filtered.text"
    /// “Terms of Service Unavailable”: the title if the file has no licence text.
    case termsUnavailable = "policies.termsUnavailable"
    /// “Privacy Policy Unavailable”: the title if the file has no privacy policy.
    case privacyUnavailable = "policies.privacyUnavailable"

    // MARK: Prices and terms

    /// “Price unknown”: the text instead of an unreadable price.
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
    /// “%1$@ for %2$@”: a discounted price and its duration.
    case priceFor = "terms.priceFor"
    /// “%1$@ for %2$@, then %3$@”: a discounted price, its duration, then a price per period.
    case priceForThen = "terms.priceForThen"

    /// “From %@”: the lowest price of all plans.
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
    /// “each day”: a billing period of one day.
    case eachDay = "each.day"
    /// “each week”: a billing period of one week.
    case eachWeek = "each.week"
    /// “each month”: a billing period of one month.
    case eachMonth = "each.month"
    /// “each year”: a billing period of one year.
    case eachYear = "each.year"

    // MARK: The active plan

    /// “Your plan”: marks the active plan.
    case yourPlan = "plan.yours"
    /// “Your next plan”: marks the plan of a pending change.
    case nextPlan = "plan.next"
    /// “Renews %@”: the date of the next renewal.
    case renews = "plan.renews"
    /// “Renews to %1$@ on %2$@”: the plan after the next renewal, and its date.
    case renewsTo = "plan.renewsTo"
    /// “Ends %@”: the date on which a plan without auto-renew ends.
    case ends = "plan.ends"
    /// “page 2 of 4”: the accessibility label of the page marks below a plan.
    case page = "plan.page"
    /// “Payment failed”: marks the plan whose renewal could not be paid.
    case paymentFailed = "plan.paymentFailed"
    /// “Payment failed, yours until %@”: the plan is active in the grace period; the end of that
    /// period.
    case inGrace = "plan.inGrace"
    /// “Payment failed, tried again until %@”: the plan is not active during billing retry; the end
    /// of the retries.
    case inRetry = "plan.inRetry"
    /// “Expired %@”: the date on which a plan ended.
    case expired = "plan.expired"
    /// “Can't be bought”: marks a plan that cannot be bought.
    case notForSale = "plan.notForSale"

    // MARK: The purchase sheet

    /// “Confirm subscription”: the title for a first purchase.
    case confirmSubscription = "sheet.confirm.title"
    /// “Confirm change of plan”: the title for a change to another plan.
    case confirmChange = "sheet.change.title"
    /// “Today”: the row of the immediate charge.
    case today = "sheet.today"
    /// “then %@, until you cancel”: the charges after an offer, such as "each month".
    case thenUntilCancelled = "sheet.thenUntilCancelled"
    /// “%@, until you cancel”: the charges from the first day, such as "each month".
    case untilCancelled = "sheet.untilCancelled"
    /// “%1$@, for %2$@”: repeated charges: "each month" and a duration.
    case eachFor = "sheet.eachFor"
    /// “Takes effect %@”: the date of a pending plan change.
    case takesEffectOn = "sheet.takesEffectOn"
    /// “The unused part of your plan is refunded.”: the notice of an upgrade.
    case unusedPartRefunded = "sheet.unusedPartRefunded"

    // MARK: Purchases and errors

    /// “Turn Off Auto-Renew”: the button that ends the subscription after the paid period.
    case turnOffAutoRenew = "button.turnOffAutoRenew"
    /// “Turn On Auto-Renew”: the button that lets the subscription renew again.
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

    // MARK: Events, one line each

    /// “Subscribed to %1$@ until %2$@”: a purchase; plan and end.
    case eventSubscribed = "event.subscribed"
    /// “%1$@ renewed for %2$@ until %3$@”: a renewal; plan, price and end.
    case eventRenewed = "event.renewed"
    /// “%1$@ expired on %2$@”: an end; plan and date.
    case eventExpired = "event.expired"
    /// “Retries for %1$@ ended on %2$@, expired since %3$@”.
    case eventRetryEnded = "event.retryEnded"
    /// “%1$@, %2$@”: an event, and the number of further events.
    case eventAndMore = "event.andMore"
    /// “%1$@, %2$@ refunded”: an upgrade, and the refunded amount.
    case eventRefunded = "event.refunded"
    /// “Auto-renew turned off”: auto-renew was switched off.
    case eventAutoRenewOff = "event.autoRenewOff"
    /// “Auto-renew turned on”: auto-renew was switched on.
    case eventAutoRenewOn = "event.autoRenewOn"
    /// “Upgraded from %1$@ to %2$@”: a change to a higher level; both plans.
    case eventUpgraded = "event.upgraded"
    /// “Will change to %1$@ on %2$@”: a pending plan change; plan and date.
    case eventWillChange = "event.willChange"
    /// “Back to %@”: a pending change was cancelled; the plan.
    case eventBackTo = "event.backTo"
    /// “%@ was bought”: a purchase that does not renew; the product.
    case eventBoughtOnce = "event.boughtOnce"
    /// “%@ waits for approval”: the family organizer must approve a purchase; the product.
    case eventAskedToBuy = "event.askedToBuy"
    /// “The purchase of %@ was interrupted”: the customer must act before the purchase continues;
    /// the product.
    case eventInterrupted = "event.interrupted"
    /// “Nothing is due”: no further event is scheduled.
    case eventNothingDue = "event.nothingDue"
    /// “Nothing happened until %@”: the clock moved without an event; its date.
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

    // MARK: Unusable histories

    /// “Not done: another program holds your history. Try again, or …”: the action failed because
    /// another program uses the history.
    case historyInUse = "keeping.inUse"
    /// “Not done: your history cannot be written. Make room, or give …”: the action failed because
    /// the history could not be written.
    case historyNotWritten = "keeping.notWritten"
    /// “Not done: your history cannot be opened. Give yourself the ri…”: the action failed because
    /// the file of the history could not be opened.
    case historyNotOpened = "keeping.notOpened"
    /// “Not done: the file of your history is damaged. Restore it, or …”: the action failed because
    /// the file of the history is damaged.
    case historyDamaged = "keeping.damaged"
    /// “Not done: a newer storeterm wrote your history. Use that version.”: the action failed
    /// because the format of the history is newer than the program.
    case historyNewer = "keeping.newer"
    /// “Not done: the file of your history is something else now. Put…”: the action failed because
    /// the file at the path is not a history.
    case historyForeign = "keeping.foreign"
    /// “Not done: a rollback file (-journal) is beside your history. M…”: the action failed because
    /// SQLite would write the content of that file into the history.
    case historyHasStrayRollback = "keeping.strayRollback"
    /// “Not done: the file of your history is gone or replaced. Put it…”: the action failed because
    /// the path no longer leads to the open file.
    case historyMoved = "keeping.moved"

    // MARK: Refusals

    /// “You're already subscribed to %@.”: the customer bought the active plan again; the plan.
    case alreadySubscribed = "refusal.alreadySubscribed"
    /// “Your plan already renews to %@.”: the customer chose the pending plan again; the plan.
    case alreadyRenewsTo = "refusal.alreadyRenewsTo"
    /// “Auto-renew is already off.”: the customer turned off auto-renew again.
    case alreadyOff = "refusal.alreadyOff"
    /// “Auto-renew is already on.”: the customer turned on auto-renew again.
    case alreadyOn = "refusal.alreadyOn"
    /// “There is no subscription to change.”: the customer has no active subscription.
    case nothingToChange = "refusal.nothingToChange"
    /// “Can't be bought: the file gives it no product ID.”: the reason if a product has no
    /// identifier.
    case missingIdentifier = "unavailable.missingIdentifier"
    /// “Can't be bought: an earlier product has the same ID.”: the reason if an earlier product has
    /// the same identifier.
    case duplicateIdentifier = "unavailable.duplicateIdentifier"
    /// “Can't be bought: the file's price can't be read.”: the reason if the price of a product is
    /// unreadable.
    case unknownPrice = "unavailable.unknownPrice"
    /// “Can't be bought: the file's renewal period can't be read.”: the reason if the period of a
    /// plan is unreadable.
    case unknownPeriod = "unavailable.unknownPeriod"

    // MARK: Moving the clock

    /// “The clock only moves forward. Give a date after %@.”: the entered time is in the past; the
    /// current time.
    case clockOnlyForward = "clock.onlyForward"
    /// “The clock goes no further than %@. Give an earlier date.”: the entered time is too late;
    /// the latest possible time.
    case clockTooFar = "clock.tooFar"
    /// “More than %lld renewals would fall due. Move the clock in smaller steps.”: moving the clock
    /// that far would cause too many renewals.
    case clockTooManyRenewals = "clock.tooManyRenewals"

    // MARK: Names of StoreKit types and states

    /// “Consumable”: a product type.
    case consumable = "type.consumable"
    /// “Non-Consumable”: a product type.
    case nonConsumable = "type.nonConsumable"
    /// “Non-Renewing Subscription”: a product type.
    case nonRenewing = "type.nonRenewing"
    /// “Auto-Renewable Subscription”: a product type.
    case autoRenewable = "type.autoRenewable"
    /// “Introductory Offer”: an offer type.
    case introductoryOffer = "offer.introductory"
    /// “Promotional Offer”: an offer type.
    case promotionalOffer = "offer.promotional"
    /// “Win-Back Offer”: an offer type.
    case winBackOffer = "offer.winBack"
    /// “Offer Code”: an offer type.
    case codeOffer = "offer.code"
    /// “Free Trial”: a payment mode of offers.
    case freeTrial = "mode.freeTrial"
    /// “Pay As You Go”: a payment mode of offers.
    case payAsYouGo = "mode.payAsYouGo"
    /// “Pay Up Front”: a payment mode of offers.
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
    /// “Auto-Renew Turned Off”: the reason why a subscription ended.
    case endedByAutoRenewOff = "ended.autoRenewOff"
    /// “Billing Error”: the reason why a subscription ended.
    case endedByBilling = "ended.billing"
    /// “Price Increase Not Accepted”: the reason why a subscription ended.
    case endedByPriceIncrease = "ended.priceIncrease"
    /// “Product Unavailable”: the reason why a subscription ended.
    case endedByProduct = "ended.product"
    /// “Unknown”: the reason why a subscription ended.
    case endedOtherwise = "ended.unknown"
    /// “Problem With the App”: the reason of a refund.
    case revokedForApp = "revoked.appIssue"
    /// “Other”: the reason of a refund.
    case revokedOtherwise = "revoked.other"
  }
}
