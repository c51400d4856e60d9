import Foundation
import StoreModel

/// An action of the customer, the family, the developer, the App Store, the app or the test session
/// (StoreKit's `SKTestSession`).
///
/// ```swift
/// import PurchaseFlow
///
/// func cancel(_ group: GroupID, of account: inout Account, at now: Instant) -> [StoreEvent] {
///   account.apply(.disableAutoRenew(group), at: now)
/// }
/// ```
public enum StoreAction: Hashable, Sendable {
  /// Opens the store or reloads its file. Existing purchases retain their terms.
  case open(StoreContents)

  /// Buys a product, or changes plan.
  case purchase(PurchaseRequest)
  /// Cancels a purchase by closing the sheet.
  case cancelPurchase(PurchaseRequest)
  /// Approves or declines an Ask to Buy request; `place` is its index, with the oldest at 0.
  case answerAskToBuy(approve: Bool, place: Int = 0)
  /// Resolves an interrupted purchase; `place` is its index, with the oldest at 0.
  case resolvePurchase(place: Int = 0)
  /// Redeems an offer code for a product; `offer` is the offer's reference name.
  case redeemCode(productID: String, offer: String)
  /// Begins a purchase outside the app. The app must complete the purchase.
  case purchaseIntent(PurchaseRequest)
  /// Completes a purchase that began outside the app; `place` is its index, with the oldest at 0.
  case completeIntent(place: Int = 0)

  /// Turns auto-renew off.
  case disableAutoRenew(GroupID)
  /// Turns auto-renew on.
  case enableAutoRenew(GroupID)
  /// Makes the payment method work or fail for later renewals; charges nothing.
  case setPayment(works: Bool)
  /// Fixes the payment method and charges the failed renewal now.
  case resolveBillingIssue(GroupID)
  /// Accepts an offer instead of turning auto-renew off; `offerID` is the identifier of a
  /// promotional offer of the present plan.
  case acceptRetentionOffer(GroupID, offerID: String)
  /// Accepts or declines a price increase.
  case answerPriceIncrease(GroupID, agree: Bool)

  /// Raises the price of the present plan. A price of `nil` requests consent without a new price. A
  /// price below the present price is a decrease, like
  /// ``changePrice(productID:price:preservesCurrent:billingPlan:)``.
  case increasePrice(productID: String, price: Decimal?, needsConsent: Bool)
  /// Changes the price of a product for new customers and, unless the present price is preserved,
  /// for the subscribers of the plan. A billing plan of `nil` means the one that the customer has,
  /// or up-front billing if the customer does not have the plan.
  case changePrice(
    productID: String,
    price: Decimal,
    preservesCurrent: Bool,
    billingPlan: Product.SubscriptionInfo.BillingPlanType? = nil
  )
  /// Extends the renewal date by 1 to 90 whole days.
  case extendRenewal(GroupID, CalendarSpan)
  /// Extends the renewal dates of all active subscribers of a product.
  case extendAllRenewals(MassExtension)
  /// Removes a product from sale.
  case removeFromSale(productID: String)
  /// Requests a refund of a transaction and grants it at once.
  case refund(UInt64, Transaction.RevocationReason)
  /// Requests a refund of a transaction; the App Store has not decided yet.
  case requestRefund(UInt64, RefundRequest.Reason)
  /// Asks the app's server again for data about an undecided refund request.
  case requestConsumption(UInt64)
  /// Decides a refund request.
  case decideRefund(UInt64, RefundDecision)
  /// Reverses a refund.
  case reverseRefund(UInt64)
  /// Starts or ends family sharing of a product with the customer.
  case shareWithFamily(productID: String, isGranted: Bool)
  /// Withdraws a parent's consent to a child's use of the app.
  case rescindConsent
  /// Requests a test notification for the app's server, as the App Store Server API can.
  case requestTestNotification

  /// Ends the period and begins the next one now (test session).
  case forceRenewal(GroupID)
  /// Ends the subscription now (test session).
  case expire(GroupID)
  /// Deletes a transaction and the later transactions of its subscription (test session).
  case delete(UInt64)
  /// Deletes all transactions of the customer's subscriptions in a group, so that the customer is
  /// new there (test session).
  case removeSubscription(GroupID)
  /// Makes a StoreKit call throw from now on; `nil` clears the failure.
  case setFailure(StoreCall, StoreError?)

  /// Finishes a transaction.
  case finish(UInt64)
  /// Finishes all unfinished transactions.
  case finishAll
  /// Restores purchases from other devices.
  case restore
  /// Closes the app; deliveries wait until it starts.
  case quitApp
  /// Starts the app and delivers waiting and unfinished transactions.
  case launchApp
  /// Shows a queued message and removes it from the queue.
  case showMessage(Message.Reason, GroupID)

  /// Lets time pass without another action.
  case wait
}
