import Observation
import StoreModel
import StoreViews

/// The panel that lists how the store can look, the code for that look, and whether the store has
/// the panel's room too.
@MainActor @Observable
final class AppearancePanelModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  let store: StoreScreenModel
  let file: ConfigurationModel
  let region: RegionChoices
  let colors: ColorThemeModel
  let messages: MessagesModel
  let navigation: NavigationModel
  let screenSize: ScreenSizeModel
  let keyBindings: KeyBindings
  /// The choices, or the values of one, that are listed.
  let list: ChoiceListModel
  /// Whether the panel is open.
  var isOpen = false {
    didSet { notices.remark = nil }
  }
  /// Whether the focus is in the panel, beside the store.
  var isFocused = false
  /// Whether the store has the room of the bar of screens, the panel and the customer's state.
  var isEnlarged = false

  init(
    file: ConfigurationModel,
    region: RegionChoices,
    colors: ColorThemeModel,
    messages: MessagesModel
  ) {
    (self.file, self.region, self.colors) = (file, region, colors)
    self.messages = messages
    (store, navigation) = (file.store, file.navigation)
    (screenSize, keyBindings) = (file.screenSize, file.keyBindings)
    (session, words, notices) = (store.session, store.words, store.notices)
    list = ChoiceListModel(words: words, notices: notices)
  }

  /// The columns of a screen that has room for the panel beside the store; ours.
  static let columnsForPanel = 80

  private var isOnScreen: Bool { isOpen && navigation.screen == .store && !isEnlarged }

  /// Whether the panel is beside the store.
  var isBeside: Bool { isOnScreen && screenSize.columns >= Self.columnsForPanel }

  /// Whether the panel covers the store, since there is no room beside it. It waits for other
  /// sheets, which were opened later.
  var isOver: Bool {
    isOnScreen && screenSize.columns < Self.columnsForPanel && navigation.sheet == nil
      && session.requestedProduct == nil && session.openPolicy == nil && messages.presented == nil
  }

  /// Whether the store is on the screen, enlarged.
  var isStoreEnlarged: Bool { isEnlarged && navigation.screen == .store }

  /// Why the store can't be shrunk.
  var enlargedObstacle: String? {
    isEnlarged ? nil : words.text(AppearanceText.notEnlarged, keyBindings.key(of: "look.enlarge"))
  }

  /// Opens the panel, or closes it.
  func toggle() {
    isOpen = isEnlarged || !isOpen
    isEnlarged = false
    list.leave()
  }

  /// Shrinks the store where it is enlarged, else opens the panel or closes it.
  func shrinkOrToggle() {
    if isEnlarged {
      isEnlarged = false
    } else {
      toggle()
    }
  }

  /// Opens the panel with one of its choices in focus.
  func open(_ name: AppearanceOption) {
    navigation.screen = .store
    (isOpen, isEnlarged) = (true, false)
    list.focus(choice(name).id)
  }

  // MARK: The code of the look

  /// The code of the store on the screen.
  var snippet: StoreSnippet? { store.group.map { StoreSnippet(of: $0, in: self) } }

  /// Why there is no code to show.
  var snippetObstacle: String? {
    store.group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }

  /// Copies the code of the store on the screen.
  func copySnippet() {
    guard let snippet else { return }
    notices.copy(snippet.text, as: words.text(AppearanceText.snippetName))
  }
}
