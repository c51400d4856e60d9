import Foundation

/// An event of the store: its kind, its time and its subject.
///
/// ```swift
/// import PurchaseFlow
///
/// func boughtProducts(in events: [StoreEvent]) -> [String] {
///   events.filter(\.isDelivery).compactMap(\.productID)
/// }
/// ```
public struct StoreEvent: Hashable, Sendable {
  /// The kinds of event.
  public enum Kind: Hashable, Sendable {
    /// The store opened or reloaded its file.
    case opened
    /// The customer subscribed to a group for the first time.
    case purchased
    /// The customer subscribed to a group again after an expiration or refund, or in billing retry.
    case resubscribed
    /// The customer bought a product that does not renew automatically.
    case boughtOnce
    /// A subscription renewed.
    case renewed
    /// A failed renewal was charged.
    case recovered
    /// Another plan began at once; the unused part of the old plan was refunded.
    case upgraded(from: String, refund: Decimal, currency: String)
    /// Another plan will begin at the next renewal.
    case planChangeScheduled(from: String)
    /// The pending change to the plan `to` was cancelled; the present plan will renew.
    case planChangeCancelled(to: String)
    /// The same plan change was already pending; nothing changed.
    case planChangeAlreadyScheduled
    /// An offer will be applied at the next renewal.
    case offerRedeemed
    /// The customer already has the plan; nothing was bought.
    case alreadySubscribed
    /// The customer already owns the product; nothing was bought.
    case alreadyOwned
    /// The subscription will not renew; a pending plan change was cancelled.
    case autoRenewDisabled
    /// Auto-renew will turn off at the next renewal, as in a release of Xcode.
    case autoRenewGoesOffNext
    /// The subscription will renew.
    case autoRenewEnabled
    /// A renewal charge failed before the end of the period; the plan stays active until that end.
    case renewalChargeFailed
    /// A renewal charge failed; the plan stays active during the grace period.
    case gracePeriodBegan
    /// A renewal charge failed; the plan is not active.
    case billingRetryBegan
    /// The grace period ended without a charge.
    case gracePeriodEnded
    /// The subscription ended.
    case expired(ExpirationReason)
    /// The App Store refunded a transaction, for the given reason.
    case refunded(Transaction.RevocationReason)
    /// The App Store charged a refunded amount again.
    case refundReversed
    /// The customer requested a refund, for the given reason; the App Store has not decided yet.
    case refundRequested(RefundRequest.Reason)
    /// The App Store asked the app's server again for data about an undecided refund request.
    case consumptionRequested(RefundRequest.Reason)
    /// The App Store declined a refund request.
    case refundDeclined
    /// The developer raised the price of the customer's plan.
    case priceIncreased(PriceIncrease)
    /// The customer accepted a price increase.
    case priceIncreaseAgreed
    /// The developer changed the price of a product. The App Store announces nothing to the
    /// customer.
    case priceChanged(PriceChange)
    /// The renewal date was extended.
    case renewalExtended
    /// A request to extend the renewal dates of all subscribers failed for this subscription.
    case renewalExtensionFailed(ExtensionIneligibility)
    /// A request to extend the renewal dates of all subscribers is complete.
    indirect case renewalExtensionCompleted(MassExtensionSummary)
    /// A purchase waits for Ask to Buy approval.
    case askedToBuy
    /// A purchase waits for an action of the customer.
    case purchaseInterrupted
    /// An Ask to Buy request was declined.
    case askToBuyDeclined
    /// A purchase began outside the app.
    case intentReceived
    /// The family shares a product with the customer.
    case familyAccessGranted
    /// The family no longer shares a product.
    case familyAccessRevoked
    /// A parent withdrew the consent to a child's use of the app.
    case consentRescinded
    /// The app's server requested a test notification.
    case testNotificationRequested
    /// A transaction was signed again with new content, because an upgrade followed it or its
    /// period was cut short.
    case transactionChanged
    /// A waiting transaction was delivered.
    case delivered
    /// The app finished a transaction.
    case finished
    /// A transaction was deleted.
    case deleted
    /// The app restored purchases.
    case restored
    /// A message was queued.
    case messageSent(Message.Reason)
    /// The customer saw a message, which left the queue.
    case messageShown(Message.Reason)
    /// The payment method now works or fails.
    case paymentChanged(works: Bool)
    /// A StoreKit call was set to throw; `nil` means that it works again.
    case failureSet(StoreCall, StoreError?)
    /// A product was removed from sale.
    case removedFromSale
    /// The app closed.
    case appQuit
    /// The app started.
    case appLaunched
    /// The purchase call returned. This is the last event of each purchase call that is not refused
    /// and does not throw.
    indirect case purchaseReturned(PurchaseResult)
    /// A StoreKit call threw an error; nothing else happened.
    case failed(StoreError)
    /// The action was refused; only the clock changed.
    case refused(Refusal)
  }

  /// The time of the event.
  public let instant: Instant
  /// The kind of the event with its details.
  public let kind: Kind
  /// The subscription group; `nil` if the event concerns no group.
  public let group: GroupID?
  /// The product: the new plan of a change, the requested product of a purchase; `nil` if the event
  /// concerns no product.
  public let productID: String?
  /// The identifier of the new transaction, or of the latest transaction if no new one was created;
  /// `nil` if the event concerns no transaction.
  public let transactionID: UInt64?
  /// The App Store Server Notification of the event; `nil` if the App Store sends no notification.
  public let notification: ServerNotification?
  /// Whether the event delivered ``transactionID`` on `Transaction.updates`.
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

extension StoreEvent {
  /// The customer's reason for a refund request, which `CONSUMPTION_REQUEST` reports; `nil` if the
  /// event does not concern an undecided request.
  public var consumptionRequestReason: RefundRequest.Reason? {
    switch kind {
    case .refundRequested(let reason), .consumptionRequested(let reason): reason
    default: nil
    }
  }
}

extension [StoreEvent] {
  /// The result of the last purchase call that returned; `nil` if no call returned.
  public var purchaseResult: PurchaseResult? {
    for event in reversed() {
      if case .purchaseReturned(let result) = event.kind { return result }
    }
    return nil
  }

  /// The reason of the last refusal; `nil` if no action was refused.
  public var refusal: Refusal? {
    for event in reversed() {
      if case .refused(let reason) = event.kind { return reason }
    }
    return nil
  }

  /// The error of the last StoreKit call that threw; `nil` if no call threw.
  public var failure: StoreError? {
    for event in reversed() {
      if case .failed(let error) = event.kind { return error }
    }
    return nil
  }

  /// The App Store Server Notifications of the events, in order.
  public var notifications: [ServerNotification] { compactMap(\.notification) }

  /// The identifiers of the transactions delivered on `Transaction.updates`, in order.
  public var deliveries: [UInt64] { compactMap { $0.isDelivery ? $0.transactionID : nil } }
}
