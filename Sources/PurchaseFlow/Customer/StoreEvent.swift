import Foundation

/// What happened, and when, and what it concerns.
public struct StoreEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The store opened or its file was read again.
    case opened
    /// The first purchase in a group.
    case purchased
    /// A purchase in a group after the subscription had ended.
    case resubscribed
    /// A purchase that is no subscription that renews.
    case boughtOnce
    /// A new period began by itself.
    case renewed
    /// A renewal that had failed was charged.
    case recovered
    /// Another plan began at once; the unused part of the old one was given back.
    case upgraded(from: String, refund: Decimal, currency: String)
    /// Another plan will begin at the next renewal.
    case planChangeScheduled(from: String)
    /// The present plan will renew after all, not the other one.
    case planChangeCancelled(to: String)
    /// The same change was asked for again; nothing changed.
    case planChangeAlreadyScheduled
    /// An offer will be applied at the next renewal.
    case offerRedeemed
    /// The plan asked for is held; nothing was bought.
    case alreadySubscribed
    /// The product asked for is owned; nothing was bought.
    case alreadyOwned
    /// The subscription will not renew. A plan change that waited is dropped.
    case autoRenewDisabled
    /// The subscription will renew once more: a release of Xcode turns auto-renew off with
    /// the next renewal.
    case autoRenewGoesOffNext
    /// The subscription will renew.
    case autoRenewEnabled
    /// A renewal could not be charged; the plan stays in force for a while.
    case gracePeriodBegan
    /// A renewal could not be charged; the plan is not in force.
    case billingRetryBegan
    /// The grace period ended without a charge.
    case gracePeriodEnded
    /// The subscription ended.
    case expired(ExpirationReason)
    /// A transaction was refunded.
    case refunded(Transaction.RevocationReason)
    /// A refund was taken back.
    case refundReversed
    /// The customer is told of a higher price.
    case priceIncreased(PriceIncrease)
    /// The customer agreed to a higher price.
    case priceIncreaseAgreed
    /// The renewal date was moved.
    case renewalExtended
    /// A purchase waits for somebody's approval.
    case askedToBuy
    /// A purchase waits for the customer to do something else.
    case purchaseInterrupted
    /// Somebody declined a request to buy.
    case askToBuyDeclined
    /// A purchase was begun outside the app.
    case intentReceived
    /// A product is shared by the family.
    case familyAccessGranted
    /// The family no longer shares a product.
    case familyAccessRevoked
    /// A transaction was signed again with other content: a better plan followed it, or
    /// its period was cut short.
    case transactionChanged
    /// A transaction was delivered that had waited.
    case delivered
    /// The app finished a transaction.
    case finished
    /// A transaction was deleted.
    case deleted
    /// The app asked for what was bought elsewhere.
    case restored
    /// A message waits to be shown.
    case messageSent(Message.Reason)
    /// A message was shown.
    case messageShown(Message.Reason)
    /// The payment method changed.
    case paymentChanged(works: Bool)
    /// A call of StoreKit was made to fail, or no longer.
    case failureSet(StoreCall, StoreError?)
    /// A product was taken off sale.
    case removedFromSale
    /// The app closed.
    case appQuit
    /// The app started.
    case appLaunched
    /// What the purchase call answers; the last event of a purchase that was not
    /// refused.
    indirect case purchaseReturned(PurchaseResult)
    /// A call of StoreKit threw; nothing else happened.
    case failed(StoreError)
    /// The action makes no sense now; nothing changed but the clock.
    case refused(Refusal)
  }

  /// When it happened.
  public let instant: Instant
  /// What happened.
  public let kind: Kind
  /// The group it concerns.
  public let group: GroupID?
  /// The product it concerns: the new plan of a change, the one asked for of a
  /// purchase.
  public let productID: String?
  /// The transaction it concerns: the new one, or the latest where none was made.
  public let transactionID: UInt64?
  /// What the App Store tells the app's server of it.
  public let notification: ServerNotification?
  /// Whether ``transactionID`` was delivered on `Transaction.updates` with it.
  public let isDelivery: Bool

  init(
    _ kind: Kind,
    at instant: Instant,
    group: GroupID? = nil,
    productID: String? = nil,
    transactionID: UInt64? = nil,
    notification: ServerNotification? = nil,
    isDelivery: Bool = false
  ) {
    self.kind = kind
    self.instant = instant
    self.group = group
    self.productID = productID
    self.transactionID = transactionID
    self.notification = notification
    self.isDelivery = isDelivery
  }
}

extension [StoreEvent] {
  /// What the purchase call answered, where there was one that was not refused.
  public var purchaseResult: PurchaseResult? {
    for event in reversed() {
      if case .purchaseReturned(let result) = event.kind { return result }
    }
    return nil
  }

  /// Why the action was refused, where it was.
  public var refusal: Refusal? {
    for event in reversed() {
      if case .refused(let reason) = event.kind { return reason }
    }
    return nil
  }

  /// What the call threw, where it did.
  public var failure: StoreError? {
    for event in reversed() {
      if case .failed(let error) = event.kind { return error }
    }
    return nil
  }

  /// The notifications, in order.
  public var notifications: [ServerNotification] { compactMap(\.notification) }

  /// The transactions that were delivered on `Transaction.updates`, in order.
  public var deliveries: [UInt64] { compactMap { $0.isDelivery ? $0.transactionID : nil } }
}
