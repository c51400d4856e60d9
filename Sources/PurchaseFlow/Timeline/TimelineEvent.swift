import Foundation

/// An event of a customer's timeline, with its charge or refund.
package struct TimelineEvent: Hashable, Sendable {
  /// The event, with its time and product.
  package let event: StoreEvent
  /// The charge, or the refund as a negative amount; `nil` if there is neither.
  package let amount: Decimal?
  /// The currency's three-letter code; `nil` if there is no amount.
  package let currency: String?
  /// The billing period of a 12-month commitment that the event charged; `nil` if there is none.
  package let commitmentPeriod: CommitmentPeriod?
  /// The number of actions up to the event. The last of these actions caused or preceded the event.
  package let actionCount: Int

  /// Whether the event is the first opening of the store.
  package var isFirstOpening: Bool { event.kind == .opened && actionCount == 1 }

  init(_ event: StoreEvent, in account: Account, after actionCount: Int) {
    self.event = event
    self.actionCount = actionCount
    let money = event.money(in: account)
    amount = money?.amount
    currency = money?.currency
    let isCharge = money.map { $0.amount >= 0 } ?? false
    commitmentPeriod =
      isCharge ? event.transactionID.flatMap(account.transaction)?.commitmentPeriod : nil
  }
}

extension StoreEvent {
  /// Returns the charge, or the refund as a negative amount. `nil` if there is neither or the
  /// transaction was deleted.
  fileprivate func money(in account: Account) -> (amount: Decimal, currency: String)? {
    guard let id = transactionID, let transaction = account.transaction(id) else { return nil }
    switch kind {
    case .purchased, .resubscribed, .renewed, .recovered, .upgraded, .boughtOnce:
      return (transaction.price, transaction.currency)
    case .refunded:
      return (-(transaction.refundedAmount ?? 0), transaction.currency)
    case .refundReversed:
      let ledger = group.flatMap { account.line($0) }?.ledger ?? account.ledger
      let entry = ledger.entries.last { $0.direction == .refundReversal && $0.transactionID == id }
      return entry.map { ($0.amount, $0.currency) }
    case .opened, .planChangeScheduled, .planChangeCancelled, .planChangeAlreadyScheduled,
      .offerRedeemed, .alreadySubscribed, .alreadyOwned, .autoRenewDisabled,
      .autoRenewGoesOffNext, .autoRenewEnabled, .gracePeriodBegan, .billingRetryBegan,
      .gracePeriodEnded, .renewalChargeFailed, .expired, .refundRequested, .consumptionRequested,
      .refundDeclined,
      .priceIncreased, .priceIncreaseAgreed,
      .priceChanged, .renewalExtended, .renewalExtensionFailed, .renewalExtensionCompleted,
      .askedToBuy,
      .purchaseInterrupted, .askToBuyDeclined, .intentReceived, .familyAccessGranted,
      .familyAccessRevoked, .consentRescinded, .testNotificationRequested, .transactionChanged,
      .delivered, .finished, .deleted, .restored, .messageSent, .messageShown, .paymentChanged,
      .failureSet,
      .removedFromSale, .appQuit, .appLaunched, .purchaseReturned, .failed, .refused:
      return nil
    }
  }
}

extension StoreEvent.Kind {
  /// Whether the timeline lists the event.
  ///
  /// The timeline omits events that change neither purchases nor the settings on which renewals
  /// depend, such as deliveries and messages. A new kind of event is listed unless it is added
  /// here.
  package var isPartOfTimeline: Bool {
    switch self {
    case .planChangeAlreadyScheduled, .alreadySubscribed, .alreadyOwned, .consumptionRequested,
      .transactionChanged, .delivered, .finished, .restored, .messageSent, .messageShown,
      .failureSet, .appQuit, .appLaunched, .purchaseReturned, .renewalExtensionFailed,
      .renewalExtensionCompleted, .testNotificationRequested,
      .failed, .refused:
      false
    default:
      true
    }
  }
}
