extension StoreEvent.Kind {
  /// The event's name in one word, as machine-readable output has it.
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
    case .gracePeriodBegan: "gracePeriodBegan"
    case .billingRetryBegan: "billingRetryBegan"
    case .gracePeriodEnded: "gracePeriodEnded"
    case .expired: "expired"
    case .refunded: "refunded"
    case .refundReversed: "refundReversed"
    default: rareName
    }
  }

  private var rareName: String {
    switch self {
    case .priceIncreased: "priceIncreased"
    case .priceIncreaseAgreed: "priceIncreaseAgreed"
    case .renewalExtended: "renewalExtended"
    case .askedToBuy: "askedToBuy"
    case .purchaseInterrupted: "purchaseInterrupted"
    case .askToBuyDeclined: "askToBuyDeclined"
    case .intentReceived: "purchaseIntentReceived"
    case .familyAccessGranted: "familyAccessGranted"
    case .familyAccessRevoked: "familyAccessRevoked"
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
    case .purchaseReturned: "purchaseReturned"
    case .failed: "failed"
    default: "refused"
    }
  }

  /// Whether output tells it: what a purchase call answers with a transaction or by
  /// waiting is told by the event before it.
  var isReported: Bool {
    switch self {
    case .opened, .purchaseReturned(.success), .purchaseReturned(.pending): false
    default: true
    }
  }

  /// What more there is to say in a word or a sentence.
  var detail: String? {
    switch self {
    case .expired(let reason): reason.word
    case .refunded(let reason): reason.word
    case .messageSent(let reason), .messageShown(let reason): reason.rawValue
    case .paymentChanged(let works): works ? "works" : "fails"
    case .failureSet(let call, let error): "\(call.rawValue): \(error?.rawValue ?? "none")"
    case .failed(let error): error.rawValue
    case .refused(let refusal): refusal.description
    default: nil
    }
  }
}
