import EmbeddedCatalogs
import StoreModel

/// The key of a text of the account's screen.
enum AccountText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_account)

  /// “Put the customer into this state”.
  case commandEnterState = "command.put"
  /// “put into state”: shown in the bar of keys.
  case hintEnterState = "hint.put"
  /// “facts, states”.
  case hintPart = "hint.part"
  /// “State”: the label of a fact.
  case factState = "fact.state"
  /// “Plan”: the label of a fact.
  case factPlan = "fact.plan"
  /// “Renews to”: the label of a fact.
  case factRenewsTo = "fact.renewsTo"
  /// “Ends”: the label of a fact.
  case factEnds = "fact.ends"
  /// “Ended”: the label of a fact.
  case factEnded = "fact.ended"
  /// “Next charge”.
  case factCharge = "fact.charge"
  /// “Grace until”.
  case factGrace = "fact.grace"
  /// “Retries until”.
  case factRetry = "fact.retry"
  /// “Offer”: the label of a fact.
  case factOffer = "fact.offer"
  /// “Next offer”: the label of a fact.
  case factNextOffer = "fact.nextOffer"
  /// “Introductory”: the label of a fact.
  case factIntroductory = "fact.introductory"
  /// “Promotional”: the label of a fact.
  case factPromotional = "fact.promotional"
  /// “Win-back”: the label of a fact.
  case factWinBack = "fact.winBack"
  /// “Codes”: the label of a fact.
  case factCodes = "fact.codes"
  /// “New price”.
  case factIncrease = "fact.increase"
  /// “Family”: the label of a fact.
  case factFamily = "fact.family"
  /// “Total paid”: the label of a fact.
  case factPaid = "fact.paid"
  /// “Entitled to”.
  case factEntitlements = "fact.entitlements"
  /// “Unfinished”: the label of a fact.
  case factUnfinished = "fact.unfinished"
  /// “Payment”: the label of a fact.
  case factPayment = "fact.payment"
  /// “To approve”.
  case factWaiting = "fact.waiting"
  /// “Customer”: above the general facts.
  case customerTitle = "customer.title"
  /// “About the customer”: the title of the facts.
  case factsTitle = "facts.title"
  /// “Put the customer into”.
  case statesTitle = "states.title"
  /// “none”: the text beside a label.
  case valueNone = "value.none"
  /// “does not renew”.
  case valueNotRenewing = "value.notRenewing"
  /// “works”: the text beside a label.
  case valueWorks = "value.works"
  /// “fails”: the text beside a label.
  case valueFails = "value.fails"
  /// “renewals fail (settings)”.
  case valueFailsBySettings = "value.failsBySettings"
  /// “%1$@ on %2$@”: the text beside a label.
  case valueCharge = "value.charge"
  /// “%1$@ on %2$@ if agreed, else it ends”.
  case valueChargeIfAgreed = "value.chargeIfAgreed"
  /// “payment fails, billing retry begins”.
  case valueRetryBegins = "value.retryBegins"
  /// “%@ once the charge goes through”.
  case valueChargeWhenPaid = "value.chargeWhenPaid"
  /// “%@ is no longer sold”: why the subscription does not renew. The argument is the name of the
  /// next plan.
  case valueWithdrawn = "value.withdrawn"
  /// “%1$@ until %2$@”: the text beside a label.
  case valueOfferUntil = "value.offerUntil"
  /// “%@, not answered”.
  case valueIncreasePending = "value.increasePending"
  /// “%@, agreed”: the text beside a label.
  case valueIncreaseAgreed = "value.increaseAgreed"
  /// “%1$@ (%2$@ refunded)”: the text beside a label.
  case valueRefunded = "value.refunded"
  /// “%1$@ × %2$lld”.
  case valueSeveral = "value.several"
  /// “%1$@ until %2$@”.
  case valueSharedPlan = "value.sharedPlan"
  /// “free trial”.
  case offerTrial = "offer.trial"
  /// “introductory offer”: a kind of offer.
  case offerIntroductory = "offer.introductory"
  /// “promotional offer”: a kind of offer.
  case offerPromotional = "offer.promotional"
  /// “offer code”: a kind of offer.
  case offerCode = "offer.code"
  /// “win-back offer”: a kind of offer.
  case offerWinBack = "offer.winBack"
  /// “offer”: a kind of offer.
  case offerOther = "offer.other"
  /// “%lld more periods”.
  case offerLeft = "offer.left"
  /// “Never subscribed”.
  case stateNever = "state.never"
  /// “Free trial”.
  case stateTrial = "state.trial"
  /// “Subscribed”: the name of a status.
  case stateSubscribed = "state.subscribed"
  /// “Auto-renew off”: the name of a status.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “Plan change waiting”.
  case stateDowngradeWaiting = "state.downgradeWaiting"
  /// “Grace period”.
  case stateGrace = "state.grace"
  /// “Billing retry”.
  case stateRetry = "state.retry"
  /// “Lapsed”: the name of a status.
  case stateLapsed = "state.lapsed"
  /// “Lapsed, win-back offer”.
  case stateLapsedWithWinBack = "state.lapsedWithWinBack"
  /// “Refunded”.
  case stateRevoked = "state.revoked"
  /// “Ask to Buy pending”: the name of a status.
  case stateAskToBuyPending = "state.askToBuyPending"
  /// “%1$@: %2$@”: a notice. The arguments are the group and the new state.
  case stateEntered = "put.done"
  /// “The customer is in this state already.”.
  case stateAlready = "put.already"
  /// “No plan of the group can be bought.”.
  case unavailableNoPlans = "unavailable.noPlans"
  /// “The group does not sell “%@”.”.
  case unavailableUnknownPlan = "unavailable.unknownPlan"
  /// “No plan has a free trial.”.
  case unavailableNoFreeTrial = "unavailable.noFreeTrial"
  /// “There is only one plan.”.
  case unavailableOnlyOnePlan = "unavailable.onlyOnePlan"
  /// “Every plan change takes effect immediately.”.
  case unavailableNoLaterChange = "unavailable.noLaterChange"
  /// “No plan has a win-back offer.”.
  case unavailableNoWinBackOffer = "unavailable.noWinBackOffer"
  /// “The current settings rule out this state. Check the Settings screen.”.
  case unavailableNotReached = "unavailable.notReached"
  /// “This file has no auto-renewable subscription.”.
  case unavailableNoGroup = "unavailable.noGroup"
  /// “%1$@: %2$@”: the arguments are a plan and its offers.
  case valueOffers = "value.offers"
}
