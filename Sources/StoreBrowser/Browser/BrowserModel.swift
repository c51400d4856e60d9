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
  /// The file as it was read last.
  var configuration: StoreConfiguration
  /// Where the file is; `nil` for one that is nowhere.
  let path: String?
  /// The place in the file of the subscription group on the screen.
  private var groupPosition: Int?
  /// The subscription group on the screen: the one that was chosen, else the first with
  /// plans.
  var group: SubscriptionGroup? {
    get {
      let groups = session.catalog.groups
      return groups.first { $0.position == groupPosition }
        ?? groups.first { !$0.products.isEmpty } ?? groups.first
    }
    set { groupPosition = newValue?.position }
  }
  /// The chosen plan; kept here so that it outlives a window that is too small for the
  /// store.
  var selection: Product.ID?
  /// How the store is shown.
  var look: StoreLook
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
  /// What can be done, and by which keys.
  let commands: [BrowserCommand]
  /// The one that lists them all.
  let helpCommand: BrowserCommand?
  /// What was answered of the bar of keys in each context: the bar is made anew often, and most
  /// commands work elsewhere.
  @ObservationIgnored private var ranked: [BrowserCommand.Context: [BrowserCommand]] = [:]
  /// Whether nothing outside ASCII is drawn.
  let usesASCII: Bool
  /// What the timeline's screen remembers.
  let timeline = TimelineModel()
  /// The colours that the screen is shown in.
  var theme = ColorTheme.auto {
    didSet { showTheme?(theme) }
  }
  /// Has the terminal show a theme; `nil` while there is none.
  @ObservationIgnored var showTheme: (@MainActor (ColorTheme) -> Void)?
  /// Whether the terminal shows colours at all.
  var hasColor = true
  /// Whether the store has the room that else is for the bar of screens, the panel and the
  /// customer's state.
  var isEnlarged = false
  /// Whether the panel that lists how the store can look is open.
  var isLookOpen = false {
    didSet { notices.remark = nil }
  }
  /// Whether the focus is in that panel, beside the store.
  var isInLookPanel = false
  /// What the keys do where the focus is in the store.
  var storeKeys = StoreKeys()
  /// The columns of the screen.
  private(set) var columns = 80
  /// The rows of the screen.
  private(set) var rows = 24
  /// Whether the screen is too small for anything but the card that says so.
  private(set) var isTooSmall = false
  /// What the panel of looks has open.
  let lookChoices = ChoiceListModel()
  /// What the screen of settings has open.
  let settingChoices = ChoiceListModel()
  /// What the settings are narrowed to.
  let settingFilter = ListFilter()
  /// What the customer's states are narrowed to, and the one that has the focus.
  let stateFilter = ListFilter()
  /// The state that the focus is to come to; `nil` for the one that the customer is in.
  var meantState: CustomerState?
  /// Whether the focus is in what there is to know of the customer, and not in the states.
  var isInFacts = false
  /// What the palette has beside the commands with keys, made when it is first asked for.
  @ObservationIgnored lazy var namedCommands = makeNamedCommands()
  /// Every storefront with its name, made when they are first asked for.
  @ObservationIgnored lazy var storefrontValues = makeStorefrontValues()
  /// What the gallery's screen remembers.
  let gallery = GalleryModel()
  /// What the configuration's screen remembers.
  let file = ConfigurationModel()
  /// What the screen of purchases remembers.
  let transactions = TransactionsModel()
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
    let commands = BrowserCommand.table(with: keys, in: LayoutDirection(of: words.locale))
    self.commands = commands
    helpCommand = commands.first { $0.id == "program.help" }
    self.session = session
    self.configuration = configuration
    self.path = path
    groupPosition = group?.position
    self.selection = selection
    self.look = look
    self.words = words
    self.usesASCII = usesASCII
    self.log = log
    notices = NoticeModel(session: session, words: words, log: log)
    navigation = NavigationModel(notices: notices, log: log)
    session.write(to: log, in: words)
  }

  /// The commands that the bar of keys can tell of in a context, the most needed first.
  func rankedCommands(in context: BrowserCommand.Context) -> [BrowserCommand] {
    if let known = ranked[context] { return known }
    let commands = commands.filter { $0.contexts.contains(context) && !$0.label(words).isEmpty }
    let sorted = commands.ranked
    ranked[context] = sorted
    return sorted
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
    return storeKeys.isInGroupSheet ? .groupSheet : contextOfScreen
  }

  /// Whether the help or the palette is open.
  var isListingCommands: Bool { navigation.sheet == .help || navigation.sheet == .palette }

  /// The list of choices that keys work in: that of the panel, or of the settings.
  var choiceList: ChoiceListModel? {
    switch context {
    case .look: lookChoices
    case .screen(.store): isLookBeside && isInLookPanel ? lookChoices : nil
    case .screen(.settings): settingChoices
    default: nil
    }
  }

  /// Whether letters go into a list of choices, so that they are no keys.
  var takesLetters: Bool { choiceList?.isTyping == true }

  /// Takes the size of the screen, as far as anything is shown on it. Known before the first frame, it leaves nothing to be made
  /// twice.
  func fit(_ size: Size) {
    let isTooSmall = !BrowserView.holds(size)
    if self.isTooSmall != isTooSmall { self.isTooSmall = isTooSmall }
    // What the card lies over stays as it was.
    if isTooSmall { return }
    if columns != size.width { columns = size.width }
    if rows != size.height { rows = size.height }
  }

  /// The command that the browser acts on for a key now.
  func command(for key: Key) -> BrowserCommand? {
    commands.first {
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

  /// Says which commands were left without a key by those that a person chose; what several of
  /// them are called is said once.
  func tellLostKeys(by keys: [String: [Key]]) {
    let lost = BrowserCommand.withoutKey(by: keys, in: direction)
    let names = lost.map { $0.title(words) }.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return }
    let list = names.formatted(.list(type: .and).locale(words.locale))
    notices.remark = words.text(BrowserText.lostKeys, list)
    log.notice(notices.remark ?? "")
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

  /// Whether anything was done that can be taken back.
  var canTakeBack: Bool { session.canTakeBack }

  /// Whether the file has a policy to read.
  var hasPolicies: Bool { !session.catalog.policies.isEmpty }
}
