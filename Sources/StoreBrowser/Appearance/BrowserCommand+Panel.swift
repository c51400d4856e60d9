import TerminalUI

extension BrowserCommand {
  /// The commands of the appearance panel and of the Swift code.
  static let panel: [BrowserCommand] = [
    BrowserCommand(
      id: "look.panel",
      hint: AppearanceText.hintPanel,
      title: AppearanceText.commandPanel,
      section: .appearance,
      priority: 9,
      keys: [.character("v")],
      action: { $0.appearancePanel.toggle() }
    ),
    BrowserCommand(
      id: "look.close-panel",
      hint: BrowserText.hintClose,
      priority: 4,
      keys: [.escape],
      isHinted: { $0.appearancePanel.isBeside && $0.keyContext.choiceList?.open == nil },
      isLeftToViews: { !$0.appearancePanel.isBeside && !$0.appearancePanel.isEnlarged },
      action: { $0.appearancePanel.shrinkOrToggle() }
    ),
    BrowserCommand(
      id: "look.enlarge",
      hint: AppearanceText.hintEnlarge,
      title: AppearanceText.commandEnlarge,
      section: .appearance,
      priority: 14,
      keys: [.character("+")],
      isHinted: { !$0.appearancePanel.isEnlarged },
      action: { $0.appearancePanel.isEnlarged.toggle() }
    ),
    BrowserCommand(
      id: "look.shrink",
      hint: AppearanceText.hintShrink,
      title: AppearanceText.commandShrink,
      section: .appearance,
      priority: 3,
      keys: [.character("_")],
      isHinted: { $0.appearancePanel.isEnlarged },
      unavailableReason: { $0.appearancePanel.shrinkUnavailableReason },
      action: { $0.appearancePanel.isEnlarged = false }
    ),
    BrowserCommand(
      id: "look.snippet",
      hint: AppearanceText.hintSnippet,
      title: AppearanceText.commandSnippet,
      section: .appearance,
      priority: 13,
      keys: [.character("c")],
      unavailableReason: { $0.appearancePanel.snippetUnavailableReason },
      action: { $0.navigation.sheet = .snippet }
    ),
    BrowserCommand(
      id: "look.copy",
      hint: AppearanceText.commandCopy,
      section: .appearance,
      keys: [.character("y")],
      unavailableReason: { $0.appearancePanel.snippetUnavailableReason },
      action: { $0.appearancePanel.copySnippet() }
    ),
  ]
}
