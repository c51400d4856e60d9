import TerminalUI

/// The test environment of the store. Each setting shows its value. If the file's value is
/// different, the setting also shows that value.
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
      ChoiceList(model: model.list, choices: shown, width: width, filter: filter)
    }
    .frame(maxWidth: .cells(SheetWidth.settings), maxHeight: .infinity, alignment: .topLeading)
    .padding(.leading, .cells(1))
    .padding(.top, .cells(model.screenSize.isTall ? 1 : 0))
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The width of the list in columns: the screen without the empty column before the list, but not
  /// wider than a comfortable line.
  private var width: Int { min(model.screenSize.columns - 1, SheetWidth.settings) }
}
