import ExternalInput
import Observation
import StoreModel
import StoreViews

/// The configuration's screen: the file, and the chosen row of what it says.
@MainActor @Observable
final class ConfigurationModel {
  /// The file as it was read last.
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
  /// The chosen row, by its identifier; the first one where there is none.
  var selected: ConfigurationRow.ID?
  /// What the list is narrowed to.
  let filter = ListFilter()
  /// Why the file could not be read again; `nil` when it could.
  var problem: String?
  /// The rows of the file as they were made last.
  @ObservationIgnored var madeRows: ConfigurationRows?
  /// Whether the file and the catalog on the screen were the same at the last comparison.
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
