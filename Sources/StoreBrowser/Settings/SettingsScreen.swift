import TerminalUI

/// The environment that the store is tested in: each setting with its value, and with the
/// file's where that is another.
struct SettingsScreen: View {
  let model: SettingsModel

  var body: some View {
    let (shown, filter) = (model.shown, model.filter)
    VStack(alignment: .leading, spacing: .cells(0)) {
      if model.listFilter != nil {
        FilterLine(
          words: model.words,
          filter: filter,
          prompt: model.words.text(FilterText.settingsPrompt),
          found: shown.count,
          count: model.choices.count
        )
      }
      ChoiceList(model: model.list, choices: shown, filter: filter)
    }
    .frame(maxWidth: .cells(SheetWidth.settings), maxHeight: .infinity, alignment: .topLeading)
    .padding(.leading, .cells(1))
    .padding(.top, .cells(model.screenSize.isTall ? 1 : 0))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
