import Foundation
import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// What the application remembers beside the store: which screen and which of its own
/// sheets are open, and whether it is to end.
@MainActor @Observable
final class BrowserModel {
  let session: StoreSession
  /// The store's screen.
  let store: StoreScreenModel
  /// Where what is done is logged.
  let log: BrowserLog
  /// What is said of the last key.
  let notices: NoticeModel
  /// The screen and the sheet that are open.
  let navigation: NavigationModel
  /// The program's own words.
  let words: Words
  /// The direction in which these are read.
  var direction: LayoutDirection { LayoutDirection(of: words.locale) }
  /// The commands with their keys.
  let keyBindings: KeyBindings
  /// The size of the screen.
  let screenSize = ScreenSizeModel()
  /// The colours that the screen is shown in.
  let colors = ColorThemeModel()
  /// The configuration's screen.
  let file: ConfigurationModel
  /// The language and the storefront of the store.
  let region: RegionChoices
  /// The panel of looks.
  let lookPanel: LookPanelModel
  /// The settings' screen.
  let settings: SettingsModel
  /// The launch of the app to which the customer comes back.
  let launch: AppLaunch
  /// The customer's clock.
  let clock: CustomerClock
  /// The gallery's screen.
  let gallery: GalleryModel
  /// The account's screen.
  let account: AccountModel
  /// The timeline's screen.
  let timeline: TimelineModel
  /// What the palette has beside the commands with keys, made when it is first opened.
  @ObservationIgnored lazy var namedCommands = BrowserCommand.named(in: lookPanel, settings)
  /// The screen of purchases.
  let transactions: TransactionsModel
  /// What is remembered of the App Store's messages.
  let messages = MessagesModel()
  /// Whether the person wants messages of the App Store to appear by themselves.
  var showsMessages = true
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
      usesASCII: usesASCII,
      log: log
    )
    region = RegionChoices(store: store, file: file)
    settings = SettingsModel(file: file, region: region)
    lookPanel = LookPanelModel(
      file: file,
      region: region,
      colors: colors,
      screenSize: screenSize,
      keyBindings: keyBindings
    )
    launch = AppLaunch(session: session)
    clock = CustomerClock(session: session, words: words, launch: launch)
    gallery = GalleryModel(store: store, navigation: navigation)
    account = AccountModel(store: store, launch: launch)
    timeline = TimelineModel(store: store, account: account)
    transactions = TransactionsModel(file: file, keyBindings: keyBindings)
    session.write(to: log, in: words)
  }

  /// What the keys are for at the moment.
  var context: BrowserCommand.Context {
    if session.isAlerting { return .alert }
    if session.isConfirming { return .purchase }
    if presentedMessage != nil { return .prompt }
    switch navigation.sheet {
    case .help?, .palette?, .snippet?, .fileDetails?: return .reading
    case .clock?, .overwrite?: return .prompt
    case nil: break
    }
    if session.openPolicy != nil { return .reading }
    if isLookOver { return .look }
    return store.keys.isInGroupSheet ? .groupSheet : contextOfScreen
  }

  /// Whether the panel of looks covers the store. It waits for other sheets, which were opened
  /// later.
  var isLookOver: Bool {
    lookPanel.isOver && navigation.sheet == nil && session.requestedProduct == nil
      && session.openPolicy == nil && presentedMessage == nil
  }

  /// Whether the help or the palette is open.
  var isListingCommands: Bool { navigation.sheet == .help || navigation.sheet == .palette }

  /// The list of choices that keys work in: that of the panel, or of the settings.
  var choiceList: ChoiceListModel? {
    switch context {
    case .look: lookPanel.list
    case .screen(.store): lookPanel.isBeside && lookPanel.isFocused ? lookPanel.list : nil
    case .screen(.settings): settings.list
    default: nil
    }
  }

  /// Whether letters go into a list of choices, so that they are no keys.
  var takesLetters: Bool { choiceList?.isTyping == true }

  /// The command that the browser acts on for a key now.
  func command(for key: Key) -> BrowserCommand? {
    keyBindings.commands.first {
      $0.action != nil && $0.keys.contains(key) && $0.contexts.contains(context)
        && !$0.isLeftToViews(self)
    }
  }

  /// What the keys are for on the open screen with what the screen itself has opened.
  private var contextOfScreen: BrowserCommand.Context {
    if listFilter?.isTyping == true { return .search }
    guard navigation.screen == .transactions else { return .screen(navigation.screen) }
    if let sheet = transactions.sheet { return sheet.isRead ? .reading : .prompt }
    return transactions.isTyping ? .search : .screen(navigation.screen)
  }

  /// Does what a command is for, or says why it can't be done.
  func perform(_ command: BrowserCommand) {
    act(on: command, command.obstacle(self))
  }

  private func act(on command: BrowserCommand, _ obstacle: String?) {
    if let obstacle {
      log.info("\(command.id) can't be done")
      return notices.remark = obstacle
    }
    // A screen tells itself when it opens, however it came to that.
    if command.section != .screens { log.info(command.id) }
    notices.remark = nil
    command.action?(self)
  }

  /// Why a command can't be run now by its name; `nil` when it can.
  func obstacle(to command: BrowserCommand) -> String? {
    if !command.contexts.contains(.screen(navigation.screen)), let home = command.home {
      return words.text(BrowserText.worksOnScreen, words.text(home.title))
    }
    return command.obstacle(self)
  }

  /// Runs a command by its name, where a key would do so.
  func run(_ command: BrowserCommand) {
    act(on: command, obstacle(to: command))
  }

  /// Goes back: out of what a screen has open, else to the store.
  func goBack() {
    if navigation.screen == .gallery, gallery.isComparing {
      gallery.isComparing = false
    } else {
      navigation.screen = .store
    }
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// Whether `a` can switch anything: auto-renew of the chosen purchase on the screen of
  /// purchases, else that of the group on the screen.
  var canToggleAutoRenew: Bool {
    navigation.screen == .transactions
      ? transactions.renewalObstacle == nil : store.canToggleAutoRenew
  }

  /// Why auto-renew cannot be switched.
  var autoRenewObstacle: String? {
    if navigation.screen == .transactions { return transactions.renewalObstacle }
    return store.group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }

  /// Switches auto-renew.
  func toggleAutoRenew() {
    if navigation.screen == .transactions {
      transactions.toggleAutoRenew()
    } else {
      store.toggleAutoRenew()
    }
  }

  /// Opens the app to a customer who is kept; what they are told at its launch is news.
  func open() {
    let before = session.account.messages
    session.asOneStep { launch.launchIfNeeded() }
    noteMessages(before: before, now: session.account.messages)
  }
}
