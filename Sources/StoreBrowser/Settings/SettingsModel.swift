import ExternalInput
import Foundation
import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The model of the settings screen: the test environment of the store.
@MainActor @Observable
final class SettingsModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let navigation: NavigationModel
  let screenSize: ScreenSizeModel
  let file: ConfigurationModel
  let region: RegionChoices
  let list: ChoiceListModel
  let filter = ListFilter()

  init(file: ConfigurationModel, region: RegionChoices) {
    (self.file, self.region) = (file, region)
    (session, words, notices) = (file.session, file.words, file.notices)
    (navigation, screenSize) = (file.navigation, file.screenSize)
    list = ChoiceListModel(words: words, notices: notices)
  }

  /// Opens the settings screen with the focus on one setting.
  func open(_ id: Choice.ID) {
    filter.close()
    list.focus(id)
    navigation.screen = .settings
  }

  /// The customer's present test environment.
  var environment: StoreContents { session.account.store }

  /// The test environment in the file.
  var fileSettings: StoreSettings { StoreSettings(file.configuration.settings) }

  /// The file's language; in ASCII mode, the language that replaces it.
  var fileLanguage: String {
    let id = file.configuration.settings.locale
    return file.usesASCII ? file.configuration.settings.storeLocale.forASCII.identifier : id
  }

  /// The settings whose name or value matches the filter. A setting with an open list of values is
  /// always included.
  var shown: [Choice] {
    let text = filter.text.foldedForSearch
    guard !text.isEmpty else { return choices }
    var heading: String?
    return choices.compactMap { choice in
      heading = choice.heading ?? heading
      let texts = [choice.title, choice.currentName, choice.originalName ?? ""]
      guard
        choice.id == list.open
          || texts.contains(where: { $0.foldedForSearch.contains(text) })
      else { return nil }
      var choice = choice
      (choice.heading, heading) = (heading, nil)
      return choice
    }
  }

  /// Changes the test environment as an action of the customer's history.
  func change(_ change: (inout StoreContents) -> Void) {
    var contents = environment
    change(&contents)
    session.open(session.listed, contents)
  }

  /// The setting that last had the focus. Default: the first setting.
  var selected: Choice? {
    let (shown, selected) = (shown, list.open ?? list.last)
    return shown.first { $0.id == selected } ?? shown.first
  }

  /// The reason why the selected setting cannot be reset; `nil` if the setting can be reset.
  var settingResetUnavailableReason: String? {
    selected?.originalName == nil ? words.text(SettingsText.settingIsAsInFile) : nil
  }

  /// Resets all settings to the file's values, as one undo group.
  func goBackToFile() {
    session.asUndoGroup { for choice in choices { choice.goBack() } }
    notices.remark = words.text(SettingsText.asInFile)
  }

  /// The reason why there is nothing to reset; `nil` if there are changes.
  var resetUnavailableReason: String? {
    choices.contains { $0.originalName != nil } ? nil : words.text(SettingsText.isAsInFile)
  }
}
