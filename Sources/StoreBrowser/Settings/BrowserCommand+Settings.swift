import TerminalUI

extension BrowserCommand {
  /// The commands of lists of choices, on the settings screen and in the appearance panel.
  static let settings: [BrowserCommand] = [
    BrowserCommand(
      id: "settings.choose",
      hint: SettingsText.hintChoose,
      section: .settings,
      contexts: choosing,
      priority: 1,
      label: .keys("↑↓"),
      isHinted: { $0.keyContext.choiceList != nil }
    ),
    BrowserCommand(
      id: "settings.change",
      hint: SettingsText.hintChange,
      section: .settings,
      contexts: choosing,
      priority: 2,
      label: .keys("←→"),
      isHinted: isListed
    ),
    BrowserCommand(
      id: "settings.list",
      hint: SettingsText.hintList,
      title: SettingsText.commandList,
      section: .settings,
      contexts: choosing,
      priority: 3,
      label: .keys("⏎"),
      isHinted: isListed
    ),
    BrowserCommand(
      id: "settings.set",
      hint: SettingsText.hintSet,
      contexts: choosing,
      priority: 2,
      label: .keys("⏎"),
      isHinted: hasValues
    ),
    BrowserCommand(
      id: "settings.search",
      hint: BrowserText.hintSearch,
      contexts: choosing,
      priority: 2,
      label: .keys("/"),
      isHinted: { $0.keyContext.choiceList?.isSearching == true && !$0.keyContext.takesLetters }
    ),
    BrowserCommand(
      id: "settings.type",
      hint: BrowserText.hintSearch,
      contexts: choosing,
      priority: 1,
      label: .keys("abc"),
      isHinted: { $0.keyContext.choiceList?.isSearching == true && $0.keyContext.takesLetters }
    ),
    BrowserCommand(
      id: "settings.leave",
      hint: SettingsText.hintBack,
      contexts: choosing,
      priority: 3,
      label: .keys("Esc"),
      isHinted: hasValues
    ),
    BrowserCommand(
      id: "settings.reset",
      hint: SettingsText.hintReset,
      title: SettingsText.commandReset,
      section: .settings,
      contexts: [.screen(.settings)],
      priority: 9,
      keys: [.backspace, .delete],
      isHinted: isListed,
      isLeftToViews: { $0.settings.list.open != nil },
      unavailableReason: { $0.settings.settingResetUnavailableReason },
      action: { $0.settings.selected?.goBack() }
    ),
    BrowserCommand(
      id: "settings.reset-all",
      hint: SettingsText.hintResetAll,
      title: SettingsText.commandResetAll,
      section: .settings,
      contexts: [.screen(.settings)],
      priority: 10,
      keys: [.character("R")],
      unavailableReason: { $0.settings.resetUnavailableReason },
      action: { $0.settings.goBackToFile() }
    ),
    BrowserCommand(
      id: "settings.write",
      hint: SettingsText.hintWrite,
      title: SettingsText.commandWrite,
      section: .settings,
      contexts: [.screen(.settings)],
      priority: 9,
      keys: [.character("w")],
      unavailableReason: { $0.settings.writingUnavailableReason },
      action: { $0.navigation.sheet = .overwrite }
    ),
  ]

  private static let choosing: Set<Context> = [.screen(.settings), .screen(.store), .appearance]

  /// Whether a visible list of choices shows the choices.
  private static let isListed: Condition = {
    $0.keyContext.choiceList.map { $0.open == nil } ?? false
  }

  /// Whether a visible list of choices shows the values of one choice.
  private static let hasValues: Condition = {
    $0.keyContext.choiceList?.open != nil
  }
}
