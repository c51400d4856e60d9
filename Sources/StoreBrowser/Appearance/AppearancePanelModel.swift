import Observation
import StoreModel
import StoreViews

/// The model of the appearance panel, of the Swift code for the chosen appearance, and of the
/// enlarged store.
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
  /// The list of choices in the panel.
  let list: ChoiceListModel
  /// Whether the panel is open. Even then it is hidden on other screens and while the store is
  /// enlarged.
  var isOpen = false {
    didSet { notices.remark = nil }
  }
  /// Whether the focus is in the panel beside the store.
  var isFocused = false
  /// Whether the store also covers the space of the screen bar, the panel and the customer's state.
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

  /// The minimum screen width in columns at which the panel is beside the store; this project's
  /// choice.
  static let columnsForPanel = 80

  private var isOnScreen: Bool { isOpen && navigation.screen == .store && !isEnlarged }

  /// Whether the panel is visible beside the store.
  var isBeside: Bool { isOnScreen && screenSize.columns >= Self.columnsForPanel }

  /// Whether the panel covers the store because there is no space beside it. A sheet that was
  /// opened later covers the panel.
  var isOver: Bool {
    isOnScreen && screenSize.columns < Self.columnsForPanel && navigation.sheet == nil
      && session.requestedProduct == nil && session.openPolicy == nil && messages.presented == nil
  }

  /// Whether the store is open and enlarged.
  var isStoreEnlarged: Bool { isEnlarged && navigation.screen == .store }

  /// The reason why the store cannot shrink; `nil` if it can.
  var shrinkUnavailableReason: String? {
    isEnlarged ? nil : words.text(AppearanceText.notEnlarged, keyBindings.key(of: "look.enlarge"))
  }

  /// Opens or closes the panel. From the enlarged store, always opens it.
  func toggle() {
    isOpen = isEnlarged || !isOpen
    isEnlarged = false
    list.leave()
  }

  /// Shrinks the store if it is enlarged; otherwise opens or closes the panel.
  func shrinkOrToggle() {
    if isEnlarged {
      isEnlarged = false
    } else {
      toggle()
    }
  }

  /// Opens the panel with the focus on one option.
  func open(_ name: AppearanceOption) {
    navigation.screen = .store
    (isOpen, isEnlarged) = (true, false)
    list.focus(choice(name).id)
  }

  // MARK: The Swift code of the appearance

  /// The Swift code of the store on the screen; `nil` without a group.
  var snippet: StoreSnippet? { store.group.map { StoreSnippet(of: $0, in: self) } }

  /// The reason why there is no Swift code to show; `nil` if there is code.
  var snippetUnavailableReason: String? {
    store.group == nil ? words.text(BrowserText.noSubscriptions) : nil
  }

  /// Copies the code to the clipboard.
  func copySnippet() {
    guard let snippet else { return }
    notices.copy(snippet.text, as: words.text(AppearanceText.snippetName))
  }
}
