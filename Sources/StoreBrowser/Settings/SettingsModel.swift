import ExternalInput
import Foundation
import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// The settings' screen: the environment that the store is tested in.
@MainActor @Observable
final class SettingsModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let navigation: NavigationModel
  let screenSize: ScreenSizeModel
  let file: ConfigurationModel
  let region: RegionChoices
  /// The settings, or the values of one, that are listed.
  let list: ChoiceListModel
  /// What the settings are narrowed to.
  let filter = ListFilter()

  init(file: ConfigurationModel, region: RegionChoices) {
    (self.file, self.region) = (file, region)
    (session, words, notices) = (file.session, file.words, file.notices)
    (navigation, screenSize) = (file.navigation, file.screenSize)
    list = ChoiceListModel(words: words, notices: notices)
  }

  /// Opens the settings with one of them in focus.
  func open(_ id: Choice.ID) {
    filter.close()
    list.focus(id)
    navigation.screen = .settings
  }

  /// The test environment as the customer has it now.
  var environment: StoreContents { session.account.store }

  /// The test environment as the file has it.
  var fileSettings: StoreSettings { StoreSettings(file.configuration.settings) }

  /// The file's language, or what stands for it where nothing outside ASCII is drawn.
  var fileLanguage: String {
    let id = file.configuration.settings.locale
    return file.usesASCII ? file.configuration.settings.storeLocale.forASCII.identifier : id
  }

  /// Those settings that have what is searched for in their name or their value; of the one
  /// whose values are listed that does not matter.
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

  /// Changes the environment from now on.
  func change(_ change: (inout StoreContents) -> Void) {
    var contents = environment
    change(&contents)
    session.open(session.listed, contents)
  }

  /// The setting that is meant: the one that had the focus last, else the first.
  var selected: Choice? {
    let (shown, selected) = (shown, list.open ?? list.last)
    return shown.first { $0.id == selected } ?? shown.first
  }

  /// Why that need not be made what the file says.
  var selectionObstacle: String? {
    selected?.originalName == nil ? words.text(SettingsText.settingIsAsInFile) : nil
  }

  /// Makes everything what the file says, as one step.
  func goBackToFile() {
    session.asUndoGroup { for choice in choices { choice.goBack() } }
    notices.remark = words.text(SettingsText.asInFile)
  }

  /// Why nothing has to be made what the file says.
  var fileObstacle: String? {
    choices.contains { $0.originalName != nil } ? nil : words.text(SettingsText.isAsInFile)
  }
}
