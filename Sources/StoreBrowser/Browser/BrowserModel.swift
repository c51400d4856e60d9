import StoreModel
import StoreViews

/// The models of all screens and the state that the screens share. Commands read and change them.
@MainActor
final class BrowserModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let navigation: NavigationModel
  let screenSize = ScreenSizeModel()
  let colors = ColorThemeModel()
  let keyBindings: KeyBindings
  let keyContext: KeyContext
  let filter: ScreenFilter
  let clock: CustomerClock
  let clockPlayer: ClockPlayer
  let autoRenew: AutoRenewSwitch
  let store: StoreScreenModel
  let appearancePanel: AppearancePanelModel
  let gallery: GalleryModel
  let account: AccountModel
  let timeline: TimelineModel
  let transactions: TransactionsModel
  let messages: MessagesModel
  let settings: SettingsModel
  let file: ConfigurationModel

  init(_ opening: StoreOpening, session: StoreSession, words: Words) {
    (self.session, self.words) = (session, words)
    let options = opening.options
    keyBindings = KeyBindings(options.keys, words: words, usesASCII: options.usesASCII)
    notices = NoticeModel(session: session, words: words, log: options.log)
    navigation = NavigationModel(notices: notices, log: options.log)
    store = StoreScreenModel(opening, session: session, words: words, notices: notices)
    file = ConfigurationModel(
      opening,
      store: store,
      navigation: navigation,
      screenSize: screenSize,
      keyBindings: keyBindings
    )
    let region = RegionChoices(store: store, file: file)
    settings = SettingsModel(file: file, region: region)
    clock = CustomerClock(session: session, words: words, launch: AppLaunch(session: session))
    clockPlayer = ClockPlayer(clock: clock)
    gallery = GalleryModel(store: store, navigation: navigation)
    account = AccountModel(file: file, launch: clock.launch)
    timeline = TimelineModel(store: store, account: account, keyBindings: keyBindings)
    transactions = TransactionsModel(file: file)
    autoRenew = AutoRenewSwitch(transactions: transactions)
    messages = MessagesModel(timeline: timeline, transactions: transactions)
    appearancePanel = AppearancePanelModel(
      file: file,
      region: region,
      colors: colors,
      messages: messages
    )
    let lists: [any FilteredList] = [account, timeline, messages, settings, file]
    filter = ScreenFilter(of: lists, navigation: navigation, keyBindings: keyBindings)
    keyContext = KeyContext(appearancePanel: appearancePanel, settings: settings, filter: filter)
  }
}
