/// Why an action makes no sense now.
public enum Refusal: Error, Hashable, Sendable {
  /// The store has no such product.
  case unknownProduct(String)
  /// The product is not an auto-renewable subscription.
  case notASubscription(String)
  /// The customer has no subscription in force in the group.
  case notSubscribed(GroupID)
  /// Auto-renew is off already.
  case autoRenewAlreadyOff(GroupID)
  /// Auto-renew is on already.
  case autoRenewAlreadyOn(GroupID)
  /// No renewal of the group failed.
  case noBillingIssue(GroupID)
  /// There is no price increase to answer.
  case noPriceIncrease(GroupID)
  /// The customer's plan is another one, or will not renew.
  case notRenewing(String)
  /// The new price is not higher.
  case priceNotHigher(String)
  /// The extension is not one to 90 days long.
  case extensionTooLong
  /// There is no transaction with the identifier.
  case unknownTransaction(UInt64)
  /// The transaction cannot be refunded: it is the family's.
  case notRefundable(UInt64)
  /// The transaction was not refunded.
  case notRefunded(UInt64)
  /// Nothing waits for approval.
  case nothingToApprove
  /// No purchase was interrupted.
  case nothingInterrupted
  /// No purchase was begun outside the app.
  case noIntent
  /// The store declines the code.
  case codeDeclined(String)
  /// What was approved or resolved came to an error.
  case purchaseFailed(StoreError)
  /// The release of Xcode that the profile is of ignores the call.
  case ignoredByProfile
  /// The purchase date lies in the future, or before the end of what is held.
  case purchaseDateNotFree
  /// Families cannot share the product.
  case notFamilyShareable(String)
  /// The family shares the product already.
  case alreadyShared(String)
  /// The family does not share the product.
  case notShared(String)
  /// The transaction is finished already.
  case alreadyFinished(UInt64)
  /// The product is off sale already.
  case alreadyRemoved(String)
  /// The app is closed.
  case appIsClosed
  /// The app runs already.
  case appIsRunning
  /// No such message waits.
  case noMessage
  /// There is no transaction yet.
  case noTransaction
  /// The history does not reach back so far.
  case historyTooShort(actions: Int)
  /// The action lies before what has happened already, which reaches to this moment.
  case clockBackwards(now: Instant)
  /// The moment lies outside the years 0 to 9999.
  case outsideCalendar
  /// The move of the clock would bring more renewals than
  /// ``Policies/mostRenewalsPerMove``.
  case tooManyRenewals(limit: Int)
}
