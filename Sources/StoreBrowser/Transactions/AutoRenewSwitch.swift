import StoreModel

/// Switches auto-renew: on the screen of purchases that of the chosen purchase, elsewhere that of
/// the group on the store's screen.
@MainActor
struct AutoRenewSwitch {
  let transactions: TransactionsModel

  private var store: StoreScreenModel { transactions.store }
  private var isOfPurchase: Bool { transactions.navigation.screen == .transactions }

  /// Whether there is an auto-renew to switch.
  var isAvailable: Bool {
    isOfPurchase ? transactions.renewalObstacle == nil : store.canToggleAutoRenew
  }

  /// Why auto-renew can't be switched; `nil` when it can.
  var obstacle: String? {
    if isOfPurchase { return transactions.renewalObstacle }
    return store.group == nil ? store.words.text(BrowserText.noSubscriptions) : nil
  }

  /// Turns auto-renew off where it is on, else on.
  func toggle() {
    if isOfPurchase {
      transactions.toggleAutoRenew()
    } else {
      store.toggleAutoRenew()
    }
  }
}
