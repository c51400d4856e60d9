import Foundation
import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The application: the models of its screens, and what all of them share.
///
/// It makes the models and gives each of them the others that it needs. Commands act on it, since
/// a command can concern any screen.
@MainActor @Observable
final class BrowserModel {
  let session: StoreSession
  /// The program's own words.
  let words: Words
  let log: BrowserLog
  /// The notice below each screen.
  let notices: NoticeModel
  /// The screen and the sheet that are open.
  let navigation: NavigationModel
  let screenSize = ScreenSizeModel()
  let colors = ColorThemeModel()
  let keyBindings: KeyBindings
  /// The customer's clock.
  let clock: CustomerClock
  private let launch: AppLaunch

  let store: StoreScreenModel
  let lookPanel: LookPanelModel
  /// The language and the storefront of the store.
  let region: RegionChoices
  let gallery: GalleryModel
  let account: AccountModel
  let timeline: TimelineModel
  let transactions: TransactionsModel
  let messages: MessagesModel
  let settings: SettingsModel
  /// The configuration's screen.
  let file: ConfigurationModel

  /// The exit code, once the person has left.
  var exitCode: Int32?

  init(
    session: StoreSession,
    configuration: StoreConfiguration,
    path: String?,
    group: SubscriptionGroup?,
    selection: Product.ID?,
    look: StoreLook,
    words: Words,
    keys: [String: [Key]] = [:],
    usesASCII: Bool,
    log: BrowserLog = BrowserLog()
  ) {
    keyBindings = KeyBindings(keys, words: words)
    self.session = session
    self.words = words
    self.log = log
    notices = NoticeModel(session: session, words: words, log: log)
    navigation = NavigationModel(notices: notices, log: log)
    store = StoreScreenModel(
      session: session,
      words: words,
      notices: notices,
      group: group,
      selection: selection,
      look: look
    )
    file = ConfigurationModel(
      configuration,
      path: path,
      store: store,
      navigation: navigation,
      screenSize: screenSize,
      keyBindings: keyBindings,
      usesASCII: usesASCII,
      log: log
    )
    region = RegionChoices(store: store, file: file)
    settings = SettingsModel(file: file, region: region)
    launch = AppLaunch(session: session)
    clock = CustomerClock(session: session, words: words, launch: launch)
    gallery = GalleryModel(store: store, navigation: navigation)
    account = AccountModel(store: store, launch: launch)
    timeline = TimelineModel(store: store, account: account, keyBindings: keyBindings)
    transactions = TransactionsModel(file: file)
    messages = MessagesModel(timeline: timeline, transactions: transactions)
    lookPanel = LookPanelModel(file: file, region: region, colors: colors, messages: messages)
    session.write(to: log, in: words)
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// Launches the app for a customer whose history is kept, and shows the messages that arrive.
  func open() {
    let before = session.account.messages
    session.asOneStep { launch.launchIfNeeded() }
    messages.note(before: before, now: session.account.messages)
  }
}
