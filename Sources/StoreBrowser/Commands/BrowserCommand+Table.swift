import StoreModel
import StoreViews
import TerminalUI

extension BrowserCommand {
  /// All commands, in the order of the help. If several commands have the same key, the browser
  /// runs the first of them whose key the views do not handle.
  static let table: [BrowserCommand] =
    store + appearance + panel + gallery + account + timeline + transactions + messages + settings
    + configuration + sheets + clock + filter + screens + everywhere + mouse

  /// Returns all commands for a reading direction. For right-to-left languages, the Left and Right
  /// keys of commands with `followsLines` are swapped.
  private static func table(in direction: LayoutDirection) -> [BrowserCommand] {
    guard direction == .rightToLeft else { return table }
    return table.map { command in
      guard command.followsLines else { return command }
      var command = command
      command.keys = command.keys.map { $0 == .left ? .right : $0 == .right ? .left : $0 }
      return command
    }
  }

  /// Returns all commands with the keys that the person assigned. A key that the person assigned is
  /// removed from all other commands.
  static func table(
    with keys: [String: [Key]],
    in direction: LayoutDirection
  ) -> [BrowserCommand] {
    let table = table(in: direction)
    guard !keys.isEmpty else { return table }
    let taken = Set(keys.values.joined())
    return table.map { command in
      var command = command
      if let chosen = keys[command.id] {
        (command.keys, command.label) = (chosen, nil)
      } else {
        command.keys.removeAll(where: taken.contains)
      }
      return command
    }
  }

  /// Returns the commands that have no key left because the person assigned their keys to other
  /// commands.
  static func withoutKey(
    by keys: [String: [Key]],
    in direction: LayoutDirection = .leftToRight
  ) -> [BrowserCommand] {
    zip(table(in: direction), table(with: keys, in: direction)).filter { before, after in
      after.action != nil && after.label == nil && after.keys.isEmpty && !before.keys.isEmpty
    }
    .map(\.1)
  }

  private static let store: [BrowserCommand] = [
    BrowserCommand(
      id: "store.choose",
      hint: BrowserText.hintChoose,
      section: .store,
      contexts: Context.plans,
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.keyContext.choosesPlans(along: .vertical) }
    ),
    BrowserCommand(
      id: "store.choose-beside",
      hint: BrowserText.hintChoose,
      contexts: Context.plans,
      priority: 1,
      label: .keys("←→"),
      isHinted: { $0.keyContext.choosesPlans(along: .horizontal) }
    ),
    BrowserCommand(
      id: "store.subscribe",
      hint: BrowserText.hintSubscribe,
      section: .store,
      contexts: Context.plans,
      priority: 2,
      keys: [.enter],
      isHinted: { $0.keyContext.enterInStore == .subscribe },
      isLeftToViews: { $0.store.canSubscribe || $0.store.showsProducts },
      unavailableReason: { $0.store.subscribeUnavailableReason },
      action: { $0.store.subscribe() }
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
      title: BrowserText.commandNextPart,
      section: .store,
      contexts: Context.plans,
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
      label: .keys("Home g")
    ),
    BrowserCommand(
      id: "store.last",
      hint: BrowserText.hintLast,
      section: .store,
      label: .keys("End G")
    ),
    BrowserCommand(
      id: "store.auto-renew",
      hint: BrowserText.hintAutoRenew,
      title: BrowserText.commandAutoRenew,
      section: .store,
      contexts: Context.screens,
      priority: 9,
      keys: [.character("a")],
      isHinted: { $0.autoRenew.isAvailable },
      unavailableReason: { $0.autoRenew.unavailableReason },
      action: { $0.autoRenew.toggle() }
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
    enterInStore(.buy, TransactionActionText.hintBuy),
    enterInStore(.restore, BrowserText.hintRestore),
    enterInStore(.open, BrowserText.hintOpen),
    enterInStore(.close, BrowserText.hintClose),
    enterInStore(.press, BrowserText.hintPress),
  ]

  /// Returns the hint for Enter on a control of the store that does not buy a plan.
  private static func enterInStore(
    _ meaning: StoreEnter,
    _ hint: any CatalogKey
  ) -> BrowserCommand {
    BrowserCommand(
      id: "store.enter-" + meaning.rawValue,
      hint: hint,
      contexts: Context.plans,
      priority: 2,
      label: .keys("⏎"),
      isHinted: { $0.keyContext.enterInStore == meaning }
    )
  }

