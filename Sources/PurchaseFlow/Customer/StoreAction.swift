/// What someone does: the customer, the developer, or time.
public enum StoreAction: Hashable, Sendable {
  /// The store opens, or its file is read again. What was sold keeps what it was sold
  /// under.
  case open(StoreContents)
  /// The customer confirms a purchase; changing plan is a purchase too.
  case purchase(PurchaseRequest)
  /// The customer closes the sheet.
  case cancelPurchase(PurchaseRequest)
  /// The customer turns auto-renew off.
  case disableAutoRenew(GroupID)
  /// The customer turns auto-renew on again.
  case enableAutoRenew(GroupID)
  /// Nobody does anything; time passes.
  case wait
}
