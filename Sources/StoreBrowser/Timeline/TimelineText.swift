import EmbeddedCatalogs
import StoreModel

/// The key of a text on the timeline screen: the timelines, the list of events and the branches.
enum TimelineText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_timeline)

  /// “Go back to the selected event”: a command in the help and the palette.
  case commandGoBack = "command.goBack"
  /// “Show a shorter time range”: a command in the help and the palette. It shortens the shown
  /// range around the selected event.
  case commandZoomIn = "command.zoomIn"
  /// “Show a longer time range”: a command in the help and the palette. It extends the shown range
  /// around the selected event.
  case commandZoomOut = "command.zoomOut"
  /// “Show the whole history”: a command in the help and the palette. It shows the range from the
  /// first event to the last.
  case commandFullTimeline = "command.wholeLife"
  /// “Show earlier times”: a command in the help and the palette. It moves the shown range.
  case commandEarlier = "command.earlier"
  /// “Show later times”: a command in the help and the palette. It moves the shown range.
  case commandLater = "command.later"
  /// “List the other branches of the history”: a command in the help and the palette.
  case commandBranches = "command.ways"
  /// “Switch to the selected branch”: a command in the help and the palette.
  case commandSwitchBranch = "command.take"
  /// “Compare the selected branch with the current one”: a command in the help and the palette.
  case commandCompare = "command.compare"
  /// “Back to the list of events”: a command in the help and the palette. It closes the branches.
  case commandEvents = "command.events"
  /// “choose”: the hint for the arrow keys, which select another event or branch.
  case hintChoose = "hint.choose"
  /// “go back to here”: the hint for Enter, which sets the clock back to the selected event.
  case hintGoBack = "hint.goBack"
  /// “zoom”: the hint for the keys that show more or less time.
  case hintZoom = "hint.zoom"
  /// “branches”: the hint for the key that lists the other branches.
  case hintBranches = "hint.ways"
  /// “take”: the hint for Enter, which switches to the selected branch.
  case hintSwitchBranch = "hint.take"
  /// “compare”: the hint for the key that compares the selected branch with the current one.
  case hintCompare = "hint.compare"
  /// “events”: the hint for Esc, which returns to the list of events.
  case hintEvents = "hint.events"
  /// “trial”: a span of the timeline: a free trial.
  case spanTrial = "span.trial"
  /// “offer”: a span of the timeline: a period with an offer.
  case spanOffer = "span.offer"
  /// “paid”: a span of the timeline: a period at the regular price.
  case spanPaid = "span.paid"
  /// “grace”: a span of the timeline: a grace period.
  case spanGrace = "span.grace"
  /// “retry”: a span of the timeline: billing retry.
  case spanRetry = "span.retry"
  /// “lapsed”: a span of the timeline: the subscription is expired.
  case spanLapsed = "span.lapsed"
  /// “refunded”: a span of the timeline: the purchase is refunded.
  case spanRevoked = "span.revoked"
  /// “several”: the legend text of the symbol for several spans in one column.
  case markSeveral = "mark.several"
  /// “plan change”: the legend text of the symbol for a plan change.
  case markChange = "mark.change"
  /// “refund”: the text of the symbol for a refund, beside the symbol and in the legend.
  case markRefund = "mark.refund"
  /// “now”: the label beside the symbol of the clock.
  case markNow = "mark.now"
  /// “now: %@, before the shown range”: a screen reader reads this text if the clock is before the
  /// shown range. `%@` is the clock, such as "Jan 5, 2026 10:00".
  case markNowEarlier = "mark.nowEarlier"
  /// “now: %@, after the shown range”: a screen reader reads this text if the clock is after the
  /// shown range. `%@` is the clock, such as "Jan 5, 2026 10:00".
  case markNowLater = "mark.nowLater"
  /// “%1$@: %2$@”: the title above the timeline of a group, also for screen readers. `%1$@` is the
  /// group, `%2$@` is the last plan.
  case timelineTitle = "strip.title"
  /// “%1$@: %2$@ (family)”: the title above the timeline of a subscription that a family member
  /// shares. `%1$@` is the group, `%2$@` is the last plan.
  case timelineFamily = "strip.family"
  /// “%@: not subscribed”: the title of a group without subscriptions, also for screen readers.
  /// `%@` is the group.
  case timelineNever = "strip.never"
  /// “%1$@, %2$@ to %3$@”: a screen reader reads this text for a span. `%1$@` is its name, such as
  /// "grace". `%2$@` and `%3$@` are its first and last day.
  case timelineSpoken = "strip.spoken"
  /// “%2$@, %3$@ to %4$@, %1$lld periods”: a screen reader reads this text for successive spans of
  /// one kind. `%1$lld` is their number. `%2$@` is their name, such as "paid". `%3$@` and `%4$@`
  /// are the first and last day.
  case timelinePeriods = "strip.periods"
  /// “Branches”: the heading above the list of the other branches.
  case branchesTitle = "ways.title"
  /// “On the other branch, at %@”: the notice after switching to another branch. `%@` is the clock,
  /// such as "Jan 5, 2026 10:00".
  case tookBranch = "took.way"
  /// “Nothing was undone yet. Go back with %1$@ or %2$@ and do something else: the old branch stays
  /// here.”: shown if there are no other branches. `%1$@` is the key that undoes the last action,
  /// `%2$@` is the key that goes back to an event.
  case branchesNone = "ways.none"
  /// “forks on %1$@ · ends on %2$@”: the second line of a branch in the list. `%1$@` is the day on
  /// which it separates from the current branch, `%2$@` is its last day.
  case branchLine = "way.line"
  /// “%lld actions”: the number of actions since the fork, after “ends on” in the list of branches.
  case branchActions = "way.actions"
  /// “Two branches”: the heading above the comparison of two branches.
  case compareTitle = "compare.title"
  /// “this branch”: the current branch: the heading of its column, or the label of its value on a
  /// narrow screen.
  case compareThis = "compare.this"
  /// “the other branch”: the selected branch: the heading of its column, or the label of its value
  /// on a narrow screen.
  case compareOther = "compare.other"
  /// “Clock”: the label of the two branches' clocks in the comparison.
  case compareClock = "compare.clock"
  /// “Transactions”: the label of the two branches' numbers of transactions in the comparison.
  case compareTransactions = "compare.transactions"
  /// “Nothing differs.”: shown below the comparison if both branches have the same values.
  case compareSame = "compare.same"
  /// “≠ differs”: the legend below the comparison. The sign marks each value that differs.
  case compareDiffers = "compare.differs"
  /// “Nothing has happened yet.”: shown instead of the list of events, and why the clock cannot be
  /// set back.
  case unavailableNoEvent = "unavailable.noEvent"
  /// “This event was entered on %@ with an earlier date. The clock cannot go back further.”: why
  /// the clock cannot be set back to an event. `%@` is the time at which the event was entered.
  case unavailableDatedBack = "unavailable.datedBack"
  /// “There are no other branches yet.”: why a branch cannot be selected or compared.
  case unavailableNoBranches = "unavailable.noWays"
  /// “The whole history is on the screen.”: why the shown range cannot be extended or moved.
  case unavailableFullTimeline = "unavailable.wholeLife"
  /// “This is the shortest range.”: why “Show a shorter time range” cannot run.
  case unavailableShortest = "unavailable.shortest"
  /// “store opened”: an event in the list: the simulation began.
  case eventOpened = "event.opened"
  /// “store file or settings changed”: an event in the list: the file or a setting of the store
  /// changed.
  case eventReopened = "event.reopened"
  /// “subscribed to %@”: an event in the list. `%@` is the plan.
  case eventPurchased = "event.purchased"
  /// “subscribed to %@ again”: an event in the list, after an earlier subscription ended. `%@` is
  /// the plan.
  case eventResubscribed = "event.resubscribed"
  /// “bought %@”: an event in the list: a purchase that does not renew. `%@` is the product.
  case eventBought = "event.bought"
  /// “%@ renewed”: an event in the list. `%@` is the plan.
  case eventRenewed = "event.renewed"
  /// “payment recovered, %@ renewed”: an event in the list: a failed payment succeeded. `%@` is the
  /// plan.
  case eventRecovered = "event.recovered"
  /// “changed to %@”: an event in the list: a plan change with immediate effect. `%@` is the new
  /// plan.
  case eventUpgraded = "event.upgraded"
  /// “changed to %1$@, %2$@ refunded”: an event in the list: a plan change with immediate effect.
  /// `%1$@` is the new plan, `%2$@` is the refunded amount, such as "$4.99".
  case eventUpgradedWithRefund = "event.upgradedWithRefund"
  /// “will change to %@”: an event in the list: the plan will change at the next renewal. `%@` is
  /// the next plan.
  case eventChangeScheduled = "event.changeScheduled"
  /// “stays with %@”: an event in the list: a pending plan change was cancelled. `%@` is the
  /// current plan.
  case eventChangeCancelled = "event.changeCancelled"
  /// “offer waits for the next renewal”: an event in the list: the next renewal will have an offer.
  case eventOfferRedeemed = "event.offerRedeemed"
  /// “auto-renew turned off”: an event in the list.
  case eventAutoRenewOff = "event.autoRenewOff"
  /// “auto-renew turns off at the next renewal”: an event in the list: the subscription renews once
  /// more before auto-renew is off.
  case eventAutoRenewOffNext = "event.autoRenewOffNext"
  /// “auto-renew turned on”: an event in the list.
  case eventAutoRenewOn = "event.autoRenewOn"
  /// “payment failed, grace period began”: an event in the list: access continues during the grace
  /// period.
  case eventGraceBegan = "event.graceBegan"
  /// “payment failed, billing retry began”: an event in the list: access ended.
  case eventRetryBegan = "event.retryBegan"
  /// “grace period ended”: an event in the list.
  case eventGraceEnded = "event.graceEnded"
  /// “%@ expired”: an event in the list. `%@` is the plan.
  case eventExpired = "event.expired"
  /// “%@ expired, not paid”: an event in the list: all payment attempts failed. `%@` is the plan.
  case eventExpiredBilling = "event.expiredBilling"
  /// “%@ expired, new price not accepted”: an event in the list: the customer did not agree to a
  /// price increase. `%@` is the plan.
  case eventExpiredPrice = "event.expiredPrice"
  /// “%@ expired, no longer sold”: an event in the list: the plan was not for sale at the renewal.
  /// `%@` is the plan.
  case eventExpiredUnavailable = "event.expiredUnavailable"
  /// “%@ refunded”: an event in the list. `%@` is the product.
  case eventRefunded = "event.refunded"
  /// “refund of %@ reversed”: an event in the list: the App Store charged the refunded amount
  /// again. `%@` is the product.
  case eventRefundReversed = "event.refundReversed"
  /// “refund of %@ requested”: an event in the list: the customer requested a refund, and the App
  /// Store has not decided yet. `%@` is the product.
  case eventRefundRequested = "event.refundRequested"
  /// “refund of %@ declined”: an event in the list: the App Store declined a refund request. `%@`
  /// is the product.
  case eventRefundDeclined = "event.refundDeclined"
  /// “price of %1$@ rises to %2$@”: an event in the list. `%1$@` is the plan, `%2$@` is the new
  /// price, such as "$12.99".
  case eventPriceIncreased = "event.priceIncreased"
  /// “price of %1$@ is now %2$@”: an event in the list. `%1$@` is the product, `%2$@` is the new
  /// price, such as "$12.99".
  case eventPriceChanged = "event.priceChanged"
  /// “new price accepted”: an event in the list: the customer agreed to a price increase.
  case eventPriceAgreed = "event.priceAgreed"
  /// “payment failed before the period ended”: an event in the list: the charge of a renewal
  /// failed, and access lasts until the end of the period.
  case eventChargeFailed = "event.chargeFailed"
  /// “renewal date moved”: an event in the list: the renewal date was extended.
  case eventExtended = "event.extended"
  /// “asked to buy %@”: an event in the list: the family organizer must approve a purchase. `%@` is
  /// the product.
  case eventAsked = "event.asked"
  /// “purchase of %@ interrupted”: an event in the list: the customer must act before the purchase
  /// continues. `%@` is the product.
  case eventInterrupted = "event.interrupted"
  /// “request to buy %@ declined”: an event in the list: the family organizer did not approve a
  /// purchase. `%@` is the product.
  case eventDeclined = "event.declined"
  /// “purchase of %@ started outside the app”: an event in the list: the purchase waits until the
  /// app completes it. `%@` is the product.
  case eventIntent = "event.intent"
  /// “family shares %@”: an event in the list: a family member shares a purchase. `%@` is the
  /// product.
  case eventShared = "event.shared"
  /// “family no longer shares %@”: an event in the list: a family member's purchase is no longer
  /// shared. `%@` is the product.
  case eventUnshared = "event.unshared"
  /// “parental consent withdrawn”: an event in the list: a parent withdrew the consent to a child's
  /// use of the app.
  case eventConsentRescinded = "event.consentRescinded"
  /// “transaction of %@ deleted”: an event in the list. `%@` is the product.
  case eventDeleted = "event.deleted"
  /// “payments fail from now on”: an event in the list: the payment method is declined.
  case eventPaymentFails = "event.paymentFails"
  /// “payments work again”: an event in the list: the payment method is accepted again.
  case eventPaymentWorks = "event.paymentWorks"
  /// “%@ taken off sale”: an event in the list. `%@` is the product.
  case eventRemoved = "event.removed"
  /// “new period”: the meaning of a symbol, in the legend: a period begins after another period of
  /// the same kind.
  case markStart = "mark.start"
}
