import Foundation

/// What someone does: the customer, the developer, the app, or time.
public enum StoreAction: Hashable, Sendable {
  /// The store opens, or its file is read again. What was sold keeps what it was sold
  /// under.
  case open(StoreContents)

  /// The customer confirms a purchase; changing plan is a purchase too.
  case purchase(PurchaseRequest)
  /// The customer closes the sheet.
  case cancelPurchase(PurchaseRequest)
  /// The family's organizer answers a request to buy, by its place among those that wait;
  /// the oldest is at 0.
  case answerAskToBuy(approve: Bool, place: Int = 0)
  /// The customer resolves an interrupted purchase, by its place among them; the oldest is
  /// at 0.
  case resolvePurchase(place: Int = 0)
  /// The customer redeems a code for an offer of a product, by the offer's reference
  /// name.
  case redeemCode(productID: String, offer: String)
  /// A purchase is begun outside the app and waits for it.
  case purchaseIntent(PurchaseRequest)
  /// The app completes a purchase begun outside it, by its place among them; the oldest is
  /// at 0.
  case completeIntent(place: Int = 0)

  /// The customer turns auto-renew off.
  case disableAutoRenew(GroupID)
  /// The customer turns auto-renew on again.
  case enableAutoRenew(GroupID)
  /// The payment method works for renewals from now on, or fails. Nothing is charged yet.
  case setPayment(works: Bool)
  /// The customer fixes the payment, and the renewal is charged now.
  case resolveBillingIssue(GroupID)
  /// The customer answers a price increase.
  case answerPriceIncrease(GroupID, agree: Bool)

  /// The developer raises the price of the plan held.
  case increasePrice(productID: String, price: Decimal, needsConsent: Bool)
  /// The developer moves the renewal date.
  case extendRenewal(GroupID, CalendarSpan)
  /// A product is taken off sale.
  case removeFromSale(productID: String)
  /// A purchase is refunded.
  case refund(UInt64, Transaction.RevocationReason)
  /// A refund is taken back.
  case reverseRefund(UInt64)
  /// Another member of the family shares a purchase with the customer, or no longer.
  case shareWithFamily(productID: String, isGranted: Bool)

  /// The test session ends the period and begins the next now.
  case forceRenewal(GroupID)
  /// The test session ends the subscription now.
  case expire(GroupID)
  /// The test session deletes a transaction, and what followed from it.
  case delete(UInt64)
  /// A call of StoreKit is made to fail from now on, or no longer.
  case setFailure(StoreCall, StoreError?)

  /// The app finishes a transaction.
  case finish(UInt64)
  /// The app finishes all transactions.
  case finishAll
  /// The app asks for what was bought on other devices.
  case restore
  /// The app closes: nothing is delivered any more.
  case quitApp
  /// The app starts: what waits is delivered.
  case launchApp
  /// A message is shown to the customer, and no longer waits.
  case showMessage(Message.Reason, GroupID)

  /// Nobody does anything; time passes.
  case wait
}
