import TerminalUI

/// The environment that the store is tested in: each setting with its value, and with the
/// file's where that is another.
struct SettingsScreen: View {
  let model: BrowserModel

  var body: some View {
    ChoiceList(model: model, state: model.settingChoices, choices: model.settings)
      .frame(maxWidth: .cells(73), maxHeight: .infinity, alignment: .topLeading)
      .padding(.leading, .cells(1))
      .padding(.top, .cells(model.isTall ? 1 : 0))
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
