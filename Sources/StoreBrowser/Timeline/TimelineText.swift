import EmbeddedCatalogs
import StoreModel

/// The key of a text of the timeline's screen.
enum TimelineText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_timeline)

  /// “Set the clock back to the selected event”: a command.
  case commandGoBack = "command.goBack"
  /// “Show less time”: a command.
  case commandZoomIn = "command.zoomIn"
  /// “Show more time”: a command.
  case commandZoomOut = "command.zoomOut"
  /// “Show the whole history”: a command that shows the whole timeline.
  case commandFullTimeline = "command.wholeLife"
  /// “Show earlier times”: a command.
  case commandEarlier = "command.earlier"
  /// “Show later times”: a command.
  case commandLater = "command.later"
  /// “List the other branches of the history”: a command that lists the other branches.
  case commandBranches = "command.ways"
  /// “Switch to the selected branch”: a command that switches to the selected branch.
  case commandSwitchBranch = "command.take"
  /// “Compare the selected branch with the current one”: a command that compares two branches.
  case commandCompare = "command.compare"
  /// “Back to the list of events”: a command.
  case commandEvents = "command.events"
  /// “choose”: select another row.
  case hintChoose = "hint.choose"
  /// “clock to here”: move the clock back to the event.
  case hintGoBack = "hint.goBack"
  /// “zoom”: change the length of the window.
  case hintZoom = "hint.zoom"
  /// “branches”: list the other branches.
  case hintBranches = "hint.ways"
  /// “take”: makes the selected branch the present branch.
  case hintSwitchBranch = "hint.take"
  /// “compare”: compare two branches.
  case hintCompare = "hint.compare"
  /// “events”: return to the list of events.
  case hintEvents = "hint.events"
  /// “trial”: the label of a period.
  case spanTrial = "span.trial"
  /// “offer”: the label of a period.
  case spanOffer = "span.offer"
  /// “paid”: the label of a period.
  case spanPaid = "span.paid"
  /// “grace”: the label of a period.
  case spanGrace = "span.grace"
  /// “retry”: the label of a period.
  case spanRetry = "span.retry"
  /// “lapsed”: the label of a period.
  case spanLapsed = "span.lapsed"
  /// “refunded”.
  case spanRevoked = "span.revoked"
  /// “several”: the label of an event.
  case markSeveral = "mark.several"
  /// “plan change”.
  case markChange = "mark.change"
  /// “refund”: the label of an event.
  case markRefund = "mark.refund"
  /// “now”: the label of an event.
  case markNow = "mark.now"
  /// “now: %@, before the shown range”: the spoken clock before the window. The argument is a
  /// moment.
  case markNowEarlier = "mark.nowEarlier"
  /// “now: %@, after the shown range”: the spoken clock after the window. The argument is a
  /// moment.
  case markNowLater = "mark.nowLater"
  /// “%1$@: %2$@”: read aloud for a row.
  case timelineTitle = "strip.title"
  /// “%1$@: %2$@ (family)”: read aloud for a row.
  case timelineFamily = "strip.family"
  /// “%@: not subscribed”.
  case timelineNever = "strip.never"
  /// “%1$@, %2$@ to %3$@”: read aloud for a row.
  case timelineSpoken = "strip.spoken"
  /// “%2$@, %3$@ to %4$@, %1$lld periods”.
  case timelinePeriods = "strip.periods"
  /// “Other branches”: the title of the list of branches.
  case branchesTitle = "ways.title"
  /// “On the other branch, at %@”: the history switched to another branch. The argument is its last
  /// moment.
  case tookBranch = "took.way"
  /// “Nothing was undone yet. Go back with %1$@ or %2$@ and do something else: the old branch stays
  /// here.”: there are no other branches yet. The arguments are the keys that go back.
  case branchesNone = "ways.none"
  /// “forks on %1$@ · ends on %2$@”.
  case branchLine = "way.line"
  /// “%lld actions”.
  case branchActions = "way.actions"
  /// “Two branches”: the title of the comparison of branches.
  case compareTitle = "compare.title"
  /// “this branch”: the present branch.
  case compareThis = "compare.this"
  /// “the other branch”: the selected branch.
  case compareOther = "compare.other"
  /// “Clock”: in the comparison of branches.
  case compareClock = "compare.clock"
  /// “Transactions”: in the comparison of branches.
  case compareTransactions = "compare.transactions"
  /// “Nothing differs.”.
  case compareSame = "compare.same"
  /// “≠ differs”: in the comparison of branches.
  case compareDiffers = "compare.differs"
  /// “Nothing has happened yet.”.
  case unavailableNoEvent = "unavailable.noEvent"
  /// “This event was entered on %@ with an earlier date. The clock cannot go back further.”: why
  /// the clock cannot go to an event. The argument is a moment.
  case unavailableDatedBack = "unavailable.datedBack"
  /// “There are no other branches yet.”: why there is no branch to switch to.
  case unavailableNoBranches = "unavailable.noWays"
  /// “The whole history is on the screen.”: why the window cannot move.
  case unavailableFullTimeline = "unavailable.wholeLife"
  /// “This is the shortest range.”.
  case unavailableShortest = "unavailable.shortest"
  /// “store opened”.
  case eventOpened = "event.opened"
  /// “store file or settings changed”.
  case eventReopened = "event.reopened"
  /// “subscribed to %@”.
  case eventPurchased = "event.purchased"
  /// “subscribed to %@ again”.
  case eventResubscribed = "event.resubscribed"
  /// “bought %@”: an entry in the list.
  case eventBought = "event.bought"
  /// “%@ renewed”: an entry in the list.
  case eventRenewed = "event.renewed"
  /// “payment recovered, %@ renewed”.
  case eventRecovered = "event.recovered"
  /// “changed to %@”.
  case eventUpgraded = "event.upgraded"
  /// “changed to %1$@, %2$@ refunded”.
  case eventUpgradedWithRefund = "event.upgradedWithRefund"
  /// “will change to %@”.
  case eventChangeScheduled = "event.changeScheduled"
  /// “stays with %@”.
  case eventChangeCancelled = "event.changeCancelled"
  /// “offer waits for the next renewal”.
  case eventOfferRedeemed = "event.offerRedeemed"
  /// “auto-renew turned off”.
  case eventAutoRenewOff = "event.autoRenewOff"
  /// “auto-renew turns off at the next renewal”.
  case eventAutoRenewOffNext = "event.autoRenewOffNext"
  /// “auto-renew turned on”.
  case eventAutoRenewOn = "event.autoRenewOn"
  /// “payment failed, grace period began”.
  case eventGraceBegan = "event.graceBegan"
  /// “payment failed, billing retry began”.
  case eventRetryBegan = "event.retryBegan"
  /// “grace period ended”.
  case eventGraceEnded = "event.graceEnded"
  /// “%@ expired”: an entry in the list.
  case eventExpired = "event.expired"
  /// “%@ expired, not paid”.
  case eventExpiredBilling = "event.expiredBilling"
  /// “%@ expired, new price not accepted”.
  case eventExpiredPrice = "event.expiredPrice"
  /// “%@ expired, no longer sold”.
  case eventExpiredUnavailable = "event.expiredUnavailable"
  /// “%@ refunded”: an entry in the list.
  case eventRefunded = "event.refunded"
  /// “refund of %@ reversed”: the refund of a product was reversed. The argument is the product's
  /// name.
  case eventRefundReversed = "event.refundReversed"
  /// “price of %1$@ rises to %2$@”.
  case eventPriceIncreased = "event.priceIncreased"
  /// “new price accepted”: an entry in the list.
  case eventPriceAgreed = "event.priceAgreed"
  /// “renewal date moved”.
  case eventExtended = "event.extended"
  /// “asked to buy %@”.
  case eventAsked = "event.asked"
  /// “purchase of %@ interrupted”.
  case eventInterrupted = "event.interrupted"
  /// “request to buy %@ declined”.
  case eventDeclined = "event.declined"
  /// “purchase of %@ started outside the app”.
  case eventIntent = "event.intent"
  /// “family shares %@”.
  case eventShared = "event.shared"
  /// “family no longer shares %@”.
  case eventUnshared = "event.unshared"
  /// “transaction of %@ deleted”.
  case eventDeleted = "event.deleted"
  /// “payments fail from now on”.
  case eventPaymentFails = "event.paymentFails"
  /// “payments work again”.
  case eventPaymentWorks = "event.paymentWorks"
  /// “%@ taken off sale”.
  case eventRemoved = "event.removed"
  /// “new period”.
  case markStart = "mark.start"
}
