import ExternalInput
import Observation
import StoreModel
import StoreViews

/// The model of the configuration screen: the file as last read, and the selected row.
@MainActor @Observable
final class ConfigurationModel {
  /// The configuration as last read.
  var configuration: StoreConfiguration
  /// The path of the file; `nil` for a store without a file.
  let path: String?
  let session: StoreSession
  let words: Words
  let usesASCII: Bool
  let store: StoreScreenModel
  let navigation: NavigationModel
  let notices: NoticeModel
  let screenSize: ScreenSizeModel
  let keyBindings: KeyBindings
  let log: BrowserLog
  /// The identifier of the selected row; `nil` for the first row.
  var selected: ConfigurationRow.ID?
  /// The filter of the rows.
  let filter = ListFilter()
  /// The reason why the last attempt to read the file failed; `nil` if it succeeded.
  var problem: String?
  /// The cached rows of the file.
  @ObservationIgnored var madeRows: ConfigurationRows?
  /// The result of the last comparison of the file with the open catalog. The comparison is slow
  /// for large files.
  @ObservationIgnored var comparison:
    (configuration: StoreConfiguration, shown: StoreCatalog, isSame: Bool)?

  init(
    _ opening: StoreOpening,
    store: StoreScreenModel,
    navigation: NavigationModel,
    screenSize: ScreenSizeModel,
    keyBindings: KeyBindings
  ) {
    configuration = opening.configuration
    let options = opening.options
    (path, usesASCII, log) = (options.path, options.usesASCII, options.log)
    (self.store, self.navigation) = (store, navigation)
    (self.screenSize, self.keyBindings) = (screenSize, keyBindings)
    (session, words, notices) = (store.session, store.words, store.notices)
  }

  /// The file's name; empty for a store without a file.
  var name: String { path.map(PathText.shownName(of:)) ?? "" }
}
