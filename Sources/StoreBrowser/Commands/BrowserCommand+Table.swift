import TerminalUI

extension BrowserCommand {
  /// All commands, in the order in which people are told of them. Of several for one key the
  /// first that is not left to others is meant.
  static let table: [BrowserCommand] =
    store + look + panel + gallery + account + timeline + transactions + messages + settings
    + configuration + sheets + clock + filter + screens + everywhere + mouse

  /// All commands with the keys that a person chose, which count before the others.
  static func table(with keys: [String: [Key]]) -> [BrowserCommand] {
    guard !keys.isEmpty else { return table }
    let taken = Set(keys.values.joined())
    return table.map { command in
      var command = command
      if let chosen = keys[command.id] {
        command.keys = chosen
      } else {
        command.keys.removeAll(where: taken.contains)
      }
      return command
    }
  }

  /// Those that such a choice leaves without a key.
  static func withoutKey(by keys: [String: [Key]]) -> [BrowserCommand] {
    zip(table, table(with: keys)).filter { before, after in
      after.action != nil && after.label == nil && after.keys.isEmpty && !before.keys.isEmpty
    }
    .map(\.1)
  }

  private static let store: [BrowserCommand] = [
    BrowserCommand(
      id: "store.choose",
      hint: BrowserText.hintChoose,
      section: .store,
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.hasPlans && !$0.isLookBeside }
    ),
    BrowserCommand(
      id: "store.subscribe",
      hint: BrowserText.hintSubscribe,
      section: .store,
      priority: 2,
      keys: [.enter],
      isHinted: { $0.canSubscribe && !$0.isLookBeside },
      isLeftToViews: { $0.canSubscribe },
      action: { $0.subscribe() }
    ),
    BrowserCommand(
      id: "store.press",
      hint: BrowserText.hintPress,
      section: .store,
      label: .keys("␣")
    ),
    BrowserCommand(
      id: "store.next-part",
      hint: BrowserText.hintNextPart,
      section: .store,
      priority: 10,
      label: .keys("⇥ ⇧⇥")
    ),
    BrowserCommand(
      id: "store.page",
      hint: BrowserText.hintPage,
      section: .store,
      label: .keys("PgUp PgDn")
    ),
    BrowserCommand(
      id: "store.first",
      hint: BrowserText.hintFirst,
      section: .store,
      label: .keys("Home")
    ),
    BrowserCommand(
      id: "store.last",
      hint: BrowserText.hintLast,
      section: .store,
      label: .keys("End")
    ),
    BrowserCommand(
      id: "store.auto-renew",
      hint: BrowserText.hintAutoRenew,
      title: BrowserText.commandAutoRenew,
      section: .store,
      contexts: Context.screens,
      priority: 7,
      keys: [.character("a")],
      isHinted: { $0.canToggleAutoRenew },
      obstacle: { $0.autoRenewObstacle },
      action: { $0.toggleAutoRenew() }
    ),
    BrowserCommand(
      id: "store.restore",
      hint: BrowserText.hintRestore,
      title: BrowserText.commandRestore,
      section: .store,
      priority: 11,
      keys: [.character("r")],
      action: { $0.session.restorePurchases() }
    ),
  ]

  private static let sheets: [BrowserCommand] = [
    BrowserCommand(
      id: "sheet.confirm",
      hint: BrowserText.hintConfirm,
      section: .sheet,
      contexts: [.purchase, .prompt],
      priority: 1,
      label: .keys("⏎")
    ),
    BrowserCommand(
      id: "sheet.cancel",
      hint: BrowserText.hintCancel,
      section: .sheet,
      contexts: [.purchase, .prompt],
      priority: 2,
      label: .keys("Esc")
    ),
    BrowserCommand(
      id: "sheet.choose",
      hint: BrowserText.hintChoose,
      contexts: [.reading],
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.isListingCommands }
    ),
    BrowserCommand(
      id: "sheet.run",
      hint: BrowserText.hintRun,
      contexts: [.reading],
      priority: 1,
      label: .keys("⏎"),
      isHinted: { $0.isListingCommands }
    ),
    BrowserCommand(
      id: "sheet.scroll",
      hint: BrowserText.hintScroll,
      section: .sheet,
      contexts: [.reading],
      priority: 2,
      label: .keys("↑↓"),
      isHinted: { !$0.isLookOver && !$0.isListingCommands }
    ),
    BrowserCommand(
      id: "sheet.search",
      hint: BrowserText.hintSearch,
      section: .sheet,
      contexts: [.reading],
      priority: 3,
      label: .keys("/"),
      isHinted: { $0.sheet == .help }
    ),
    BrowserCommand(
      id: "sheet.close",
      hint: BrowserText.hintClose,
      section: .sheet,
      contexts: [.reading],
      priority: 1,
      label: .keys("Esc"),
      isHinted: { $0.choiceList?.open == nil }
    ),
  ]

  private static let mouse: [BrowserCommand] = [
    BrowserCommand(
      id: "mouse.click",
      hint: BrowserText.hintPress,
      section: .mouse,
      contexts: [],
      label: .word(.helpClick)
    ),
    BrowserCommand(
      id: "mouse.wheel",
      hint: BrowserText.hintScroll,
      section: .mouse,
      contexts: [],
      label: .word(.helpWheel)
    ),
  ]
}
