import EmbeddedCatalogs
import StoreModel

/// The name of a text of the timeline's screen.
enum TimelineText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_timeline)

  /// “Set the clock back to the chosen event”.
  case commandGoBack = "command.goBack"
  /// “Show less time”.
  case commandZoomIn = "command.zoomIn"
  /// “Show more time”.
  case commandZoomOut = "command.zoomOut"
  /// “Show the whole life”.
  case commandFullTimeline = "command.wholeLife"
  /// “Show earlier times”.
  case commandEarlier = "command.earlier"
  /// “Show later times”.
  case commandLater = "command.later"
  /// “List the other ways the history took”.
  case commandBranches = "command.ways"
  /// “Take the chosen way”.
  case commandSwitchBranch = "command.take"
  /// “Compare the chosen way with this one”.
  case commandCompare = "command.compare"
  /// “Back to the list of events”.
  case commandEvents = "command.events"
  /// “choose”.
  case hintChoose = "hint.choose"
  /// “clock to here”.
  case hintGoBack = "hint.goBack"
  /// “zoom”.
  case hintZoom = "hint.zoom"
  /// “other ways”.
  case hintBranches = "hint.ways"
  /// “take”.
  case hintSwitchBranch = "hint.take"
  /// “compare”.
  case hintCompare = "hint.compare"
  /// “events”.
  case hintEvents = "hint.events"
  /// “trial”.
  case spanTrial = "span.trial"
  /// “offer”.
  case spanOffer = "span.offer"
  /// “paid”.
  case spanPaid = "span.paid"
  /// “grace”.
  case spanGrace = "span.grace"
  /// “retry”.
  case spanRetry = "span.retry"
  /// “lapsed”.
  case spanLapsed = "span.lapsed"
  /// “refunded”.
  case spanRevoked = "span.revoked"
  /// “several”.
  case markSeveral = "mark.several"
  /// “plan change”.
  case markChange = "mark.change"
  /// “refund”.
  case markRefund = "mark.refund"
  /// “now”.
  case markNow = "mark.now"
  /// “now: %@, earlier than what is drawn”: a moment, for who listens.
  case markNowEarlier = "mark.nowEarlier"
  /// “now: %@, later than what is drawn”: a moment, for who listens.
  case markNowLater = "mark.nowLater"
  /// “%1$@: %2$@”.
  case timelineTitle = "strip.title"
  /// “%1$@: %2$@ (family)”.
  case timelineFamily = "strip.family"
  /// “%@: not subscribed”.
  case timelineNever = "strip.never"
  /// “%1$@, %2$@ to %3$@”.
  case timelineSpoken = "strip.spoken"
  /// “%2$@, %3$@ to %4$@, %1$lld periods”.
  case timelinePeriods = "strip.periods"
  /// “Other ways”.
  case branchesTitle = "ways.title"
  /// “On the other way, at %@”: another way was taken; the moment that it is at.
  case tookBranch = "took.way"
  /// “Nothing was taken back yet. Go back with %1$@ or %2$@ and do…”: the keys that go back.
  case branchesNone = "ways.none"
  /// “leaves on %1$@ · ends on %2$@”.
  case branchLine = "way.line"
  /// “%lld actions of its own”.
  case branchActions = "way.actions"
  /// “Two ways”.
  case compareTitle = "compare.title"
  /// “this way”.
  case compareThis = "compare.this"
  /// “the other way”.
  case compareOther = "compare.other"
  /// “Clock”.
  case compareClock = "compare.clock"
  /// “Transactions”.
  case compareTransactions = "compare.transactions"
  /// “Nothing differs.”.
  case compareSame = "compare.same"
  /// “≠ differs”.
  case compareDiffers = "compare.differs"
  /// “Nothing has happened yet.”.
  case obstacleNoEvent = "obstacle.noEvent"
  /// “It was entered on %@ with an earlier date. The clock goes back no further than that.”: why
  /// the clock cannot go to an event; a moment.
  case obstacleDatedBack = "obstacle.datedBack"
  /// “There are no other ways yet.”.
  case obstacleNoBranches = "obstacle.noWays"
  /// “The whole life is on the screen.”.
  case obstacleFullTimeline = "obstacle.wholeLife"
  /// “No shorter time can be shown.”.
  case obstacleShortest = "obstacle.shortest"
  /// “store opened”.
  case eventOpened = "event.opened"
  /// “store file or settings changed”.
  case eventReopened = "event.reopened"
  /// “subscribed to %@”.
  case eventPurchased = "event.purchased"
  /// “subscribed to %@ again”.
  case eventResubscribed = "event.resubscribed"
  /// “bought %@”.
  case eventBought = "event.bought"
  /// “%@ renewed”.
  case eventRenewed = "event.renewed"
  /// “payment recovered, %@ renewed”.
  case eventRecovered = "event.recovered"
  /// “changed to %@”.
  case eventUpgraded = "event.upgraded"
  /// “changed to %1$@, %2$@ given back”.
  case eventUpgradedWithRefund = "event.upgradedWithRefund"
  /// “will change to %@”.
  case eventChangeScheduled = "event.changeScheduled"
  /// “stays with %@”.
  case eventChangeCancelled = "event.changeCancelled"
  /// “offer waits for the next renewal”.
  case eventOfferRedeemed = "event.offerRedeemed"
  /// “auto-renew turned off”.
  case eventAutoRenewOff = "event.autoRenewOff"
  /// “auto-renew goes off at the next renewal”.
  case eventAutoRenewOffNext = "event.autoRenewOffNext"
  /// “auto-renew turned on”.
  case eventAutoRenewOn = "event.autoRenewOn"
  /// “payment failed, grace period began”.
  case eventGraceBegan = "event.graceBegan"
  /// “payment failed, billing retry began”.
  case eventRetryBegan = "event.retryBegan"
  /// “grace period ended”.
  case eventGraceEnded = "event.graceEnded"
  /// “%@ expired”.
  case eventExpired = "event.expired"
  /// “%@ expired, not paid”.
  case eventExpiredBilling = "event.expiredBilling"
  /// “%@ expired, new price not agreed to”.
  case eventExpiredPrice = "event.expiredPrice"
  /// “%@ expired, no longer sold”.
  case eventExpiredUnavailable = "event.expiredUnavailable"
  /// “%@ refunded”.
  case eventRefunded = "event.refunded"
  /// “refund of %@ taken back”.
  case eventRefundReversed = "event.refundReversed"
  /// “price of %1$@ rises to %2$@”.
  case eventPriceIncreased = "event.priceIncreased"
  /// “new price agreed to”.
  case eventPriceAgreed = "event.priceAgreed"
  /// “renewal date moved”.
  case eventExtended = "event.extended"
  /// “asked to buy %@”.
  case eventAsked = "event.asked"
  /// “purchase of %@ interrupted”.
  case eventInterrupted = "event.interrupted"
  /// “request to buy %@ declined”.
  case eventDeclined = "event.declined"
  /// “purchase of %@ begun outside the app”.
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
