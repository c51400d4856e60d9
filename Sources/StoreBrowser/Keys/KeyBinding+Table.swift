import TerminalUI

extension KeyBinding {
  /// All keys, in the order in which people are told of them.
  static let table: [KeyBinding] = store + sheet + clock + everywhere + mouse

  /// The binding that the browser acts on for a key now.
  @MainActor
  static func binding(for key: Key, in model: BrowserModel) -> KeyBinding? {
    table.first {
      $0.key == key && $0.contexts.contains(model.context) && $0.isAvailable(model)
    }
  }

  private static let store: [KeyBinding] = [
    KeyBinding(
      label: .keys("↑↓"),
      hint: .hintChoose,
      section: .store,
      priority: 1,
      isHinted: { $0.hasPlans }
    ),
    KeyBinding(
      label: .keys("⏎"),
      hint: .hintSubscribe,
      section: .store,
      priority: 2,
      isHinted: { $0.canSubscribe }
    ),
    KeyBinding(
      label: .keys("⏎"),
      hint: .hintSubscribe,
      section: .hidden,
      isAvailable: { !$0.canSubscribe },
      key: .enter
    ) { $0.explainWhyNotToSubscribe() },
    KeyBinding(label: .keys("␣"), hint: .hintPress, section: .store),
    KeyBinding(label: .keys("⇥ ⇧⇥"), hint: .hintNextPart, section: .store, priority: 8),
    KeyBinding(label: .keys("PgUp PgDn"), hint: .hintPage, section: .store),
    KeyBinding(label: .keys("Home"), hint: .hintFirst, section: .store),
    KeyBinding(label: .keys("End"), hint: .hintLast, section: .store),
    KeyBinding(
      label: .keys("a"),
      hint: .hintAutoRenew,
      section: .store,
      priority: 5,
      isHinted: { $0.isSubscribed },
      key: .character("a")
    ) { $0.toggleAutoRenew() },
    KeyBinding(
      label: .keys("r"),
      hint: .hintRestore,
      section: .store,
      priority: 9,
      key: .character("r")
    ) { $0.session.restorePurchases() },
  ]

  private static let sheet: [KeyBinding] = [
    KeyBinding(
      label: .keys("⏎"),
      hint: .hintConfirm,
      section: .sheet,
      contexts: [.purchase, .clock],
      priority: 1
    ),
    KeyBinding(
      label: .keys("Esc"),
      hint: .hintCancel,
      section: .sheet,
      contexts: [.purchase, .clock],
      priority: 2
    ),
  ]

  private static let clock: [KeyBinding] = [
    KeyBinding(
      label: .keys("t"),
      hint: .hintNextEvent,
      section: .clock,
      priority: 6,
      key: .character("t")
    ) { $0.session.advanceToNextEvent() },
    KeyBinding(
      label: .keys("T"),
      hint: .hintMoveClock,
      section: .clock,
      priority: 7,
      key: .character("T")
    ) { $0.isClockPromptShown = true },
  ]

  private static let everywhere: [KeyBinding] = [
    KeyBinding(
      label: .keys("?"),
      hint: .hintHelp,
      section: .everywhere,
      priority: 3,
      key: .character("?")
    ) { $0.isHelpShown = true },
    KeyBinding(
      label: .keys("↑↓"),
      hint: .hintScroll,
      section: .everywhere,
      contexts: [.reading],
      priority: 2
    ),
    KeyBinding(
      label: .keys("Esc"),
      hint: .hintClose,
      section: .everywhere,
      contexts: [.reading],
      priority: 1
    ),
    KeyBinding(label: .keys("Ctrl-L"), hint: .hintRedraw, section: .everywhere),
    KeyBinding(label: .keys("Ctrl-Z"), hint: .hintSuspend, section: .everywhere),
    KeyBinding(
      label: .keys("q"),
      hint: .hintQuit,
      section: .everywhere,
      priority: 4,
      key: .character("q")
    ) { $0.exitCode = 0 },
    KeyBinding(label: .keys("Ctrl-C"), hint: .hintQuit, section: .everywhere),
  ]

  private static let mouse: [KeyBinding] = [
    KeyBinding(label: .word(.helpClick), hint: .hintPress, section: .mouse),
    KeyBinding(label: .word(.helpWheel), hint: .hintScroll, section: .mouse),
  ]
}
