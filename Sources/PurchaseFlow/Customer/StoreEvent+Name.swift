extension StoreEvent.Kind {
  /// The event's one-word name in machine-readable output.
  public var name: String {
    switch self {
    case .opened: "opened"
    case .purchased: "subscribed"
    case .resubscribed: "resubscribed"
    case .boughtOnce: "purchased"
    case .renewed: "renewed"
    case .recovered: "recovered"
    case .upgraded: "upgraded"
    case .planChangeScheduled: "planChangeScheduled"
    case .planChangeCancelled: "planChangeCancelled"
    case .planChangeAlreadyScheduled: "planChangeAlreadyScheduled"
    case .offerRedeemed: "offerRedeemed"
    case .alreadySubscribed: "alreadySubscribed"
    case .alreadyOwned: "alreadyOwned"
    case .autoRenewDisabled: "autoRenewDisabled"
    case .autoRenewEnabled: "autoRenewEnabled"
    case .autoRenewGoesOffNext: "autoRenewGoesOffNext"
    case .renewalChargeFailed: "renewalChargeFailed"
    case .gracePeriodBegan: "gracePeriodBegan"
    case .billingRetryBegan: "billingRetryBegan"
    case .gracePeriodEnded: "gracePeriodEnded"
    case .expired: "expired"
    case .refunded: "refunded"
    case .refundReversed: "refundReversed"
    case .refundRequested: "refundRequested"
    case .consumptionRequested: "consumptionRequested"
    case .refundDeclined: "refundDeclined"
    case .priceIncreased: "priceIncreased"
    case .priceIncreaseAgreed: "priceIncreaseAgreed"
    case .priceChanged: "priceChanged"
    case .renewalExtended: "renewalExtended"
    case .renewalExtensionFailed: "renewalExtensionFailed"
    case .renewalExtensionCompleted: "renewalExtensionCompleted"
    case .askedToBuy: "askedToBuy"
    case .purchaseInterrupted: "purchaseInterrupted"
    case .askToBuyDeclined: "askToBuyDeclined"
    case .intentReceived: "purchaseIntentReceived"
    case .familyAccessGranted: "familyAccessGranted"
    case .familyAccessRevoked: "familyAccessRevoked"
    case .consentRescinded: "consentRescinded"
    case .testNotificationRequested: "testNotificationRequested"
    case .transactionChanged: "transactionChanged"
    case .delivered: "delivered"
    case .finished: "finished"
    case .deleted: "deleted"
    case .restored: "restored"
    case .messageSent: "messageSent"
    case .messageShown: "messageShown"
    case .paymentChanged: "paymentChanged"
    case .failureSet: "failureSet"
    case .removedFromSale: "removedFromSale"
    case .appQuit: "quit"
    case .appLaunched: "launched"
    case .purchaseReturned(.userCancelled): "userCancelled"
    case .purchaseReturned(.pending): "pending"
    case .purchaseReturned(.success): "purchaseReturned"
    case .failed: "failed"
    case .refused: "refused"
    }
  }

  /// Whether the output of `simulate` lists the event.
  ///
  /// Excludes openings of the store, and purchase results that repeat the previous event. A new
  /// kind of event is listed unless it is added here.
  var isReported: Bool {
    switch self {
    case .opened, .purchaseReturned(.success), .purchaseReturned(.pending): false
    default: true
    }
  }

  /// The event's details as a word or a sentence that output adds to ``name``; `nil` if the name,
  /// product and transaction are sufficient.
  var detail: String? {
    switch self {
    case .expired(let reason): reason.word
    case .refunded(let reason): reason.word
    case .refundRequested(let reason), .consumptionRequested(let reason): reason.rawValue
    case .messageSent(let reason), .messageShown(let reason): reason.rawValue
    case .priceChanged(let change):
      change.billingPlan == .monthly
        ? "\(change.price) \(change.currency) MONTHLY" : "\(change.price) \(change.currency)"
    case .paymentChanged(let works): works ? "works" : "fails"
    case .failureSet(let call, let error): "\(call.rawValue): \(error?.rawValue ?? "none")"
    case .failed(let error): error.rawValue
    case .refused(let refusal): refusal.description
    case .renewalExtensionFailed(let reason): reason.description
    case .renewalExtensionCompleted(let summary): summary.description
    case .opened, .purchased, .resubscribed, .boughtOnce, .renewed, .recovered, .upgraded,
      .planChangeScheduled, .planChangeCancelled, .planChangeAlreadyScheduled, .offerRedeemed,
      .alreadySubscribed, .alreadyOwned, .autoRenewDisabled, .autoRenewGoesOffNext,
      .autoRenewEnabled, .renewalChargeFailed, .gracePeriodBegan, .billingRetryBegan,
      .gracePeriodEnded, .refundReversed, .refundDeclined, .priceIncreased, .priceIncreaseAgreed,
      .renewalExtended,
      .askedToBuy, .purchaseInterrupted, .askToBuyDeclined, .intentReceived,
      .familyAccessGranted, .familyAccessRevoked, .consentRescinded, .testNotificationRequested,
      .transactionChanged,
      .delivered, .finished,
      .deleted, .restored, .removedFromSale, .appQuit, .appLaunched,
      .purchaseReturned:
      nil
    }
  }
}
