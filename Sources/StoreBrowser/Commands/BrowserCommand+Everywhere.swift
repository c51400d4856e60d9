import TerminalUI

extension BrowserCommand {
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
        id: "screen.list",
        hint: BrowserText.hintScreens,
        title: BrowserText.commandScreens,
        section: .screens,
        contexts: Context.screens,
        priority: 5,
        label: .keys(BrowserScreen.keys),
        isHinted: { $0.keyBindings.opensScreensByDigits && !$0.keyContext.takesLetters },
        action: { $0.navigation.sheet = .screens }
      ),
      BrowserCommand(
        id: "screen.back",
        hint: BrowserText.commandBack,
        section: .screens,
        contexts: Context.screens.subtracting(Context.store),
        keys: [.escape],
        action: { if !$0.gallery.leaveComparison() { $0.navigation.screen = .store } }
      ),
    ]

  /// The commands that work on every screen.
  static let everywhere: [BrowserCommand] = [
    BrowserCommand(
      id: "program.help",
      hint: BrowserText.hintHelp,
      title: BrowserText.commandHelp,
      section: .everywhere,
      contexts: Context.screens,
      priority: 6,
      keys: [.character("?")],
      action: { BrowserCommand.openHelp(of: $0) }
    ),
    BrowserCommand(
      id: "program.all-keys",
      hint: BrowserText.hintAllKeys,
      title: BrowserText.commandAllKeys,
      section: .everywhere,
      contexts: [.reading],
      priority: 3,
      keys: [.character("?")],
      isHinted: { $0.navigation.showsEssentials },
      isLeftToViews: { !$0.navigation.showsEssentials },
      action: { $0.navigation.openAllKeys() }
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
      priority: 8,
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
