import StoreModel

/// Switches auto-renew: on the transactions screen for the selected purchase, elsewhere for the
/// selected group.
@MainActor
struct AutoRenewSwitch {
  let transactions: TransactionsModel

  private var store: StoreScreenModel { transactions.store }
  private var isOfPurchase: Bool { transactions.navigation.screen == .transactions }

  /// Whether auto-renew can be switched.
  var isAvailable: Bool {
    isOfPurchase ? transactions.renewalUnavailableReason == nil : store.canToggleAutoRenew
  }

  /// The reason why auto-renew cannot be switched; `nil` if auto-renew can be switched.
  var unavailableReason: String? {
    if isOfPurchase { return transactions.renewalUnavailableReason }
    if store.isOnlyShared { return store.words.text(TransactionActionText.isFamily) }
    return store.group == nil ? store.words.text(BrowserText.noSubscriptions) : nil
  }

  /// Turns auto-renew off if it is on, otherwise on.
  func toggle() {
    if isOfPurchase {
      transactions.toggleAutoRenew()
    } else {
      store.toggleAutoRenew()
    }
  }
}
