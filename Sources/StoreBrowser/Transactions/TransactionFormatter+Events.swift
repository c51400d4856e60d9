import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionFormatter {
  /// Returns lines for the events of transaction commands, latest first. The store's own notices
  /// describe the other events.
  func lines(for events: [StoreEvent]) -> [String] {
    events.reversed().compactMap(line)
  }

  private func line(for event: StoreEvent) -> String? {
    let name = event.productID.map(session.name(of:)) ?? ""
    let transaction = event.transactionID.flatMap(session.account.transaction)
    switch event.kind {
    case .refunded:
      guard let transaction else { return nil }
      let amount = session.catalog.money(transaction.refundedAmount ?? 0, in: transaction.currency)
      return words.text(TransactionActionText.didRefund, name, amount)
    case .refundReversed: return words.text(TransactionActionText.didReverse, name)
    case .refundRequested: return words.text(TransactionActionText.didRequest, name)
    case .consumptionRequested: return words.text(TransactionActionText.didConsumption, name)
    case .refundDeclined: return words.text(TransactionActionText.didDeclineRefund, name)
    case .priceIncreased(let increase):
      let key: TransactionActionText = increase.status == .pending ? .didAsk : .didAnnounceIncrease
      let price = session.catalog.money(increase.price, in: increase.currency)
      return words.line(words.text(key, name, price), forOwnPlanOf: event, in: session)
    case .priceChanged(let change):
      let key: TransactionActionText =
        change.preservesCurrent ? .didChangePriceForNew : .didChangePrice
      return words.text(key, name, session.catalog.money(change.price, in: change.currency))
    case .offerRedeemed: return words.text(TransactionActionText.didRedeemOffer, name)
    case .priceIncreaseAgreed:
      let agreed = words.text(TransactionActionText.didAgree, name)
      return words.line(agreed, forOwnPlanOf: event, in: session)
    case .renewalExtended:
      let end = transaction?.expiresAt.map(dates.day) ?? ""
      let renews = transaction.flatMap(session.account.line(of:))?.willAutoRenew ?? true
      let moved = words.text(renews ? TransactionActionText.didExtend : .didExtendEnd, name, end)
      return words.line(moved, forOwnPlanOf: event, in: session)
    case .renewalExtensionFailed(let reason):
      return line(for: .extensionIneligible(reason))
    case .askedToBuy: return words.text(TransactionActionText.didAskToBuy, name)
    case .purchaseInterrupted: return words.text(TransactionActionText.didInterrupt, name)
    case .askToBuyDeclined: return words.text(TransactionActionText.didDecline, name)
    case .intentReceived: return words.text(TransactionActionText.didIntend, name)
    case .boughtOnce: return words.text(TransactionActionText.didBuy, name)
    case .deleted: return words.text(TransactionActionText.didDelete, name)
    case .finished: return words.text(TransactionActionText.didFinish, name)
    case .failed(let error):
      return words.text(TransactionActionText.didFail, words.line(for: error))
    case .refused(let refusal): return line(for: refusal)
    default: return nil
    }
  }

  /// Returns why an action was refused; `nil` if the store's own notice explains the refusal.
  private func line(for refusal: Refusal) -> String? {
    let key: TransactionActionText? =
      switch refusal {
      case .purchaseDateNotFree: .refusedDate
      case .priceNotHigher: .refusedPrice
      case .priceUnchanged: .refusedSamePrice
      case .decreaseNotPreserved: .refusedDecrease
      case .increasePending: .refusedIncreasePending
      case .offerNotAvailable: .refusedOffer
      case .invalidExtensionLength: .refusedExtension
      case .extensionIneligible(let reason): reasonText(for: reason)
      case .notSubscribed: .needsSubscription
      case .notRenewing: .needsRenewal
      case .noPriceIncrease: .needsIncrease
      case .notRefundable: .isShared
      case .notRefunded: .needsRefund
      case .noRefundRequest: .needsRefundRequest
      case .refundPercentageNotPossible: .refusedPercentage
      case .nothingToApprove: .needsRequest
      case .nothingInterrupted: .needsInterruption
      case .noIntent: .needsIntent
      case .alreadyFinished: .isFinished
      case .appIsClosed: .appIsClosed
      case .ignoredByProfile: .ignoredByProfile
      default: nil
      }
    if let key { return words.text(key) }
    if case .purchaseFailed(let error) = refusal {
      return words.text(TransactionActionText.didFail, error.rawValue)
    }
    return nil
  }

  private func reasonText(for reason: ExtensionIneligibility) -> TransactionActionText {
    switch reason {
    case .expired: .needsSubscription
    case .inGracePeriod, .inBillingRetry: .isUnpaid
    case .freePeriod: .refusedExtensionFree
    case .noPaidPeriod: .refusedExtensionUnpaid
    case .familyShared: .isFamily
    case .limitReached: .refusedExtensionLimit
    }
  }
}
