import TerminalUI

/// The environment that the store is tested in: each setting with its value, and with the
/// file's where that is another.
struct SettingsScreen: View {
  let model: BrowserModel

  var body: some View {
    let (shown, filter) = (model.settings.shown, model.settings.filter)
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.listFilter != nil {
        FilterLine(
          model: model,
          filter: filter,
          prompt: model.words.text(FilterText.settingsPrompt),
          found: shown.count,
          count: model.settings.choices.count
        )
      }
      ChoiceList(model: model, state: model.settings.list, choices: shown, filter: filter)
    }
    .frame(maxWidth: .cells(73), maxHeight: .infinity, alignment: .topLeading)
    .padding(.leading, .cells(1))
    .padding(.top, .cells(model.screenSize.isTall ? 1 : 0))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
