import StoreModel
import TerminalUI

extension BrowserCommand {
  /// What leads to a setting by its name. Only the palette has it: the help and the manual list
  /// keys, and there is none for a single setting.
  init(to setting: Choice, in words: Words) {
    let id = setting.id
    self.init(
      id: "setting.\(id)",
      hint: SettingsText.hintChange,
      name: "\(words.text(BrowserText.screenSettings)): \(setting.title)",
      contexts: Context.screens,
      action: { $0.open(setting: id) }
    )
  }
}

extension BrowserModel {
  /// Opens the settings with one of them in focus.
  func open(setting id: Choice.ID) {
    settingFilter.close()
    settingChoices.comeTo(id)
    screen = .settings
  }
}
