import StoreViews
import TerminalUI

/// The context of a key press. It depends on the open screen and on the sheets over it.
@MainActor
struct KeyContext {
  private let session: StoreSession
  private let navigation: NavigationModel
  private let store: StoreScreenModel
  private let transactions: TransactionsModel
  private let messages: MessagesModel
  private let appearancePanel: AppearancePanelModel
  private let settings: SettingsModel
  private let filter: ScreenFilter

  init(appearancePanel: AppearancePanelModel, settings: SettingsModel, filter: ScreenFilter) {
    (self.appearancePanel, self.settings, self.filter) = (appearancePanel, settings, filter)
    messages = appearancePanel.messages
    (session, navigation) = (messages.session, messages.navigation)
    (store, transactions) = (messages.store, messages.transactions)
  }

  /// The present context.
  var current: BrowserCommand.Context {
    if session.isAlerting { return .alert }
    if session.isConfirming { return .purchase }
    if messages.presented != nil { return .prompt }
    switch navigation.sheet {
    case .help?, .screens?, .palette?, .snippet?, .fileDetails?: return .reading
    case .clock?, .overwrite?: return .prompt
    case nil: break
    }
    if session.openPolicy != nil { return .reading }
    if appearancePanel.isOver { return .appearance }
    if store.keys.isInGroupSheet { return .groupSheet }
    if navigation.screen == .transactions { return transactions.context }
    return filter.current?.isTyping == true ? .search : .screen(navigation.screen)
  }

  /// The list of choices that receives keys: the list of the panel or of the settings; `nil` if
  /// neither receives keys.
  var choiceList: ChoiceListModel? {
    switch current {
    case .appearance: appearancePanel.list
    case .screen(.store):
      appearancePanel.isBeside && appearancePanel.isFocused ? appearancePanel.list : nil
    case .screen(.settings): settings.list
    default: nil
    }
  }

  /// Whether the search field of a list of choices receives letters as text.
  var takesLetters: Bool { choiceList?.isTyping == true }

  /// Returns whether the arrow keys along an axis choose a plan.
  func choosesPlans(along axis: Axis) -> Bool {
    choiceList == nil && store.choosesPlans(along: axis)
  }

  /// The effect of Enter in the store; `nil` if a list of choices receives the keys.
  var enterInStore: StoreEnter? { choiceList == nil ? store.keys.enter : nil }

  /// The effect of Escape in the open prompt.
  var promptEscape: PromptEscape {
    if let message = messages.presented { return message.isOpen ? .later : .close }
    return navigation.promptEnter == .pick ? .close : .cancel
  }
}
