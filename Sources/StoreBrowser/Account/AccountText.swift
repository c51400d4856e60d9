import EmbeddedCatalogs
import StoreModel

/// The key of a text on the account screen: the customer's states, and facts with their labels.
enum AccountText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_account)

  /// “Put the customer into this state”: a command in the help. Enter puts the customer into the
  /// selected state.
  case commandEnterState = "command.put"
  /// “put into state”: the hint for Enter in the list of states, in the hint bar.
  case hintEnterState = "hint.put"
  /// “facts, states”: the hint for Tab, which moves the focus between the facts and the list of
  /// states.
  case hintPart = "hint.part"
  /// “Switch between facts and states”: a command in the help.
  case commandPart = "command.part"
  /// “State”: the label of the subscription's state in a group, such as "Free trial".
  case factState = "fact.state"
  /// “Plan”: the label of the current or last plan of a group.
  case factPlan = "fact.plan"
  /// “Renews to”: the label of the plan after the next renewal, or of the reason why there is none.
  case factRenewsTo = "fact.renewsTo"
  /// “Commitment”: the label of the progress and the total of a 12-month commitment.
  case factCommitment = "fact.commitment"
  /// “Until”: the label of the end of a 12-month commitment.
  case factCommitmentEnd = "fact.commitmentEnd"
  /// “Ends”: the label of the day on which the subscription will end.
  case factEnds = "fact.ends"
  /// “Ended”: the label of the day on which the subscription expired or was refunded.
  case factEnded = "fact.ended"
  /// “Next charge”: the label of the next charge, such as "$9.99 on Feb 5, 2026".
  case factCharge = "fact.charge"
  /// “Access until”: the label of the day on which the grace period ends, and with it the access.
  case factGrace = "fact.grace"
  /// “Retries until”: the label of the day on which billing retry ends.
  case factRetry = "fact.retry"
  /// “Offer”: the label of the offer that applies to the current period.
  case factOffer = "fact.offer"
  /// “Next offer”: the label of the offer that applies at the next renewal.
  case factNextOffer = "fact.nextOffer"
  /// “Introductory”: the label of the introductory offers for which the customer is eligible.
  case factIntroductory = "fact.introductory"
  /// “Promotional”: the label of the promotional offers for which the customer is eligible.
  case factPromotional = "fact.promotional"
  /// “Win-back”: the label of the win-back offers for which the customer is eligible.
  case factWinBack = "fact.winBack"
  /// “Codes”: the label of the offer codes that the customer can redeem.
  case factCodes = "fact.codes"
  /// “New price”: the label of the price after a price increase.
  case factIncrease = "fact.increase"
  /// “Own plan”: the label of the customer's own plan if a family member shares another plan of the
  /// group.
  case factOwnPlan = "fact.ownPlan"
  /// “Refund requested”: the label of the products whose refund the App Store has not decided yet.
  case factRefundRequests = "fact.refundRequests"
  /// “Family”: the label of a plan that a family member shares with the customer.
  case factFamily = "fact.family"
  /// “Total paid”: the label of the charges in a group or in total, such as "$29.97".
  case factPaid = "fact.paid"
  /// “Entitled to”: the label of the products that the customer currently has access to.
  case factEntitlements = "fact.entitlements"
  /// “Unfinished”: the label of the products whose transactions the app has not finished.
  case factUnfinished = "fact.unfinished"
  /// “Payment”: the label of the payment status, such as "works".
  case factPayment = "fact.payment"
  /// “To approve”: the label of the products that wait for Ask to Buy approval.
  case factWaiting = "fact.waiting"
  /// “Customer”: the heading above the facts that do not belong to a group.
  case customerTitle = "customer.title"
  /// “About the customer”: the accessibility label of the scrollable area with all facts.
  case factsTitle = "facts.title"
  /// “Put the customer into”: the heading above the list of states. The palette also shows it
  /// before a state's name, as in "Put the customer into: Free trial".
  case statesTitle = "states.title"
  /// “none”: the value of a fact without products or charges.
  case valueNone = "value.none"
  /// “does not renew”: the value of “Renews to” if the subscription will not renew.
  case valueNotRenewing = "value.notRenewing"
  /// “works”: the value of “Payment” if renewals can be charged.
  case valueWorks = "value.works"
  /// “fails”: the value of “Payment” if the payment method is declined.
  case valueFails = "value.fails"
  /// “renewals fail (settings)”: the value of “Payment” if only a setting of the store makes
  /// renewals fail.
  case valueFailsBySettings = "value.failsBySettings"
  /// “%1$@ on %2$@”: the value of “Next charge”. `%1$@` is an amount such as "$9.99", or the
  /// payment problem that will occur. `%2$@` is the day.
  case valueCharge = "value.charge"
  /// “%1$@ on %2$@ if agreed, else it ends”: the value of “Next charge” before the customer answers
  /// a price increase. `%1$@` is the amount or the payment problem, `%2$@` is the day.
  case valueChargeIfAgreed = "value.chargeIfAgreed"
  /// “payment fails, billing retry begins”: the payment problem that will occur at the next
  /// renewal, in “Next charge”.
  case valueRetryBegins = "value.retryBegins"
  /// “%@ once the charge goes through”: the value of “Next charge” while the payment fails. `%@` is
  /// the amount, such as "$9.99".
  case valueChargeWhenPaid = "value.chargeWhenPaid"
  /// “%@ is no longer sold”: the value of “Renews to” if the next plan is not for sale. `%@` is its
  /// name.
  case valueWithdrawn = "value.withdrawn"
  /// “%1$@ until %2$@”: the value of “Offer”. `%1$@` is the kind of offer, such as "free trial".
  /// `%2$@` is the day on which the period ends.
  case valueOfferUntil = "value.offerUntil"
  /// “%@, not answered”: the value of “New price” before the customer answers. `%@` is the price,
  /// such as "$12.99".
  case valueIncreasePending = "value.increasePending"
  /// “%@, agreed”: the value of “New price” after the price increase was accepted. `%@` is the
  /// price, such as "$12.99".
  case valueIncreaseAgreed = "value.increaseAgreed"
  /// “%1$@ (%2$@ refunded)”: the value of “Total paid” after a refund. `%1$@` is the charged
  /// amount, `%2$@` is the refunded amount.
  case valueRefunded = "value.refunded"
  /// “%1$@ × %2$lld”: a product with several transactions, in a list of products. `%1$@` is its
  /// name, `%2$lld` is the number of transactions.
  case valueSeveral = "value.several"
  /// “%1$@ until %2$@”: the value of “Family”. `%1$@` is the name of the plan, `%2$@` is the day on
  /// which the period ends.
  case valueSharedPlan = "value.sharedPlan"
  /// “%1$@, no longer shared since %2$@”: the value of “Family” after the family stopped sharing.
  /// `%1$@` is the name of the plan, `%2$@` is the day.
  case valueSharedEnded = "value.sharedEnded"
  /// “free trial”: an offer of any kind that is a free trial.
  case offerTrial = "offer.trial"
  /// “introductory offer”: an introductory offer that is not a free trial.
  case offerIntroductory = "offer.introductory"
  /// “promotional offer”: a promotional offer that is not a free trial.
  case offerPromotional = "offer.promotional"
  /// “offer code”: the offer of a code, if it is not a free trial.
  case offerCode = "offer.code"
  /// “win-back offer”: a win-back offer that is not a free trial.
  case offerWinBack = "offer.winBack"
  /// “retention offer”: an offer that kept the customer from cancelling, if it is not a free trial.
  case offerRetention = "offer.retention"
  /// “offer”: an offer of a kind that the program does not distinguish.
  case offerOther = "offer.other"
  /// “%lld more periods”: follows an offer. `%lld` is the number of periods to which the offer
  /// still applies.
  case offerLeft = "offer.left"
  /// “Never subscribed”: a state of the customer: no subscription was ever bought in the group.
  case stateNever = "state.never"
  /// “Free trial”: a state of the customer: the subscription is in a free trial.
  case stateTrial = "state.trial"
  /// “Subscribed”: a state of the customer: the subscription is active and renews.
  case stateSubscribed = "state.subscribed"
  /// “12-month commitment”: a state of the customer: the subscription is billed monthly within a
  /// commitment and renews.
  case stateCommitment = "state.commitment"
  /// “Auto-renew off”: a state of the customer: the subscription is active but will not renew.
  case stateAutoRenewOff = "state.autoRenewOff"
  /// “Plan change waiting”: a state of the customer: the plan changes at the next renewal.
  case stateDowngradeWaiting = "state.downgradeWaiting"
  /// “Grace period”: a state of the customer: the payment failed, but access continues.
  case stateGrace = "state.grace"
  /// “Billing retry”: a state of the customer: the payment failed, and access ended.
  case stateRetry = "state.retry"
  /// “Lapsed”: a state of the customer: the subscription expired.
  case stateLapsed = "state.lapsed"
  /// “Lapsed, win-back offer”: a state of the customer: the subscription expired, and a win-back
  /// offer is available.
  case stateLapsedWithWinBack = "state.lapsedWithWinBack"
  /// “Refunded”: a state of the customer: the purchase was refunded.
  case stateRevoked = "state.revoked"
  /// “Ask to Buy pending”: a state of the customer: a purchase waits for approval.
  case stateAskToBuyPending = "state.askToBuyPending"
  /// “%1$@: %2$@”: the notice after a change of state. `%1$@` is the name of the group, `%2$@` is
  /// the name of the new state.
  case stateEntered = "put.done"
  /// “new in Messages: %@”: added to the notice after a change of state if messages wait to be shown.
  /// `%@` is a list of their titles, such as "Billing issue".
  case stateMessages = "put.messages"
  /// “The customer is in this state already.”: the notice if the customer already is in the chosen
  /// state.
  case stateAlready = "put.already"
  /// “No plan of the group can be bought.”: why the customer cannot be put into a state: the group
  /// has no plan that is for sale.
  case unavailableNoPlans = "unavailable.noPlans"
  /// “The group does not sell “%@”.”: why the customer cannot be put into a state. `%@` is the
  /// identifier of the requested plan.
  case unavailableUnknownPlan = "unavailable.unknownPlan"
  /// “No plan has a free trial.”: why the customer cannot be put into “Free trial”.
  case unavailableNoFreeTrial = "unavailable.noFreeTrial"
  /// “There is only one plan.”: why the customer cannot be put into “Plan change waiting”.
  case unavailableOnlyOnePlan = "unavailable.onlyOnePlan"
  /// “Every plan change takes effect immediately.”: why the customer cannot be put into “Plan
  /// change waiting”: no plan change waits for the next renewal.
  case unavailableNoLaterChange = "unavailable.noLaterChange"
  /// “No plan has a win-back offer.”: why the customer cannot be put into “Lapsed, win-back offer”.
  case unavailableNoWinBackOffer = "unavailable.noWinBackOffer"
  /// “No plan is billed monthly with a commitment.”: why the customer cannot be put into “12-month
  /// commitment”.
  case unavailableNoCommitment = "unavailable.noCommitment"
  /// “Not sold in the storefront %@.”: why the customer cannot be put into “12-month commitment”.
  /// `%@` is the storefront's code, such as "USA".
  case unavailableCommitmentStorefront = "unavailable.commitmentStorefront"
  /// “The current settings rule out this state. Check the Settings screen.”: why the customer
  /// cannot be put into a state: the settings of the store prevent it.
  case unavailableNotReached = "unavailable.notReached"
  /// “This file has no auto-renewable subscription.”: shown instead of the list of states, and as
  /// the reason if a state is chosen in the palette.
  case unavailableNoGroup = "unavailable.noGroup"
  /// “%1$@: %2$@”: a plan with its offers, one plan per line. `%1$@` is the plan, `%2$@` is a list
  /// of offers such as "1 week free".
  case valueOffers = "value.offers"
}
