import PurchaseFlow
import StoreModel
import TerminalUI

/// The commands that only the palette lists. Single settings, states and appearance values have no
/// keys, so the help and the manual do not list them.
extension BrowserCommand {
  /// Creates the command that opens a setting.
  fileprivate init(to setting: Choice, in words: Words) {
    let id = setting.id
    self.init(
      id: "setting.\(id)",
      hint: SettingsText.hintChange,
      name: "\(words.text(BrowserText.screenSettings)): \(setting.title)",
      contexts: Context.screens,
      action: { $0.settings.open(id) }
    )
  }

  /// Creates the command that puts the customer into a state.
  fileprivate init(to state: CustomerState, in words: Words) {
    self.init(
      id: "state.\(state)",
      hint: AccountText.hintEnterState,
      name: "\(words.text(AccountText.statesTitle)): \(words.text(state.text))",
      contexts: Context.screens,
      unavailableReason: { $0.account.unavailableReason(for: state) },
      action: { $0.account.moveCustomer(into: state) }
    )
  }

  /// Creates the command that opens an option of the store's appearance.
  fileprivate init(to appearance: AppearanceOption, titled title: String, in words: Words) {
    self.init(
      id: "look.\(appearance)",
      hint: SettingsText.hintChange,
      name: "\(words.text(AppearanceText.panelTitle)): \(title)",
      contexts: Context.screens,
      action: { $0.appearancePanel.open(appearance) }
    )
  }

  /// Creates the command that selects a value of an appearance option.
  fileprivate init(_ appearance: AppearanceOption, titled title: String, _ value: Choice.Value) {
    let id = value.id
    self.init(
      id: "look.\(appearance).\(id)",
      hint: SettingsText.hintChange,
      name: "\(title): \(value.name)",
      contexts: Context.screens,
      unavailableReason: { model in
        let choice = model.appearancePanel.choice(appearance)
        return choice.unavailableReason ?? choice.values.first { $0.id == id }?.unavailableReason
      },
      action: { model in
        model.appearancePanel.choice(appearance).choose(id)
        model.navigation.screen = .store
      }
    )
  }
}

extension BrowserCommand {
  /// Returns the commands that only the palette lists.
  @MainActor
  static func named(in panel: AppearancePanelModel, _ settings: SettingsModel) -> [BrowserCommand] {
    let words = panel.words
    let appearances = AppearanceOption.allCases.flatMap { name in
      let choice = panel.choice(name)
      let values = name.isNamedByValue ? choice.values : []
      return [BrowserCommand(to: name, titled: choice.title, in: words)]
        + values.map { BrowserCommand(name, titled: choice.title, $0) }
    }
    return settings.choices.map { BrowserCommand(to: $0, in: words) }
      + CustomerState.allCases.map { BrowserCommand(to: $0, in: words) } + appearances
  }
}
