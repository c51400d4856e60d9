import Foundation

/// Something that happened in a customer's life, with the money that went with it.
package struct TimelineEvent: Hashable, Sendable {
  /// What happened, and when.
  package let event: StoreEvent
  /// What was charged, or below zero given back; `nil` where no money moved.
  package let amount: Decimal?
  /// The currency's three-letter code; `nil` without an amount.
  package let currency: String?
  /// How many actions of the history had been done by then; what happened is what the last of
  /// them did, or what fell due after it.
  package let actionCount: Int

  /// Whether the store was opened for the first time.
  package var isFirstOpening: Bool { event.kind == .opened && actionCount == 1 }

  init(_ event: StoreEvent, in account: Account, after actionCount: Int) {
    self.event = event
    self.actionCount = actionCount
    let money = event.money(in: account)
    amount = money?.amount
    currency = money?.currency
  }
}

extension StoreEvent {
  /// The amount that the event charged, or gave back as a negative amount; `nil` where no money
  /// moved or the transaction was deleted.
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
      .gracePeriodEnded, .expired, .priceIncreased, .priceIncreaseAgreed, .renewalExtended,
      .askedToBuy, .purchaseInterrupted, .askToBuyDeclined, .intentReceived,
      .familyAccessGranted, .familyAccessRevoked, .transactionChanged, .delivered, .finished,
      .deleted, .restored, .messageSent, .messageShown, .paymentChanged, .failureSet,
      .removedFromSale, .appQuit, .appLaunched, .purchaseReturned, .failed, .refused:
      return nil
    }
  }
}

extension StoreEvent.Kind {
  /// Whether the timeline lists the event.
  ///
  /// Omits what changes neither purchases nor settings that renewals depend on, such as deliveries
  /// and messages. A new kind of event is listed unless it is added here.
  package var isPartOfTimeline: Bool {
    switch self {
    case .planChangeAlreadyScheduled, .alreadySubscribed, .alreadyOwned, .transactionChanged,
      .delivered, .finished, .restored, .messageSent, .messageShown, .failureSet, .appQuit,
      .appLaunched, .purchaseReturned, .failed, .refused:
      false
    default:
      true
    }
  }
}
