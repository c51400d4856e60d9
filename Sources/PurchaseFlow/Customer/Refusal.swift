/// The reason why an action is not possible now.
///
/// ```swift
/// import PurchaseFlow
///
/// func refusal(of action: StoreAction, by simulation: inout Simulation) -> Refusal? {
///   simulation.perform(action).refusal
/// }
/// ```
public enum Refusal: Error, Hashable, Sendable {
  /// The store has no product with this identifier.
  case unknownProduct(String)
  /// The product is not an auto-renewable subscription.
  case notASubscription(String)
  /// The customer has no active subscription in the group.
  case notSubscribed(GroupID)
  /// The subscription of the group already has auto-renew off.
  case autoRenewAlreadyOff(GroupID)
  /// The subscription of the group already has auto-renew on.
  case autoRenewAlreadyOn(GroupID)
  /// The group has no failed renewal.
  case noBillingIssue(GroupID)
  /// No price increase waits for an answer.
  case noPriceIncrease(GroupID)
  /// The product is not the present plan, or will not renew.
  case notRenewing(String)
  /// The new price is not higher than the present price.
  case priceNotHigher(String)
  /// A price increase of the product already waits for consent.
  case increasePending(String)
  /// The store already sells the product at the new price.
  case priceUnchanged(String)
  /// The new price is negative or not a number.
  case priceNotUsable(String)
  /// The present price of the product cannot be preserved, because the new price is lower.
  case decreaseNotPreserved(String)
  /// The store lists the product but does not sell it.
  case notForSale(String)
  /// The store does not sell the plan with this billing plan.
  case billingPlanNotForSale(String)
  /// The extension is not 1 to 90 whole days: the App Store Server API's
  /// `InvalidExtendByDaysError`, 4000009.
  case invalidExtensionLength
  /// The renewal date of the subscription cannot be extended.
  case extensionIneligible(ExtensionIneligibility)
  /// No transaction has this identifier.
  case unknownTransaction(UInt64)
  /// The transaction cannot be refunded because it is shared by the family.
  case notRefundable(UInt64)
  /// The transaction was not refunded.
  case notRefunded(UInt64)
  /// No refund request for the transaction waits for a decision.
  case noRefundRequest(UInt64)
  /// The percentage of a prorated refund is not above 0 or exceeds 100, or it is omitted and no
  /// period remains.
  case refundPercentageNotPossible(UInt64)
  /// No purchase waits for approval.
  case nothingToApprove
  /// No purchase is interrupted.
  case nothingInterrupted
  /// No purchase that began outside the app is waiting.
  case noIntent
  /// The offer does not exist, or the customer is not eligible for it.
  case offerNotAvailable(String)
  /// The store declined the offer code.
  case codeDeclined(String)
  /// The approved or resolved purchase failed.
  case purchaseFailed(StoreError)
  /// The simulated release of Xcode ignores the call.
  case ignoredByProfile
  /// The purchase date is in the future, or before the end of the present subscription.
  case purchaseDateNotFree
  /// The product cannot be shared with the family.
  case notFamilyShareable(String)
  /// The family already shares the product.
  case alreadyShared(String)
  /// The family does not share the product.
  case notShared(String)
  /// The transaction is already finished.
  case alreadyFinished(UInt64)
  /// The product is already off sale.
  case alreadyRemoved(String)
  /// The app is not running.
  case appIsClosed
  /// The app is already running.
  case appIsRunning
  /// No message with this reason is queued for the group.
  case noMessage
  /// There is no transaction yet.
  case noTransaction
  /// The history has only `actions` actions, fewer than requested.
  case historyTooShort(actions: Int)
  /// The time is before the clock's present time, `now`.
  case clockBackwards(now: Instant)
  /// The time is outside the years 0 to 9999.
  case outsideCalendar
  /// Moving the clock would cause more renewals than ``Policies/mostRenewalsPerMove``.
  case tooManyRenewals(limit: Int)
}
