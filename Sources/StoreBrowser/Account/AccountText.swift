import EmbeddedCatalogs
import StoreModel

/// The name of a text of the account's screen.
enum AccountText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_account)

  /// “Put the customer into this state”.
  case commandEnterState = "command.put"
  /// “put into state”.
  case hintEnterState = "hint.put"
  /// “facts, states”.
  case hintPart = "hint.part"
  /// “State”.
  case factState = "fact.state"
  /// “Plan”.
  case factPlan = "fact.plan"
  /// “Renews to”.
  case factRenewsTo = "fact.renewsTo"
  /// “Ends”.
  case factEnds = "fact.ends"
  /// “Ended”.
  case factEnded = "fact.ended"
  /// “Next charge”.
  case factCharge = "fact.charge"
  /// “Grace until”.
  case factGrace = "fact.grace"
  /// “Retries until”.
  case factRetry = "fact.retry"
  /// “Offer”.
  case factOffer = "fact.offer"
  /// “Next offer”.
  case factNextOffer = "fact.nextOffer"
  /// “Introductory”.
  case factIntroductory = "fact.introductory"
  /// “Promotional”.
  case factPromotional = "fact.promotional"
  /// “Win-back”.
  case factWinBack = "fact.winBack"
  /// “Codes”.
  case factCodes = "fact.codes"
  /// “New price”.
  case factIncrease = "fact.increase"
  /// “Family”.
  case factFamily = "fact.family"
  /// “Paid in all”.
  case factPaid = "fact.paid"
  /// “Entitled to”.
  case factEntitlements = "fact.entitlements"
  /// “Unfinished”.
  case factUnfinished = "fact.unfinished"
  /// “Payment”.
  case factPayment = "fact.payment"
  /// “To approve”.
  case factWaiting = "fact.waiting"
  /// “Customer”.
  case customerTitle = "customer.title"
  /// “About the customer”: what there is to know of them.
  case factsTitle = "facts.title"
  /// “Put the customer into”.
  case statesTitle = "states.title"
  /// “none”.
  case valueNone = "value.none"
  /// “does not renew”.
  case valueNotRenewing = "value.notRenewing"
  /// “works”.
  case valueWorks = "value.works"
  /// “fails”.
  case valueFails = "value.fails"
  /// “fails at renewals, by the settings”.
  case valueFailsBySettings = "value.failsBySettings"
  /// “%1$@ on %2$@”.
  case valueCharge = "value.charge"
  /// “%1$@ on %2$@ if agreed, else it ends”.
  case valueChargeIfAgreed = "value.chargeIfAgreed"
  /// “payment fails, billing retry begins”.
  case valueRetryBegins = "value.retryBegins"
  /// “%@ once the charge goes through”.
  case valueChargeWhenPaid = "value.chargeWhenPaid"
  /// “%@ is no longer sold”: why it does not renew; the name of what it would have renewed to.
  case valueWithdrawn = "value.withdrawn"
  /// “%1$@ until %2$@”.
  case valueOfferUntil = "value.offerUntil"
  /// “%@, not answered”.
  case valueIncreasePending = "value.increasePending"
  /// “%@, agreed”.
  case valueIncreaseAgreed = "value.increaseAgreed"
  /// “%1$@, %2$@ of it refunded”.
  case valueRefunded = "value.refunded"
  /// “%1$@ × %2$lld”.
  case valueSeveral = "value.several"
  /// “%1$@ until %2$@”.
  case valueSharedPlan = "value.sharedPlan"
  /// “free trial”.
  case offerTrial = "offer.trial"
  /// “introductory offer”.
  case offerIntroductory = "offer.introductory"
  /// “promotional offer”.
  case offerPromotional = "offer.promotional"
  /// “offer code”.
  case offerCode = "offer.code"
  /// “win-back offer”.
  case offerWinBack = "offer.winBack"
  /// “offer”.
  case offerOther = "offer.other"
  /// “%lld more periods”.
  case offerLeft = "offer.left"
  /// “Never subscribed”.
  case stateNever = "state.never"
  /// “Free trial”.
  case stateTrial = "state.trial"
  /// “Subscribed”.
  case stateSubscribed = "state.subscribed"
  /// “Auto-renew off”.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “Plan change waiting”.
  case stateDowngradeWaiting = "state.downgradeWaiting"
  /// “Grace period”.
  case stateGrace = "state.grace"
  /// “Billing retry”.
  case stateRetry = "state.retry"
  /// “Lapsed”.
  case stateLapsed = "state.lapsed"
  /// “Lapsed, win-back offer”.
  case stateLapsedWithWinBack = "state.lapsedWithWinBack"
  /// “Refunded”.
  case stateRevoked = "state.revoked"
  /// “Ask to Buy pending”.
  case stateAskToBuyPending = "state.askToBuyPending"
  /// “%1$@: %2$@”.
  case stateEntered = "put.done"
  /// “The customer is in this state already.”.
  case stateAlready = "put.already"
  /// “No plan of the group can be bought.”.
  case obstacleNoPlans = "obstacle.noPlans"
  /// “The group does not sell “%@”.”.
  case obstacleUnknownPlan = "obstacle.unknownPlan"
  /// “No plan has a free trial.”.
  case obstacleNoFreeTrial = "obstacle.noFreeTrial"
  /// “There is only one plan.”.
  case obstacleOnlyOnePlan = "obstacle.onlyOnePlan"
  /// “Every change of plan begins at once.”.
  case obstacleNoLaterChange = "obstacle.noLaterChange"
  /// “No plan has a win-back offer.”.
  case obstacleNoWinBackOffer = "obstacle.noWinBackOffer"
  /// “The store’s rules do not lead there. Look at its settings.”.
  case obstacleNotReached = "obstacle.notReached"
  /// “This file holds no subscription that renews.”.
  case obstacleNoGroup = "obstacle.noGroup"
  /// “%1$@: %2$@”.
  case valueOffers = "value.offers"
}
