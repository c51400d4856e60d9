import PurchaseFlow
import StoreModel
import StoreViews

extension BrowserModel {
  /// Does something, and says what came of it.
  func act(_ action: StoreAction) {
    guard let events = session.perform(action) else { return }
    notices.remark = lines(for: events).first
    if let id = events.compactMap(\.transactionID).last, session.account.transaction(id) != nil {
      transactions.selection = .transaction(id)
      transactions.requestFocus()
    } else if let row = newRequest(in: events) {
      transactions.selection = row
      transactions.requestFocus()
    }
  }

  /// The line of a purchase that has just begun to wait.
  private func newRequest(in events: [StoreEvent]) -> TransactionRow.ID? {
    for event in events {
      switch event.kind {
      case .askedToBuy: return .waiting(.pending, session.account.purchasesToApprove.count - 1)
      case .purchaseInterrupted:
        return .waiting(.interrupted, session.account.interruptedPurchases.count - 1)
      case .intentReceived: return .waiting(.intent, session.account.purchaseIntents.count - 1)
      default: break
      }
    }
    return nil
  }

  /// Why something would not be done now; `nil` where it would.
  func obstacle(toDoing action: StoreAction) -> String? {
    let events = rehearsal(of: action).events
    let isHeld = events.contains { $0.kind == .alreadySubscribed }
    guard isHeld || events.refusal != nil || events.failure != nil else { return nil }
    return lines(for: events).first ?? words.line(for: .events(events), in: session)
  }

  /// What would come of something, without doing it.
  func rehearsal(of action: StoreAction) -> (account: Account, events: [StoreEvent]) {
    var account = session.account
    let events = account.apply(action, at: session.now)
    return (account, events)
  }

  /// Answers the chosen purchase that waits for something.
  ///
  /// - Parameter action: What is done with the one at a place among them.
  func answer(_ state: TransactionState, _ action: (Int) -> StoreAction) {
    guard let place = chosenTransactionRow?.place(waitingFor: state) else { return }
    act(action(place))
  }

  /// The customer answers the price increase that they are asked about.
  func answerPriceIncrease(agrees: Bool) {
    guard let group = groupAskedForConsent else { return }
    answer(
      .priceIncreaseConsent,
      of: group,
      with: .answerPriceIncrease(group, agree: agrees)
    )
  }

  /// The app asks for what was bought elsewhere, and says how much that is.
  func restoreTransactions() {
    guard let events = session.perform(.restore) else { return }
    notices.remark = lines(for: events).first
    if notices.remark == nil { session.restorePurchases() }
  }

  /// Copies what is signed of the chosen transaction.
  func copyTransaction() {
    guard let transaction = chosenTransaction else { return }
    notices.copy(
      SignedText.payload.text(of: transaction, nil),
      as: words.text(SignedText.payload.name)
    )
  }

  // MARK: What happened

  /// Events that only the manager of purchases brings, in words; the others are told by the
  /// store.
  private func lines(for events: [StoreEvent]) -> [String] {
    events.reversed().compactMap(line)
  }

  private func line(for event: StoreEvent) -> String? {
    let name = event.productID.map(productName) ?? ""
    let transaction = event.transactionID.flatMap(session.account.transaction)
    switch event.kind {
    case .refunded:
      guard let transaction else { return nil }
      let amount = money(transaction.refundedAmount ?? 0, in: transaction.currency)
      return words.text(TransactionActionText.didRefund, name, amount)
    case .refundReversed: return words.text(TransactionActionText.didReverse, name)
    case .priceIncreased(let increase):
      let key: TransactionActionText = increase.status == .pending ? .didAsk : .didTell
      return words.text(key, name, money(increase.price, in: increase.currency))
    case .priceIncreaseAgreed: return words.text(TransactionActionText.didAgree, name)
    case .renewalExtended:
      let end = transaction?.expiresAt.map(dates.day) ?? ""
      let renews = transaction.flatMap(line(of:))?.willAutoRenew ?? true
      return words.text(renews ? TransactionActionText.didExtend : .didExtendEnd, name, end)
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

  /// Why something was refused, where the store's own words do not say so.
  private func line(for refusal: Refusal) -> String? {
    let key: TransactionActionText? =
      switch refusal {
      case .purchaseDateNotFree: .refusedDate
      case .priceNotHigher: .refusedPrice
      case .extensionTooLong: .refusedExtension
      case .notSubscribed: .needsSubscription
      case .notRenewing: .needsRenewal
      case .noPriceIncrease: .needsIncrease
      case .notRefundable: .isShared
      case .notRefunded: .needsRefund
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
}
