import StoreModel
import StoreViews
import TerminalUI

/// Runs commands, and does what concerns several screens.
extension BrowserModel {
  /// The command that the browser acts on for a key now.
  func command(for key: Key) -> BrowserCommand? {
    keyBindings.commands.first {
      $0.action != nil && $0.keys.contains(key) && $0.contexts.contains(context)
        && !$0.isLeftToViews(self)
    }
  }

  /// Does what a command is for, or says why it can't be done.
  func perform(_ command: BrowserCommand) {
    act(on: command, command.obstacle(self))
  }

  private func act(on command: BrowserCommand, _ obstacle: String?) {
    if let obstacle {
      log.info("\(command.id) can't be done")
      return notices.remark = obstacle
    }
    // `NavigationModel` logs the screens that open, by whatever means.
    if command.section != .screens { log.info(command.id) }
    notices.remark = nil
    command.action?(self)
  }

  /// Why a command can't be run now by its name; `nil` when it can.
  func obstacle(to command: BrowserCommand) -> String? {
    if !command.contexts.contains(.screen(navigation.screen)), let home = command.home {
      return words.text(BrowserText.worksOnScreen, words.text(home.title))
    }
    return command.obstacle(self)
  }

  /// Runs a command by its name, where a key would do so.
  func run(_ command: BrowserCommand) {
    act(on: command, obstacle(to: command))
  }

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
