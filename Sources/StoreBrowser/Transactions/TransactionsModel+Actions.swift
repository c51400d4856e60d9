import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionsModel {
  /// Does something, and says what came of it.
  func act(_ action: StoreAction) {
    guard let events = session.perform(action) else { return }
    notices.remark = formatter.lines(for: events).first
    if let id = events.compactMap(\.transactionID).last, session.account.transaction(id) != nil {
      selection = .transaction(id)
      requestFocus()
    } else if let row = newRequest(in: events) {
      selection = row
      requestFocus()
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

  /// Answers the chosen purchase that waits for something.
  ///
  /// - Parameter action: What is done with the one at a place among them.
  func answer(_ state: TransactionState, _ action: (Int) -> StoreAction) {
    guard let place = chosenRow?.place(waitingFor: state) else { return }
    act(action(place))
  }

  /// The app asks for what was bought elsewhere, and says how much that is.
  func restore() {
    guard let events = session.perform(.restore) else { return }
    notices.remark = formatter.lines(for: events).first
    if notices.remark == nil { session.restorePurchases() }
  }

  /// Copies what is signed of the chosen transaction.
  func copyPayload() {
    guard let transaction = chosen else { return }
    notices.copy(
      SignedText.payload.text(of: transaction, nil),
      as: words.text(SignedText.payload.name)
    )
  }

  /// Shows where the file tells of the product of the chosen purchase.
  func showProductOfChosen() {
    guard let row = fileRowOfChosen else { return }
    file.filter.close()
    file.selected = row.id
    navigation.screen = .configuration
  }

  /// The row of the file's screen with the product of the chosen purchase.
  var fileRowOfChosen: ConfigurationRow? {
    guard let id = chosenRow?.productID else { return nil }
    return file.allRows.first { row in
      switch row.content {
      case .plan(let plan): plan.product.productID == id
      case .product(let product): product.productID == id
      case .diagnostic, .group, .suiteGroup, .suite: false
      }
    }
  }

  /// The group whose subscriber is asked for consent: that of the chosen purchase before
  /// others.
  var groupAwaitingConsent: GroupID? {
    let asked = session.account.lines.filter { $0.priceIncrease?.status == .pending }
    let chosen = chosen.flatMap { session.account.line(of: $0)?.group }
    return asked.first { $0.group == chosen }?.group ?? asked.first?.group
  }

  /// The group of the chosen purchase.
  var chosenGroup: GroupID? {
    chosen.flatMap { session.account.line(of: $0)?.group }
  }

  /// Turns auto-renew of the chosen purchase's subscription off where it is on, else on.
  func toggleAutoRenew() {
    guard let line = chosen.flatMap({ session.account.line(of: $0) }) else { return }
    session.perform(
      line.willAutoRenew ? .disableAutoRenew(line.group) : .enableAutoRenew(line.group)
    )
  }
}
