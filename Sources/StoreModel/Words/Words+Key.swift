extension Words {
  /// The key of a text in the String Catalog: `words[.subscribe]`.
  ///
  /// Each comment quotes the English text and explains where it appears. ``Words/text(_:_:)``
  /// replaces placeholders such as `%@`, `%lld` and `%1$@` with its arguments.
  ///
  /// A new text needs a case here and an entry in `Localizable.xcstrings` in all languages. A
  /// test compares both.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    // MARK: Buttons

    /// “Subscribe”: the button that buys a plan.
    case subscribe = "button.subscribe"
    /// “Try It Free”: the button that buys a plan with a free trial.
    case tryItFree = "button.tryItFree"
    /// “Accept Offer”: the button that buys a plan with a discount, or accepts the offer that
    /// precedes a cancellation.
    case acceptOffer = "button.acceptOffer"
    /// “Restore Subscription”: the button of a subscription store that restores earlier purchases.
    case restoreSubscription = "button.restoreSubscription"
    /// “Restore Missing Purchases”: the button of a store with other products that restores earlier
    /// purchases.
    case restoreMissingPurchases = "button.restoreMissingPurchases"
    /// “Sign In”: the button for customers who already have an account in the app.
    case signIn = "button.signIn"
    /// “Redeem Code”: the button that opens the sheet for an offer code, and the title of that
    /// sheet.
    case redeemCode = "button.redeemCode"
    /// “Terms of Service”: the button that shows the licence text, and the title of that sheet.
    case termsOfService = "button.termsOfService"
    /// “Privacy Policy”: the button that shows the privacy policy, and the title of that sheet.
    case privacyPolicy = "button.privacyPolicy"
    /// “and”: the word between “Terms of Service” and “Privacy Policy”.
    case policiesConjunction = "policies.conjunction"
    /// “Confirm”: the button that performs the action of a sheet.
    case confirm = "button.confirm"
    /// “Cancel”: the button that closes a sheet without an action.
    case cancel = "button.cancel"
    /// “Close”: the button that closes a sheet without choices.
    case close = "button.close"

    // MARK: Stores that load or are unavailable

    /// “Loading…”: shown while products load.
    case loading = "store.loading"
    /// “Subscription Unavailable”: the title of a subscription store without plans.
    case subscriptionUnavailable = "store.unavailable.title"
    /// “The subscription is unavailable in the current storefront.”: the text below the title of an
    /// unavailable subscription. It is also the description of a StoreKit error.
    case subscriptionUnavailableText = "store.unavailable.text"
    /// “Store Unavailable”: the title of a store without products.
    case storeUnavailable = "store.unavailable.title.products"
    /// “No in-app purchases are available in the current storefront.”: the text below “Store
    /// Unavailable”.
    case storeUnavailableText = "store.unavailable.text.products"
    /// “Could Not Load”: the title if loading products failed.
    case loadingFailed = "store.failed.title"
    /// “Something went wrong. Try again.”: the text below “Could Not Load”.
    case loadingFailedText = "store.failed.text"
    /// “That did not help. Try again later.”: the text below “Could Not Load” after another
    /// failed attempt.
    case loadingFailedAgain = "store.failed.again"
    /// “Try Again”: the button that loads the products again.
    case tryAgain = "button.tryAgain"
    /// “No Other Plans”: the title if a store shows only certain plans to subscribers, and the
    /// group has no such plan.
    case noMatchingPlans = "store.filtered.title"
    /// “This store has no other plan for your subscription.”: the text below that title.
    case noMatchingPlansText = "store.filtered.text"
    /// “Terms of Service Unavailable”: shown instead of the licence text if the file has none.
    case termsUnavailable = "policies.termsUnavailable"
    /// “Privacy Policy Unavailable”: shown instead of the privacy policy if the file has none.
    case privacyUnavailable = "policies.privacyUnavailable"

    // MARK: Prices and terms

    /// “Price unknown”: shown instead of a price that the program cannot read.
    case priceUnknown = "price.unknown"
    /// “%1$@/%2$@”: a price in running text. `%1$@` is the price, such as "$9.99". `%2$@` is the
    /// period, such as "month" or "3 months".
    case pricePerPeriod = "price.perPeriod"
    /// “%1$@ / %2$@”: a price in a list. `%1$@` is the price, such as "$9.99". `%2$@` is the
    /// period, such as "month" or "3 months".
    case pricePerPeriodSpaced = "price.perPeriod.spaced"
    /// “Plan auto-renews for %@ until canceled.”: the terms of a plan without an offer. `%@` is the
    /// price, such as "$9.99/month".
    case autoRenews = "terms.autoRenews"
    /// “%@ free”: the terms of a free trial. `%@` is its length, such as "1 week".
    case free = "terms.free"
    /// “%1$@ free, then %2$@”: the terms of a plan with a free trial. `%1$@` is the length of the
    /// trial, such as "1 week". `%2$@` is the price, such as "$9.99/month".
    case freeThen = "terms.freeThen"
    /// “Free until canceled.”: the terms of a plan with the price 0 and without an offer.
    case freeUntilCancelled = "terms.freeUntilCancelled"
    /// “%1$@ for %2$@”: the terms of a discount. `%1$@` is the price, such as "$0.99/month". `%2$@`
    /// is the length, such as "3 months".
    case priceFor = "terms.priceFor"
    /// “%1$@ for %2$@, then %3$@”: the terms of a plan with a discount. `%1$@` is the discounted
    /// price, such as "$0.99/month". `%2$@` is its length, `%3$@` is the price after it.
    case priceForThen = "terms.priceForThen"

    /// “From %@”: the lowest price of all plans. `%@` is that price, such as "$9.99/month".
    case priceFrom = "price.from"

    /// “Pay Up Front”: the label of plans that are billed once for the whole period.
    case billedUpFront = "billing.upFront"
    /// “Pay Monthly”: the label of plans that are billed in each month of a commitment.
    case billedMonthly = "billing.monthly"
    /// “For One Person”: the label of plans with one price.
    case singlePrice = "pricing.single"
    /// “For Several People”: the label of plans with a price for each seat.
    case seatBasedPrice = "pricing.seats"

    // MARK: Commitments

    /// “%1$@ payments, %2$@ in total”: a 12-month commitment. `%1$@` is the number of payments,
    /// `%2$@` is their total, such as "$101.88".
    case commitmentTotal = "commitment.total"
    /// “%1$@ (%2$@)”: the price of a plan with a commitment. `%1$@` is the price of a payment, such
    /// as "$8.49/month". `%2$@` is “12 payments, $101.88 in total”.
    case commitmentPrice = "commitment.price"
    /// “Payment %1$@ of %2$@”: a payment of a commitment. `%1$@` is its number, `%2$@` is the
    /// number of all payments.
    case commitmentProgress = "commitment.progress"
    /// “Payments left: %@”: the number of payments until the end of a commitment.
    case commitmentLeft = "commitment.left"
    /// “Next payment %1$@: %2$@”: the next payment of a commitment. `%1$@` is the day, `%2$@` is
    /// the amount.
    case commitmentNext = "commitment.next"
    /// “Commitment renews %@”: the day on which another commitment begins.
    case commitmentRenews = "commitment.renews"
    /// “Commitment ends %@”: the last day of a commitment whose renewal is cancelled.
    case commitmentEnds = "commitment.ends"
    /// “Canceling stops the next commitment. The remaining payments are still charged.”: shown
    /// beside the button that cancels a commitment, and before its purchase.
    case commitmentCancelling = "commitment.cancelling"
    /// “12-Month Commitment”: the title of the sheet before the first purchase with a commitment.
    case commitmentTitle = "commitment.title"
    /// “You commit to %1$@ monthly payments of %2$@, %3$@ in total.”: the sheet before the first
    /// purchase with a commitment. `%1$@` is the number of payments, `%2$@` is the amount of one,
    /// `%3$@` is their total.
    case commitmentDisclosure = "commitment.disclosure"
    /// “You can cancel the renewal at any time in your subscription settings.”: the sheet before
    /// the first purchase with a commitment.
    case commitmentHowToCancel = "commitment.howToCancel"
    /// “Continue”: the button that leads from one sheet to the next.
    case continueToSheet = "button.continue"

    // MARK: Billing periods

    /// “day”: a period after a price, as in "$0.99/day".
    case day = "unit.day"
    /// “week”: a period after a price, as in "$0.99/week".
    case week = "unit.week"
    /// “month”: a period after a price, as in "$9.99/month".
    case month = "unit.month"
    /// “year”: a period after a price, as in "$59.99/year".
    case year = "unit.year"
    /// “each day”: an interval between charges, as in "each day, until you cancel".
    case eachDay = "each.day"
    /// “each week”: an interval between charges, as in "each week, until you cancel".
    case eachWeek = "each.week"
    /// “each month”: an interval between charges, as in "each month, until you cancel".
    case eachMonth = "each.month"
    /// “each year”: an interval between charges, as in "each year, until you cancel".
    case eachYear = "each.year"

    // MARK: The active plan

    /// “Your plan”: the badge of the active plan, and the label of its button.
    case yourPlan = "plan.yours"
    /// “Your next plan”: the badge of the plan after a pending change, and the label of its button.
    case nextPlan = "plan.next"
    /// “Renews %@”: shown for the active plan. `%@` is the day of the next renewal, such as "Jan
    /// 12, 2026".
    case renews = "plan.renews"
    /// “Renews to %1$@ on %2$@”: shown for the active plan before a pending change. `%1$@` is the
    /// next plan, `%2$@` is the day.
    case renewsTo = "plan.renewsTo"
    /// “Ends %@”: shown for the active plan if auto-renew is off. `%@` is its last day, such as
    /// "Jan 12, 2026".
    case ends = "plan.ends"
    /// “page %1$@ of %2$@”: the accessibility label of the page marks below a plan. `%1$@` is the
    /// number of the page, `%2$@` is the number of pages.
    case page = "plan.page"
    /// “Payment failed”: the badge of a plan in billing retry.
    case paymentFailed = "plan.paymentFailed"
    /// “Payment failed, yours until %@”: shown for a plan in the grace period. `%@` is the last day
    /// of the grace period.
    case inGrace = "plan.inGrace"
    /// “Payment failed, tried again until %@”: shown for a plan in billing retry, which is not
    /// active. `%@` is the last day of billing retry.
    case inRetry = "plan.inRetry"
    /// “Expired %@”: a plan that ended. `%@` is its last day, such as "Jan 12, 2026". No view shows
    /// this text.
    case expired = "plan.expired"
    /// “Can't be bought”: shown for a product that is not for sale. It is also the description of a
    /// StoreKit error.
    case notForSale = "plan.notForSale"

    // MARK: The purchase sheet

    /// “Confirm subscription”: the title of the purchase sheet for a first purchase.
    case confirmSubscription = "sheet.confirm.title"
    /// “Confirm change of plan”: the title of the purchase sheet for a change to another plan.
    case confirmChange = "sheet.change.title"
    /// “Today”: the date of the immediate charge in the purchase sheet.
    case today = "sheet.today"
    /// “then %@, until you cancel”: the charges after an offer, in the purchase sheet. `%@` is the
    /// interval, such as "each month".
    case thenUntilCancelled = "sheet.thenUntilCancelled"
    /// “%@, until you cancel”: the charges without an offer, in the purchase sheet. `%@` is the
    /// interval, such as "each month".
    case untilCancelled = "sheet.untilCancelled"
    /// “%1$@, for %2$@”: the charges of an offer, in the purchase sheet. `%1$@` is the interval,
    /// such as "each month". `%2$@` is the length, such as "3 months".
    case eachFor = "sheet.eachFor"
    /// “Takes effect %@”: shown for a pending plan change. `%@` is the day, such as "Jan 12, 2026".
    case takesEffectOn = "sheet.takesEffectOn"
    /// “The unused part of your plan is refunded.”: the note about an upgrade, in the purchase
    /// sheet.
    case unusedPartRefunded = "sheet.unusedPartRefunded"

    // MARK: Purchases and errors

    /// “Turn Off Auto-Renew”: the button in the subscriptions sheet that ends the subscription
    /// after the paid period.
    case turnOffAutoRenew = "button.turnOffAutoRenew"
    /// “Turn On Auto-Renew”: the button in the subscriptions sheet that lets the subscription renew
    /// again.
    case turnOnAutoRenew = "button.turnOnAutoRenew"
    /// “Keep Subscription”: the button in the subscriptions sheet that ends a cancellation.
    case keepSubscription = "button.keepSubscription"
    /// “Cancel Subscription”: the button in the subscriptions sheet that declines an offer and
    /// turns auto-renew off.
    case cancelSubscription = "button.cancelSubscription"
    /// “OK”: the button that closes an alert.
    case ok = "button.ok"
    /// “Agree”: the button of an alert that accepts a price increase.
    case agree = "button.agree"
    /// “Update Payment”: the button of an alert about a failed payment.
    case updatePayment = "button.updatePayment"
    /// “Redeem”: the button that redeems the typed offer code.
    case redeem = "button.redeem"
    /// “Request Refund”: the button that sends the request of the refund sheet.
    case requestRefund = "button.requestRefund"
    /// “View Plans”: the button of an offer view that shows all plans.
    case viewPlans = "button.viewPlans"
    /// “Purchased”: shown for a non-consumable product that the customer owns.
    case purchased = "product.purchased"
    /// “Purchase Failed”: the title of the alert after a failed purchase.
    case purchaseFailed = "alert.purchaseFailed"
    /// “Confirm Purchase”: the title of the purchase sheet for a product that does not renew.
    case confirmOnePurchase = "sheet.purchase.title"
    /// “Subscriptions”: the title of the sheet that lists the customer's subscriptions.
    case manageTitle = "manage.title"
    /// “You have no subscriptions.”: shown in the subscriptions sheet if there is no subscription.
    case manageNone = "manage.none"
    /// “Stay subscribed and get: %@”: the text above the offer that precedes a cancellation, in the
    /// subscriptions sheet. `%@` is the offer, such as "1 month free".
    case manageRetentionOffer = "manage.retentionOffer"
    /// “Request a Refund”: the title of the sheet for a refund request.
    case refundTitle = "refund.title"
    /// “There is no such purchase.”: shown in the refund sheet if the transaction does not exist.
    case refundNone = "refund.none"
    /// “I didn’t mean to buy this”: a reason for a refund request.
    case refundMistake = "refund.reason.mistake"
    /// “I’m not satisfied with it”: a reason for a refund request.
    case refundUnsatisfied = "refund.reason.unsatisfied"
    /// “It doesn’t work as expected”: a reason for a refund request.
    case refundBroken = "refund.reason.broken"
    /// “Something else”: a reason for a refund request.
    case refundOther = "refund.reason.other"
    /// “Code”: the placeholder of the field for an offer code.
    case redeemPrompt = "redeem.prompt"
    /// “This code cannot be used.”: the error below the field for an offer code.
    case redeemDeclined = "redeem.declined"
    /// “Your subscription could not be charged.”: the text of an alert: an App Store message about
    /// a failed payment.
    case messageBillingIssue = "message.billingIssue"
    /// “The price of your subscription goes up.”: the text of an alert: an App Store message about
    /// a price increase.
    case messagePriceIncrease = "message.priceIncrease"
    /// “There is an offer for you to come back.”: the text of an alert: an App Store message about
    /// a win-back offer.
    case messageWinBack = "message.winBack"
    /// “The App Store has a message for you.”: the text of an alert: an App Store message of
    /// another kind.
    case messageGeneric = "message.generic"
    /// “Something went wrong. Try again.”: the description of a StoreKit error without a known
    /// cause.
    case errorUnknown = "error.unknown"
    /// “It was canceled.”: the description of a StoreKit error: the customer cancelled the action.
    case errorCancelled = "error.cancelled"
    /// “The store cannot be reached.”: the description of a StoreKit error: there is no network
    /// connection.
    case errorNetwork = "error.network"
    /// “This is not possible here.”: the description of a StoreKit error: the app or the system
    /// does not support the call.
    case errorUnsupported = "error.unsupported"
    /// “It cannot be bought in this quantity.”: the description of a StoreKit error: the quantity
    /// is not valid.
    case errorQuantity = "error.quantity"
    /// “Purchases are not allowed.”: the description of a StoreKit error: the customer may not make
    /// purchases.
    case errorNotAllowed = "error.notAllowed"
    /// “You cannot use this offer.”: the description of a StoreKit error: the customer is not
    /// eligible for the offer.
    case errorNotEligible = "error.notEligible"
    /// “This offer is not valid.”: the description of a StoreKit error: the offer, its price or its
    /// signature is not valid.
    case errorOffer = "error.offer"
    /// “A refund of this purchase was asked for already.”: the description of a StoreKit error:
    /// there already is a refund request.
    case errorRefundAsked = "error.refundAsked"
    /// “The refund could not be asked for.”: the description of a StoreKit error: the refund
    /// request failed.
    case errorRefund = "error.refund"
    /// “It could not be verified that this comes from the App Store.”: the description of a
    /// StoreKit error: the signature is not valid.
    case errorVerification = "error.verification"

    // MARK: Notices about events

    /// “Subscribed to %1$@ until %2$@”: a notice after a purchase. `%1$@` is the plan, `%2$@` is
    /// the last day of the paid period.
    case eventSubscribed = "event.subscribed"
    /// “%1$@ renewed for %2$@ until %3$@”: a notice after a renewal. `%1$@` is the plan, `%2$@` is
    /// the price, such as "$9.99". `%3$@` is the last day of the paid period.
    case eventRenewed = "event.renewed"
    /// “%1$@ expired on %2$@”: a notice after a subscription ended. `%1$@` is the plan, `%2$@` is
    /// the day.
    case eventExpired = "event.expired"
    /// “Retries for %1$@ ended on %2$@, expired since %3$@”: a notice after billing retry ended
    /// without payment. `%1$@` is the plan. `%2$@` is the day on which billing retry ended, `%3$@`
    /// is the last paid day.
    case eventRetryEnded = "event.retryEnded"
    /// “%1$@, %2$@”: a notice about more than two events. `%1$@` is the last event, `%2$@` is the
    /// number of other events, such as "and 3 more".
    case eventAndMore = "event.andMore"
    /// “%1$@, %2$@ refunded”: a notice after an upgrade with a refund. `%1$@` is the notice
    /// “Upgraded from …”, `%2$@` is the refunded amount.
    case eventRefunded = "event.refunded"
    /// “Auto-renew turned off”: a notice after auto-renew was turned off.
    case eventAutoRenewOff = "event.autoRenewOff"
    /// “Auto-renew turned on”: a notice after auto-renew was turned on.
    case eventAutoRenewOn = "event.autoRenewOn"
    /// “Own plan: %@”: a notice about the customer's own plan if the family shares another one of
    /// the group. `%@` is the notice, such as "Auto-renew turned off".
    case eventOfOwnPlan = "event.ofOwnPlan"
    /// “Upgraded from %1$@ to %2$@”: a notice after a plan change with immediate effect. `%1$@` is
    /// the old plan, `%2$@` is the new plan.
    case eventUpgraded = "event.upgraded"
    /// “Will change to %1$@ on %2$@”: a notice after a plan change for the next renewal. `%1$@` is
    /// the next plan, `%2$@` is the day.
    case eventWillChange = "event.willChange"
    /// “Back to %@”: a notice after a pending plan change was cancelled. `%@` is the current plan.
    case eventBackTo = "event.backTo"
    /// “%@ was bought”: a notice after a purchase that does not renew. `%@` is the product.
    case eventBoughtOnce = "event.boughtOnce"
    /// “%@ waits for approval”: a notice after a purchase that the family organizer must approve.
    /// `%@` is the product.
    case eventAskedToBuy = "event.askedToBuy"
    /// “The purchase of %@ was interrupted”: a notice after a purchase that the customer must
    /// continue. `%@` is the product.
    case eventInterrupted = "event.interrupted"
    /// “Nothing is due”: a notice if the clock cannot move to the next event, because none is
    /// scheduled.
    case eventNothingDue = "event.nothingDue"
    /// “Nothing happened until %@”: a notice after the clock moved without an event. `%@` is the
    /// clock, such as "Jan 5, 2026 10:00".
    case eventNothingHappened = "event.nothingHappened"
    /// “Back at %@”: a notice after actions were undone. `%@` is the clock, such as "Jan 5, 2026
    /// 10:00".
    case eventSetBack = "event.wentBack"
    /// “Now at %@”: a notice after a redo, a change of state or a change of branch. `%@` is the
    /// clock, such as "Jan 5, 2026 10:00".
    case eventMovedTo = "event.cameTo"
    /// “There is nothing to redo”: a notice if no undone action is left to redo.
    case eventNothingToRedo = "event.nothingToDoAgain"
    /// “There is nothing to undo”: a notice if no action is left to undo.
    case eventNothingToUndo = "event.nothingToTakeBack"
    /// “There are no purchases to restore.”: a notice if restoring found no purchase.
    case nothingToRestore = "restore.nothing"

    // MARK: Unusable histories

    /// “Not done: another program holds your history. Try again, or end that program.”: the action
    /// failed because another program uses the history.
    case historyInUse = "keeping.inUse"
    /// “Not done: your history cannot be written. Free some space, or check the permissions.”: the
    /// action failed because the history could not be written.
    case historyNotWritten = "keeping.notWritten"
    /// “Not done: your history cannot be opened. Check the permissions of its file.”: the action
    /// failed because the file of the history could not be opened.
    case historyNotOpened = "keeping.notOpened"
    /// “Not done: the file of your history is damaged. Restore it, or move it away.”: the action
    /// failed because the file of the history is damaged.
    case historyDamaged = "keeping.damaged"
    /// “Not done: a newer storeterm wrote your history. Use that version.”: the action failed
    /// because a newer version of the program wrote the history.
    case historyNewer = "keeping.newer"
    /// “Not done: the file of your history is something else now. Put it back.”: the action failed
    /// because the file at the path is not a history.
    case historyForeign = "keeping.foreign"
    /// “Not done: a rollback file (-journal) is beside your history. Move it away.”: the action
    /// failed because SQLite would write the content of that file into the history.
    case historyHasStrayRollback = "keeping.strayRollback"
    /// “Not done: the file of your history is gone or replaced. Put it back, or restart
    /// storeterm.”: the action failed because the file at the path is not the open file any more.
    case historyMoved = "keeping.moved"

    // MARK: Refused actions, and products that are not for sale

    /// “You're already subscribed to %@.”: a notice if the customer bought the active plan or an
    /// owned product again. `%@` is its name.
    case alreadySubscribed = "refusal.alreadySubscribed"
    /// “Your plan already renews to %@.”: a notice if the customer bought the next plan again. `%@`
    /// is its name.
    case alreadyRenewsTo = "refusal.alreadyRenewsTo"
    /// “Auto-renew is already off.”: a notice if the customer turned off auto-renew again.
    case alreadyOff = "refusal.alreadyOff"
    /// “Auto-renew is already on.”: a notice if the customer turned on auto-renew again.
    case alreadyOn = "refusal.alreadyOn"
    /// “There is no subscription to change.”: a notice if an action needs a subscription but there
    /// is none.
    case nothingToChange = "refusal.nothingToChange"
    /// “Can't be bought: the file gives it no product ID.”: why a product of the file is not for
    /// sale.
    case missingIdentifier = "unavailable.missingIdentifier"
    /// “Can't be bought: an earlier product has the same ID.”: why a product of the file is not for
    /// sale.
    case duplicateIdentifier = "unavailable.duplicateIdentifier"
    /// “Can't be bought: the file's price can't be read.”: why a product of the file is not for
    /// sale.
    case unknownPrice = "unavailable.unknownPrice"
    /// “Can't be bought: the file's renewal period can't be read.”: why a plan of the file is not
    /// for sale.
    case unknownPeriod = "unavailable.unknownPeriod"

    // MARK: Moving the clock

    /// “The clock only moves forward. Give a date after %@.”: why the clock cannot move to an
    /// earlier time. `%@` is the present day.
    case clockOnlyForward = "clock.onlyForward"
    /// “The clock goes no further than %@. Give an earlier date.”: why the clock cannot move to a
    /// time. `%@` is the latest possible day.
    case clockTooFar = "clock.tooFar"
    /// “More than %lld renewals would fall due. Move the clock in smaller steps.”: why the clock
    /// cannot move to a time. `%lld` is the maximum number of renewals in one step.
    case clockTooManyRenewals = "clock.tooManyRenewals"

    // MARK: Names of StoreKit types and states

    /// “Consumable”: a product type of StoreKit.
    case consumable = "type.consumable"
    /// “Non-Consumable”: a product type of StoreKit.
    case nonConsumable = "type.nonConsumable"
    /// “Non-Renewing Subscription”: a product type of StoreKit.
    case nonRenewing = "type.nonRenewing"
    /// “Auto-Renewable Subscription”: a product type of StoreKit.
    case autoRenewable = "type.autoRenewable"
    /// “Introductory Offer”: an offer type of StoreKit.
    case introductoryOffer = "offer.introductory"
    /// “Promotional Offer”: an offer type of StoreKit.
    case promotionalOffer = "offer.promotional"
    /// “Win-Back Offer”: an offer type of StoreKit.
    case winBackOffer = "offer.winBack"
    /// “Offer Code”: an offer type of StoreKit.
    case codeOffer = "offer.code"
    /// “Free Trial”: a payment mode of StoreKit's offers.
    case freeTrial = "mode.freeTrial"
    /// “Pay As You Go”: a payment mode of StoreKit's offers.
    case payAsYouGo = "mode.payAsYouGo"
    /// “Pay Up Front”: a payment mode of StoreKit's offers.
    case payUpFront = "mode.payUpFront"
    /// “Subscribed”: a renewal state of StoreKit.
    case renewalSubscribed = "renewal.subscribed"
    /// “Expired”: a renewal state of StoreKit.
    case renewalExpired = "renewal.expired"
    /// “In Billing Retry”: a renewal state of StoreKit.
    case renewalInBillingRetry = "renewal.billingRetry"
    /// “In Grace Period”: a renewal state of StoreKit.
    case renewalInGracePeriod = "renewal.gracePeriod"
    /// “Revoked”: a renewal state of StoreKit.
    case renewalRevoked = "renewal.revoked"
    /// “Auto-Renew Turned Off”: an expiration reason of StoreKit.
    case endedByAutoRenewOff = "ended.autoRenewOff"
    /// “Billing Error”: an expiration reason of StoreKit.
    case endedByBilling = "ended.billing"
    /// “Price Increase Not Accepted”: an expiration reason of StoreKit.
    case endedByPriceIncrease = "ended.priceIncrease"
    /// “Product Unavailable”: an expiration reason of StoreKit.
    case endedByProduct = "ended.product"
    /// “Unknown”: an expiration reason of StoreKit.
    case endedOtherwise = "ended.unknown"
    /// “Problem With the App”: a revocation reason of StoreKit.
    case revokedForApp = "revoked.appIssue"
    /// “Other”: a revocation reason of StoreKit.
    case revokedOtherwise = "revoked.other"
  }
}
