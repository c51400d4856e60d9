import TerminalUI

extension BrowserCommand {
  /// The commands that move the clock, with undo and redo.
  static let clock: [BrowserCommand] = [
    BrowserCommand(
      id: "clock.next-event",
      hint: BrowserText.hintNextEvent,
      title: BrowserText.commandNextEvent,
      section: .clock,
      contexts: Context.screens,
      priority: 6,
      keys: [.character("t")],
      action: { $0.clock.advanceToNextEvent() }
    ),
    BrowserCommand(
      id: "clock.move",
      hint: BrowserText.hintMoveClock,
      title: BrowserText.commandMoveClock,
      section: .clock,
      contexts: Context.screens,
      priority: 9,
      keys: [.character("T")],
      action: { $0.navigation.sheet = .clock }
    ),
    BrowserCommand(
      id: "clock.undo",
      hint: BrowserText.hintUndo,
      title: BrowserText.commandUndo,
      section: .clock,
      contexts: Context.screens,
      priority: 7,
      keys: [.character("z")],
      isHinted: { $0.session.canUndo },
      action: { $0.session.undo() }
    ),
    BrowserCommand(
      id: "clock.redo",
      hint: BrowserText.commandRedo,
      section: .clock,
      contexts: Context.screens,
      keys: [.character("Z")],
      action: { $0.session.redo() }
    ),
  ]

  /// The commands that open the screens.
  static let screens: [BrowserCommand] =
    BrowserScreen.allCases.map { screen in
      BrowserCommand(
        id: "screen.\(screen.rawValue)",
        hint: screen.title,
        section: .screens,
        contexts: Context.screens,
        keys: [.character(screen.key)],
        action: { $0.navigation.screen = screen }
      )
    } + [
      BrowserCommand(
        id: "screen.back",
        hint: BrowserText.commandBack,
        section: .screens,
        contexts: Context.screens.subtracting(Context.store),
        keys: [.escape],
        action: { if !$0.gallery.leaveComparison() { $0.navigation.screen = .store } }
      )
    ]

  /// The commands that work on every screen.
  static let everywhere: [BrowserCommand] = [
    BrowserCommand(
      id: "program.help",
      hint: BrowserText.hintHelp,
      title: BrowserText.commandHelp,
      section: .everywhere,
      contexts: Context.screens,
      priority: 3,
      keys: [.character("?")],
      action: { $0.navigation.sheet = .help }
    ),
    BrowserCommand(
      id: "program.palette",
      hint: BrowserText.hintPalette,
      title: BrowserText.commandPalette,
      section: .everywhere,
      contexts: Context.screens,
      priority: 12,
      keys: [.control("p"), .character(":")],
      action: { $0.navigation.sheet = .palette }
    ),
    BrowserCommand(
      id: "program.redraw",
      hint: BrowserText.hintRedraw,
      section: .everywhere,
      label: .keys("Ctrl-L")
    ),
    BrowserCommand(
      id: "program.suspend",
      hint: BrowserText.hintSuspend,
      section: .everywhere,
      label: .keys("Ctrl-Z")
    ),
    BrowserCommand(
      id: "program.quit",
      hint: BrowserText.hintQuit,
      title: BrowserText.commandQuit,
      section: .everywhere,
      contexts: Context.screens,
      priority: 4,
      keys: [.character("q")],
      action: { $0.navigation.exitCode = 0 }
    ),
    BrowserCommand(
      id: "program.interrupt",
      hint: BrowserText.hintQuit,
      section: .everywhere,
      label: .keys("Ctrl-C")
    ),
  ]
}
