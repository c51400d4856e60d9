import TerminalUI

extension BrowserCommand {
  /// The panel that lists how the store can look, and the code for it.
  static let panel: [BrowserCommand] = [
    BrowserCommand(
      id: "look.panel",
      hint: LookText.hintPanel,
      title: LookText.commandPanel,
      section: .look,
      priority: 8,
      keys: [.character("v")],
      action: { $0.lookPanel.toggle() }
    ),
    BrowserCommand(
      id: "look.close-panel",
      hint: BrowserText.hintClose,
      priority: 4,
      keys: [.escape],
      isHinted: { $0.lookPanel.isBeside && $0.keyContext.choiceList?.open == nil },
      isLeftToViews: { !$0.lookPanel.isBeside && !$0.lookPanel.isEnlarged },
      action: { $0.lookPanel.shrinkOrToggle() }
    ),
    BrowserCommand(
      id: "look.enlarge",
      hint: LookText.hintEnlarge,
      title: LookText.commandEnlarge,
      section: .look,
      priority: 14,
      keys: [.character("+")],
      isHinted: { !$0.lookPanel.isEnlarged },
      action: { $0.lookPanel.isEnlarged.toggle() }
    ),
    BrowserCommand(
      id: "look.shrink",
      hint: LookText.hintShrink,
      title: LookText.commandShrink,
      section: .look,
      priority: 3,
      keys: [.character("_")],
      isHinted: { $0.lookPanel.isEnlarged },
      obstacle: { $0.lookPanel.enlargedObstacle },
      action: { $0.lookPanel.isEnlarged = false }
    ),
    BrowserCommand(
      id: "look.snippet",
      hint: LookText.hintSnippet,
      title: LookText.commandSnippet,
      section: .look,
      priority: 13,
      keys: [.character("c")],
      obstacle: { $0.lookPanel.snippetObstacle },
      action: { $0.navigation.sheet = .snippet }
    ),
    BrowserCommand(
      id: "look.copy",
      hint: LookText.commandCopy,
      section: .look,
      keys: [.character("y")],
      obstacle: { $0.lookPanel.snippetObstacle },
      action: { $0.lookPanel.copySnippet() }
    ),
  ]
}