  private static let sheets: [BrowserCommand] = [
    BrowserCommand(
      id: "sheet.confirm",
      hint: BrowserText.hintConfirm,
      section: .sheet,
      contexts: [.purchase, .prompt],
      priority: 1,
      label: .keys("⏎"),
      isHinted: { $0.keyContext.current == .purchase || $0.navigation.promptEnter == .confirm }
    ),
    enterInPrompt(.open, BrowserText.hintOpen),
    enterInPrompt(.change, SettingsText.hintChange),
    enterInPrompt(.press, BrowserText.hintPress),
    enterInPrompt(.pick, BrowserText.hintChoose),
    BrowserCommand(
      id: "sheet.cancel",
      hint: BrowserText.hintCancel,
      section: .sheet,
      contexts: [.purchase, .prompt],
      priority: 2,
      label: .keys("Esc"),
      isHinted: { $0.keyContext.current == .purchase || $0.keyContext.promptEscape == .cancel }
    ),
    BrowserCommand(
      id: "sheet.close-menu",
      hint: BrowserText.hintClose,
      contexts: [.prompt],
      priority: 2,
      label: .keys("Esc"),
      isHinted: { $0.keyContext.promptEscape == .close }
    ),
    BrowserCommand(
      id: "sheet.later",
      hint: MessagesText.hintLater,
      contexts: [.prompt],
      priority: 2,
      label: .keys("Esc"),
      isHinted: { $0.keyContext.promptEscape == .later }
    ),
    BrowserCommand(
      id: "sheet.next-button",
      hint: BrowserText.hintChoose,
      contexts: [.prompt],
      priority: 3,
      label: .keys("⇥"),
      isHinted: { $0.messages.presented?.isOpen == true }
    ),
    BrowserCommand(
      id: "sheet.choose-reason",
      hint: BrowserText.hintChoose,
      contexts: [.prompt],
      priority: 3,
      label: .keys("↑↓"),
      isHinted: { $0.transactions.sheet == .refund && $0.messages.presented == nil }
    ),
    BrowserCommand(
      id: "alert.press",
      hint: BrowserText.hintPress,
      contexts: [.alert],
      priority: 1,
      label: .keys("⏎")
    ),
    BrowserCommand(
      id: "sheet.choose",
      hint: BrowserText.hintChoose,
      contexts: [.reading],
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.navigation.isListingCommands }
    ),
    BrowserCommand(
      id: "sheet.run",
      hint: BrowserText.hintRun,
      contexts: [.reading],
      priority: 1,
      label: .keys("⏎"),
      isHinted: { $0.navigation.isListingCommands }
    ),
    BrowserCommand(
      id: "sheet.scroll",
      hint: BrowserText.hintScroll,
      section: .sheet,
      contexts: [.reading],
      priority: 2,
      label: .keys("↑↓"),
      isHinted: { !$0.navigation.isListingCommands && $0.navigation.sheet != .snippet }
    ),
    BrowserCommand(
      id: "sheet.scroll-all-ways",
      hint: BrowserText.hintScroll,
      contexts: [.reading],
      priority: 2,
      label: .keys("↑↓←→"),
      isHinted: { $0.navigation.sheet == .snippet }
    ),
    BrowserCommand(
      id: "sheet.search",
      hint: BrowserText.hintSearch,
      section: .sheet,
      contexts: [.reading],
      priority: 3,
      label: .keys("/"),
      isHinted: { $0.navigation.sheet == .help && !$0.navigation.showsEssentials }
    ),
    BrowserCommand(
      id: "sheet.close",
      hint: BrowserText.hintClose,
      section: .sheet,
      contexts: [.alert, .reading, .appearance, .groupSheet],
      priority: 1,
      label: .keys("Esc"),
      isHinted: { $0.keyContext.choiceList?.open == nil }
    ),
  ]

  /// Returns the hint for Enter in a prompt, on a control that does not confirm.
  private static func enterInPrompt(
    _ meaning: PromptEnter,
    _ hint: any CatalogKey
  ) -> BrowserCommand {
    BrowserCommand(
      id: "sheet.enter-" + meaning.rawValue,
      hint: hint,
      contexts: [.prompt],
      priority: 1,
      label: .keys("⏎"),
      isHinted: { $0.navigation.promptEnter == meaning }
    )
  }

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
