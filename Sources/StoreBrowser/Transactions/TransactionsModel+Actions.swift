import PurchaseFlow
import StoreModel
import StoreViews

extension TransactionsModel {
  /// Performs an action, shows its result as a notice, and selects the affected row.
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

  /// Returns the row of a purchase that has just started waiting; `nil` if no purchase has started
  /// waiting.
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

  /// Performs an action on the selected waiting purchase.
  ///
  /// - Parameter action: Returns the action for the purchase's index among the purchases in
  ///   `state`.
  func answer(_ state: TransactionState, _ action: (Int) -> StoreAction) {
    guard let place = chosenRow?.place(waitingFor: state) else { return }
    act(action(place))
  }

  /// Restores purchases and shows the result as a notice.
  func restore() {
    guard let events = session.perform(.restore) else { return }
    notices.remark = formatter.lines(for: events).first
    if notices.remark == nil { session.restorePurchases() }
  }

  /// Copies the payload of the selected transaction.
  func copyPayload() {
    guard let transaction = chosen else { return }
    notices.copy(
      SignedText.payload.text(of: transaction, nil),
      as: words.text(SignedText.payload.name)
    )
  }

  /// Shows the product of the selected purchase on the configuration screen.
  func showProductOfChosen() {
    guard let row = fileRowOfChosen else { return }
    file.filter.close()
    file.selected = row.id
    navigation.screen = .configuration
  }

  /// The row of the configuration screen for the product of the selected purchase.
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

  /// The group whose price increase needs consent, preferably the group of the selected purchase.
  var groupAwaitingConsent: GroupID? {
    let linesAwaitingConsent = session.account.lines.filter { $0.priceIncrease?.status == .pending }
    let chosen = chosen.flatMap { session.account.line(of: $0)?.group }
    return linesAwaitingConsent.first { $0.group == chosen }?.group
      ?? linesAwaitingConsent.first?.group
  }

  /// The group of the selected purchase.
  var chosenGroup: GroupID? {
    chosen.flatMap { session.account.line(of: $0)?.group }
  }

  /// Turns auto-renew of the selected purchase's subscription off if it is on, otherwise on.
  func toggleAutoRenew() {
    guard let line = chosen.flatMap({ session.account.line(of: $0) }) else { return }
    session.perform(
      line.renewsAfterTerm ? .disableAutoRenew(line.group) : .enableAutoRenew(line.group)
    )
  }
}
