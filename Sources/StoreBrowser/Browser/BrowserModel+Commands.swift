import StoreModel
import StoreViews
import TerminalUI

/// What commands do that concerns several screens.
extension BrowserModel {
  /// Goes back: out of what a screen has open, else to the store.
  func goBack() {
    if navigation.screen == .gallery, gallery.isComparing {
      gallery.isComparing = false
    } else {
      navigation.screen = .store
    }
  }

  /// Whether `a` can switch anything: auto-renew of the chosen purchase on the screen of
  /// purchases, else that of the group on the screen.
  var canToggleAutoRenew: Bool {
    navigation.screen == .transactions
      ? transactions.renewalObstacle == nil : store.canToggleAutoRenew
  }

  /// Why auto-renew cannot be switched.
  var autoRenewObstacle: String? {
    if navigation.screen == .transactions { return transactions.renewalObstacle }
    return store.group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }

  /// Switches auto-renew.
  func toggleAutoRenew() {
    if navigation.screen == .transactions {
      transactions.toggleAutoRenew()
    } else {
      store.toggleAutoRenew()
    }
  }
}
