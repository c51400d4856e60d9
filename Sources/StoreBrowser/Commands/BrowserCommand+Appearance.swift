import TerminalUI

extension BrowserCommand {
  /// The commands that change the store's appearance.
  static let appearance: [BrowserCommand] = [
    BrowserCommand(
      id: "look.next-style",
      hint: BrowserText.hintStyle,
      title: BrowserText.commandNextStyle,
      section: .appearance,
      priority: 3,
      keys: [.character("s")],
      isHinted: { $0.keyContext.choiceList == nil && $0.store.showsPlans },
      unavailableReason: { $0.store.plansUnavailableReason },
      action: { $0.store.showNextStyle(by: 1) }
    ),
    BrowserCommand(
      id: "look.previous-style",
      hint: BrowserText.commandPreviousStyle,
      section: .appearance,
      keys: [.character("S")],
      unavailableReason: { $0.store.plansUnavailableReason },
      action: { $0.store.showNextStyle(by: -1) }
    ),
    BrowserCommand(
      id: "look.next-placement",
      hint: BrowserText.hintPlacement,
      title: BrowserText.commandNextPlacement,
      section: .appearance,
      priority: 10,
      keys: [.character("p")],
      isHinted: { $0.store.showsPlans },
      unavailableReason: { $0.store.plansUnavailableReason ?? $0.store.placementUnavailableReason },
      action: { $0.store.showNextPlacement(by: 1) }
    ),
    BrowserCommand(
      id: "look.previous-placement",
      hint: BrowserText.commandPreviousPlacement,
      section: .appearance,
      keys: [.character("P")],
      unavailableReason: { $0.store.plansUnavailableReason ?? $0.store.placementUnavailableReason },
      action: { $0.store.showNextPlacement(by: -1) }
    ),
    BrowserCommand(
      id: "look.next-grouping",
      hint: BrowserText.commandNextGrouping,
      section: .appearance,
      keys: [.character("o")],
      unavailableReason: { $0.store.plansUnavailableReason },
      action: { $0.store.showNextGrouping() }
    ),
    BrowserCommand(
      id: "look.next-group-style",
      hint: BrowserText.commandNextGroupStyle,
      section: .appearance,
      keys: [.character("O")],
      unavailableReason: {
        $0.store.plansUnavailableReason ?? $0.store.groupStyleUnavailableReason
      },
      action: { $0.store.showNextGroupStyle() }
    ),
    BrowserCommand(
      id: "look.next-button-label",
      hint: BrowserText.commandNextButtonLabel,
      section: .appearance,
      keys: [.character("b")],
      unavailableReason: { $0.store.plansUnavailableReason },
      action: { $0.store.showNextButtonLabel() }
    ),
    BrowserCommand(
      id: "look.next-group",
      hint: BrowserText.hintNextGroup,
      title: BrowserText.commandNextGroup,
      section: .appearance,
      contexts: screensOfGroup,
      priority: 9,
      keys: [.character("n")],
      isHinted: {
        $0.navigation.screen == .account && $0.store.groupUnavailableReason == nil
          && !$0.filter.isOpen
      },
      isLeftToViews: { $0.filter.isOpen },
      unavailableReason: { $0.store.groupUnavailableReason },
      action: { $0.store.showNextGroup() }
    ),
  ]

  /// The screens that show only the selected group, or show it before the other groups.
  private static let screensOfGroup: Set<Context> = [
    .screen(.store), .screen(.gallery), .screen(.account), .screen(.timeline),
  ]
}
