import TerminalUI

extension BrowserCommand {
  /// The commands of the account's screen.
  static let account: [BrowserCommand] = [
    BrowserCommand(
      id: "account.choose",
      hint: BrowserText.hintChoose,
      section: .account,
      contexts: [.screen(.account)],
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.account.isInStates }
    ),
    BrowserCommand(
      id: "account.read",
      hint: BrowserText.hintScroll,
      contexts: [.screen(.account)],
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { !$0.account.isInStates }
    ),
    BrowserCommand(
      id: "account.put",
      hint: AccountText.hintEnterState,
      title: AccountText.commandEnterState,
      section: .account,
      contexts: [.screen(.account)],
      priority: 2,
      label: .keys("⏎"),
      isHinted: { $0.account.canEnterSelectedState }
    ),
    BrowserCommand(
      id: "account.part",
      hint: AccountText.hintPart,
      title: AccountText.commandPart,
      section: .account,
      contexts: [.screen(.account)],
      priority: 10,
      label: .keys("⇥")
    ),
  ]
}
